/** The line between the page and the services, held in the hand: a call waits until a step answers it. */
import type { Page, Route } from '@playwright/test';
import { type CallName, CALLS } from './calls.ts';

/** ms; a call that a step speaks of has been made by then. */
const PATIENCE_MS = 10_000;

interface Held {
  readonly waiting: Route[];
  readonly watchers: (() => void)[];
  made: number;
}

/** The calls of one page. */
export class Network {
  readonly #page: Page;
  readonly #held = new Map<CallName, Held>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on these calls wait. */
  async hold(call: CallName): Promise<void> {
    const gate: Held = { waiting: [], watchers: [], made: 0 };
    this.#held.set(call, gate);
    await this.answerAll(call, async (route) => {
      gate.made += 1;
      gate.waiting.push(route);
      for (const seen of gate.watchers.splice(0)) seen();
    });
  }

  /** From now on these calls are answered so. */
  async answerAll(call: CallName, answer: (route: Route) => Promise<void>): Promise<void> {
    const { address, method } = CALLS[call];
    await this.#page.route(address, (route) =>
      route.request().method() === method ? answer(route) : route.fallback(),
    );
  }

  /** The oldest call that waits; throws where none comes. */
  async next(call: CallName): Promise<Route> {
    const gate = this.#held.get(call);
    if (gate === undefined) throw new Error(`Nobody holds ${call}.`);
    const limit = Date.now() + PATIENCE_MS;
    for (;;) {
      const route = gate.waiting.shift();
      // What a page asked that is gone waits for nobody.
      if (route !== undefined && route.request().failure() !== null) continue;
      if (route !== undefined) return route;
      const left = limit - Date.now();
      if (left <= 0) throw new Error(`The page did not call ${call}.`);
      await Promise.race([
        new Promise<void>((resolve) => gate.watchers.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, left)),
      ]);
    }
  }

  /** Changes that the page asks for once more while the first still waits. */
  doubled(): readonly CallName[] {
    return [...this.#held]
      .filter(([call, { waiting }]) => CALLS[call].method !== 'GET' && waiting.length > 1)
      .map(([call]) => call);
  }

  /** How many of these calls the page has made. */
  count(call: CallName): number {
    return this.#held.get(call)?.made ?? 0;
  }
}
