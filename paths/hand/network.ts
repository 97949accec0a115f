/** The line between the page and the services: a held call waits until a step answers it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { type CallName, CALLS } from './calls.ts';

/** ms; the page makes a call that a step expects within this time. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 10;

/** The calls of one page. */
export class Network {
  readonly #page: Page;
  readonly #held = new Map<CallName, { readonly waiting: Route[]; made: number }>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on these calls wait. */
  async hold(call: CallName): Promise<void> {
    const held = { waiting: [] as Route[], made: 0 };
    this.#held.set(call, held);
    await this.answerAll(call, async (route) => {
      held.made += 1;
      held.waiting.push(route);
    });
  }

  /** From now on these calls are answered so. */
  async answerAll(call: CallName, answer: (route: Route) => Promise<void>): Promise<void> {
    const { address, method } = CALLS[call];
    await this.#page.route(address, (route) =>
      route.request().method() === method ? answer(route) : route.fallback(),
    );
  }

  /** Returns the oldest call that waits, and lets it wait. Throws if the page makes none. */
  async first(call: CallName): Promise<Route> {
    const waiting = this.#held.get(call)?.waiting;
    if (waiting === undefined) throw new Error(`Nobody holds ${call}.`);
    for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await pause(LOOK_MS)) {
      // A call of a closed page has failed already.
      while (waiting[0] !== undefined && waiting[0].request().failure() !== null) waiting.shift();
      if (waiting[0] !== undefined) return waiting[0];
    }
    throw new Error(`The page did not call ${call}.`);
  }

  /** Returns the oldest call that waits, for an answer. Throws if the page makes none. */
  async next(call: CallName): Promise<Route> {
    const route = await this.first(call);
    this.#held.get(call)?.waiting.shift();
    return route;
  }

  /** Changes that the page requests again while the first request still waits. */
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
