/** The line between the page and the services, held in the hand: a call waits until a step lets it through or breaks it. */
import type { Page, Route } from '@playwright/test';
import { type CallName, CALLS } from './calls.ts';

export interface Network {
  /** From now on these calls wait. */
  hold(call: CallName): Promise<void>;
  /** Lets the call that waits through. */
  pass(call: CallName): Promise<void>;
  /** The services fail: 500 with a problem document. */
  fail(call: CallName): Promise<void>;
  /** The same for the call that waits and every later one: the application may ask again by itself. */
  failAll(call: CallName): Promise<void>;
  /** The services answer so, with a problem document of this status and type. */
  refuse(call: CallName, problem: Problem): Promise<void>;
  /** Somebody beyond the services, whom nobody can stand in for, has brought this answer about. */
  answer(call: CallName, body: object): Promise<void>;
  /** The line is cut before an answer. */
  cut(call: CallName): Promise<void>;
  /** The services do what they are asked, and the line is cut before their answer comes. */
  swallow(call: CallName): Promise<void>;
  /** Changes that the page asks for once more while the first still waits, by method and address. */
  doubled(): readonly string[];
  /** How many of these calls the page has made. */
  count(call: CallName): number;
}

/** RFC 9457, as the contract has it. */
export interface Problem {
  readonly status: number;
  readonly type: string;
  readonly title: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/** ms; a call that a step speaks of has been made by then. */
const PATIENCE_MS = 10_000;
const FAILED: Problem = {
  status: 500,
  type: '/problems/internal',
  title: 'Something went wrong. Please try again.',
};

interface Held {
  readonly waiting: Route[];
  readonly watchers: (() => void)[];
  made: number;
}

/** Takes the calls of a page into the hand. */
export function networkOf(page: Page): Network {
  const held = new Map<CallName, Held>();
  const next = (call: CallName): Promise<Route> => waitingRoute(held.get(call), call);
  const refuse = async (call: CallName, problem: Problem): Promise<void> => {
    await (await next(call)).fulfill(answerOf(problem));
  };
  return {
    hold: async (call) => {
      const gate: Held = { waiting: [], watchers: [], made: 0 };
      held.set(call, gate);
      await page.route(CALLS[call].address, async (route) => {
        if (route.request().method() !== CALLS[call].method) return route.fallback();
        gate.made += 1;
        gate.waiting.push(route);
        for (const seen of gate.watchers.splice(0)) seen();
      });
    },
    pass: async (call) => {
      await (await next(call)).continue();
    },
    fail: (call) => refuse(call, FAILED),
    failAll: async (call) => {
      await refuse(call, FAILED);
      await page.route(CALLS[call].address, (route) =>
        route.request().method() === CALLS[call].method
          ? route.fulfill(answerOf(FAILED))
          : route.fallback(),
      );
    },
    refuse,
    answer: async (call, body) => {
      await (await next(call)).fulfill({ json: body });
    },
    cut: async (call) => {
      await (await next(call)).abort('connectionreset');
    },
    swallow: async (call) => {
      const route = await next(call);
      await route.fetch();
      await route.abort('connectionreset');
    },
    doubled: () =>
      [...held]
        .filter(([key, { waiting }]) => CALLS[key].method !== 'GET' && waiting.length > 1)
        .map(([key]) => key),
    count: (call) => held.get(call)?.made ?? 0,
  };
}

/** The oldest call that waits; throws where none comes. */
async function waitingRoute(gate: Held | undefined, name: string): Promise<Route> {
  if (gate === undefined) throw new Error(`Nobody holds ${name}.`);
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const route = gate.waiting.shift();
    // What a page asked that is gone waits for nobody.
    if (route !== undefined && route.request().failure() !== null) continue;
    if (route !== undefined) return route;
    const left = limit - Date.now();
    if (left <= 0) throw new Error(`The page did not call ${name}.`);
    await Promise.race([
      new Promise<void>((resolve) => gate.watchers.push(resolve)),
      new Promise<void>((resolve) => setTimeout(resolve, left)),
    ]);
  }
}

function answerOf(problem: Problem) {
  const { status } = problem;
  const body = JSON.stringify(problem);
  return { status, contentType: 'application/problem+json', body };
}
