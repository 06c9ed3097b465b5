import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page lacks the element that the app is mounted on')
mount(App, { target })
