// A simulation at the house, heard as it goes on.
import { Refused, type Problem, type S } from '../api/client'

export type NewSimulation = S['NewSimulation']
export type Plan = S['Simulated']
export type Progress = S['Progress']
export type SimReport = S['SimReport']
export type SimPoint = S['SimPoint']

export interface Hearer {
  plan(p: Plan): void
  progress(p: Progress): void
  report(r: SimReport): void
  end(why: string): void
}

/** Cuts the text of a stream into messages, whatever pieces it comes in. */
export class Messages {
  private rest = ''

  add(text: string): { kind: string; data: string }[] {
    const parts = (this.rest + text).split('\n\n')
    this.rest = parts.pop() ?? ''
    return parts.map((part) => {
      const field = (name: string) => part.split('\n').find((l) => l.startsWith(name))?.slice(name.length) ?? ''
      return { kind: field('event: '), data: field('data: ') }
    })
  }
}

/** Runs a simulation until it is done or stopped. */
export async function simulate(what: NewSimulation, hear: Hearer, stop: AbortSignal): Promise<void> {
  const answer = await fetch('/api/simulations', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, credentials: 'same-origin', body: JSON.stringify(what), signal: stop,
  })
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json()) as Problem
    throw new Refused(answer.status, problem.text || problem.detail || answer.statusText, problem.law ?? '')
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const messages = new Messages()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (const m of messages.add(value)) {
      const data: unknown = JSON.parse(m.data)
      if (m.kind === 'plan') hear.plan(data as Plan)
      else if (m.kind === 'progress') hear.progress(data as Progress)
      else if (m.kind === 'report') hear.report(data as SimReport)
      else if (m.kind === 'end') hear.end((data as { why: string }).why)
    }
  }
}

/** How long it will take, from how long it took so far. */
export function left(p: Progress): { rate: number; seconds: number } {
  const rate = p.seconds > 0 ? p.played / p.seconds : 0
  return { rate, seconds: rate > 0 ? (p.rounds - p.played) / rate : 0 }
}
