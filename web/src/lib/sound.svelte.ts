// Sounds of a table, made here and off until somebody turns them on.
import type { Event } from '../api/client'
import { settings } from '../learn/settings.svelte'

type Sound = 'chip' | 'card' | 'dice' | 'wheel' | 'ask' | 'win'

class Sounds {
  private context: AudioContext | null = null
  private hiss: AudioBuffer | null = null

  get on() {
    return settings.now.sound ?? false
  }

  toggle = () => {
    settings.set({ sound: !this.on })
    if (this.on) this.play('chip')
  }

  /** hear makes the sound of an event. */
  hear(e: Event, me: number, thrown: 'wheel' | 'dice') {
    if (e.kind === 'bet' || e.kind === 'collect') this.play('chip')
    else if (e.kind === 'deal' || e.kind === 'turn') this.play('card')
    else if (e.kind === 'outcome') this.play(thrown)
    else if ((e.kind === 'pay' || e.kind === 'award') && e.seat === me && me > 0) this.play('win')
  }

  play(sound: Sound) {
    if (!this.on || document.hidden) return
    this.context ??= new AudioContext()
    void this.context.resume()
    switch (sound) {
      case 'chip':
        for (const at of [0, 0.035]) this.tone(2600 + 500 * Math.random(), at, 0.05, 0.06)
        break
      case 'card':
        this.noise(0, 0.09, 3800, 0.1)
        break
      case 'dice':
        for (let at = 0; at < 1.2; at += 0.09 + 0.05 * Math.random()) this.noise(at, 0.035, 1500, 0.22)
        break
      case 'wheel':
        for (let at = 0, gap = 0.05; at < 3.8; at += gap, gap *= 1.06) this.noise(at, 0.02, 2400, 0.12)
        break
      case 'ask':
        this.tone(880, 0, 0.14, 0.05)
        break
      case 'win':
        for (const [i, f] of [659, 784, 1047].entries()) this.tone(f, i * 0.09, 0.22, 0.06)
        break
    }
  }

  private tone(frequency: number, at: number, length: number, loud: number) {
    const c = this.context!
    const source = new OscillatorNode(c, { frequency, type: 'triangle' })
    source.connect(this.fading(at, length, loud))
    source.start(c.currentTime + at)
    source.stop(c.currentTime + at + length)
  }

  private noise(at: number, length: number, frequency: number, loud: number) {
    const c = this.context!
    if (!this.hiss) {
      this.hiss = c.createBuffer(1, c.sampleRate / 2, c.sampleRate)
      const samples = this.hiss.getChannelData(0)
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    }
    const source = new AudioBufferSourceNode(c, { buffer: this.hiss })
    source.connect(new BiquadFilterNode(c, { type: 'bandpass', frequency })).connect(this.fading(at, length, loud))
    source.start(c.currentTime + at, Math.random() * 0.3, length)
  }

  private fading(at: number, length: number, loud: number): GainNode {
    const c = this.context!
    const gain = new GainNode(c, { gain: 0 })
    gain.gain.setValueAtTime(loud, c.currentTime + at)
    gain.gain.exponentialRampToValueAtTime(0.0001, c.currentTime + at + length)
    gain.connect(c.destination)
    return gain
  }
}

export const sound = new Sounds()
