import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { language } from './words/language.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page lacks the element that the app is mounted on')
void language.begin().then(() => mount(App, { target }))
