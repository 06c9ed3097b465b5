// Sounds of a table, made here and off until somebody turns them on. Everything goes through one volume and a compressor, so
// that many chips at once are not louder than one, and a short echo puts it into a room.
import type { Event } from '../api/client'
import { settings, type Settings } from '../learn/settings.svelte'
import { tempo } from '../table/pace'
import { type Rest, ticks, turns } from '../table/spin'

type Sound = 'chip' | 'card' | 'dice' | 'ask' | 'tick' | 'win' | 'streak'

/** The kinds of sounds that one may want without the others, with a sound to know each by. */
export const kinds = { chips: 'chip', cards: 'card', dice: 'dice', turn: 'ask', wins: 'win' } as const
export type Kind = keyof typeof kinds
const kindOf: Record<Sound, Kind> = { chip: 'chips', card: 'cards', dice: 'dice', ask: 'turn', tick: 'turn', win: 'wins', streak: 'wins' }

const levels = { soft: 0.35, usual: 0.8, loud: 1.6 }

class Sounds {
  private context: AudioContext | null = null
  private out: GainNode | null = null
  private hiss: AudioBuffer | null = null

  get on() {
    return settings.now.sound ?? false
  }

  toggle = () => {
    settings.set({ sound: !this.on })
    if (this.on) this.play('chip')
  }

  /** Whether sounds of a kind are made, if any are. */
  makes = (kind: Kind) => !(settings.now.quiet ?? '').split(' ').includes(kind)

  /** allow has sounds of a kind made, or not, and lets one hear what they are like. */
  allow(kind: Kind, on: boolean) {
    const quiet = (Object.keys(kinds) as Kind[]).filter((k) => (k === kind ? !on : !this.makes(k)))
    settings.set({ quiet: quiet.join(' ') || undefined } as Partial<Settings>)
    if (on) this.play(kinds[kind])
  }

  /** hear makes the sound of an event. */
  hear(e: Event, me: number) {
    if (e.kind === 'bet' || e.kind === 'collect') this.play('chip')
    else if (e.kind === 'deal' || e.kind === 'turn') this.play('card')
    else if ((e.kind === 'pay' || e.kind === 'award') && e.seat === me && me > 0) this.play('win')
  }

  /** spin makes the sound of a wheel with so many stops: pegs that pass as it is seen to turn, and a ball that falls. */
  spin(stops: number, rest: Rest) {
    if (!this.makes('dice') || !this.begin()) return
    const long = tempo()
    for (const at of ticks(stops, turns, rest)) this.knock(at * long, rest === 'rock' ? 950 : 1700, 0.018, rest === 'rock' ? 0.2 : 0.05)
    if (rest === 'rock') return
    this.noise(0, 3.1 * long, 700, 0.05, 2)
    for (const [i, at] of [2.9, 3.15, 3.34, 3.52, 3.72, 3.88].entries()) this.knock(at * long, 2300 - 120 * i, 0.03, 0.22 - 0.03 * i)
  }

  play(sound: Sound) {
    if (!this.makes(kindOf[sound]) || !this.begin()) return
    switch (sound) {
      case 'chip': // clay on clay: two clicks, each a few tones that do not agree
        for (const at of [0, 0.045 + 0.02 * Math.random()]) {
          for (const tone of [2900, 4350, 6120]) this.tone(tone * (0.97 + 0.06 * Math.random()), at, 0.05, 0.035)
          this.noise(at, 0.012, 5200, 0.12)
        }
        break
      case 'card': // it slides, and snaps onto the cloth
        this.noise(0, 0.11, 2600, 0.08, 0.7)
        this.noise(0.085, 0.025, 1100, 0.16)
        break
      case 'dice':
        for (let at = 0; at < 1.2; at += 0.07 + 0.06 * Math.random()) this.knock(at, 1300 + 500 * Math.random(), 0.03, 0.22 * (1.3 - at))
        break
      case 'ask':
        this.tone(740, 0, 0.18, 0.05)
        this.tone(988, 0.1, 0.25, 0.05)
        break
      case 'tick':
        this.knock(0, 1800, 0.02, 0.12)
        break
      case 'win':
        for (const [i, f] of [659, 784, 988, 1319].entries()) this.bell(f, i * 0.085, 0.07)
        break
      case 'streak':
        for (const [i, f] of [523, 659, 784, 1047, 1319, 1568].entries()) this.bell(f, 0.3 + i * 0.07, 0.06)
        break
    }
  }

  /** begin gets ready to make a sound, and reports whether one may. */
  private begin(): boolean {
    if (!this.on || document.hidden) return false
    if (!this.context || !this.out) {
      const c = (this.context = new AudioContext())
      const out = (this.out = new GainNode(c))
      const end = new DynamicsCompressorNode(c, { threshold: -18, ratio: 6 })
      const echo = new DelayNode(c, { delayTime: 0.06 })
      out.connect(end).connect(c.destination)
      out.connect(echo).connect(new BiquadFilterNode(c, { type: 'lowpass', frequency: 2200 })).connect(new GainNode(c, { gain: 0.18 })).connect(end)
    }
    this.out.gain.value = levels[settings.now.volume ?? 'usual']
    void this.context.resume()
    return true
  }

  private tone(frequency: number, at: number, length: number, loud: number) {
    const c = this.context!
    const source = new OscillatorNode(c, { frequency, type: 'sine' })
    source.connect(this.fading(at, length, loud))
    source.start(c.currentTime + at)
    source.stop(c.currentTime + at + length)
  }

  /** bell is a tone with its octave and a twelfth above, which die away sooner. */
  private bell(frequency: number, at: number, loud: number) {
    for (const [i, times] of [1, 2, 3].entries()) this.tone(frequency * times, at, 0.5 / (i + 1), loud / (i * 2 + 1))
  }

  /** knock is wood on wood: a short noise, and the low tone of what was hit. */
  private knock(at: number, frequency: number, length: number, loud: number) {
    this.noise(at, length, frequency, loud)
    this.tone(frequency / 4, at, length * 2, loud / 3)
  }

  private noise(at: number, length: number, frequency: number, loud: number, sharp = 1) {
    const c = this.context!
    if (!this.hiss) {
      this.hiss = c.createBuffer(1, c.sampleRate, c.sampleRate)
      const samples = this.hiss.getChannelData(0)
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    }
    const source = new AudioBufferSourceNode(c, { buffer: this.hiss, loop: true })
    source.connect(new BiquadFilterNode(c, { type: 'bandpass', frequency, Q: sharp })).connect(this.fading(at, length, loud))
    source.start(c.currentTime + at, Math.random() * 0.9)
    source.stop(c.currentTime + at + length)
  }

  private fading(at: number, length: number, loud: number): GainNode {
    const c = this.context!
    const gain = new GainNode(c, { gain: 0 })
    gain.gain.setValueAtTime(loud, c.currentTime + at)
    gain.gain.exponentialRampToValueAtTime(0.0001, c.currentTime + at + length)
    gain.connect(this.out!)
    return gain
  }
}

export const sound = new Sounds()
