import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './learn/settings.svelte' // colors and deck are right before the first page is drawn
import { language } from './words/language.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page lacks the element that the app is mounted on')
void language.begin().then(() => mount(App, { target }))

// Where the browser has them and the page came over a safe way, the shell is kept for when the house cannot be reached.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
