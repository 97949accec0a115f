/** The accounts of a process's persons. */
import type { Browser } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import type { Process } from '../model/process.ts';
import { openContext, type Place, type SignedIn, signIn } from './context.ts';

const NOBODY: SignedIn = {
  token: '',
  endsAt: Number.POSITIVE_INFINITY,
  cookies: { cookies: [], origins: [] },
  sessionStorage: {},
};

/** ms; no path takes longer, and a token is valid for a few minutes only. */
const LONGEST_PATH_MS = 120_000;

/** The credentials of each person. */
const CREDENTIALS = {
  marketer: {
    email: process.env['PATHS_EMAIL'] ?? 'marketer@example.com',
    password: process.env['PATHS_PASSWORD'] ?? SEEDED_PASSWORD,
  },
  administrator: {
    email: process.env['PATHS_ADMIN_EMAIL'] ?? 'admin@example.com',
    password: process.env['PATHS_ADMIN_PASSWORD'] ?? SEEDED_PASSWORD,
  },
} as const;

/** The accounts of a browser by product and person. */
const known = new WeakMap<Browser, Map<string, Promise<SignedIn>>>();

type Walker = Pick<Process, 'person'> & Partial<Pick<Process, 'isAlone' | 'takesTurns'>>;

/** The last turn of the processes with `takesTurns`. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Runs work as a person. The marketer uses the place's context; other persons and processes with `isAlone` get their
 * own.
 */
export async function asPerson<Result>(
  place: Place,
  walker: Walker,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (walker.takesTurns !== true) return inContext(place, walker, work);
  const turn = turns.then(() => inContext(place, walker, work));
  turns = turn.catch(() => {});
  return turn;
}

async function inContext<Result>(
  place: Place,
  { person, isAlone }: Walker,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const browser = place.context.browser();
  if (browser === null) throw new Error('The browser is gone.');
  const account = person === 'visitor' ? NOBODY : await accountOf(browser, place.url, person);
  if (person === 'marketer' && isAlone !== true) return work({ ...place, account });
  const context = await openContext(browser, { account, isTraced: place.folder !== null });
  try {
    return await work({ ...place, account, context });
  } finally {
    await context.close();
  }
}

/** One sign-in is used for all paths of a browser at a product, until its token would expire during a path. */
export async function accountOf(browser: Browser, url: string, person: keyof typeof CREDENTIALS) {
  const accounts = known.get(browser) ?? new Map<string, Promise<SignedIn>>();
  known.set(browser, accounts);
  const key = `${person} ${url}`;
  const last = accounts.get(key) ?? null;
  const lasts = await last;
  if (lasts !== null && lasts.endsAt - Date.now() > LONGEST_PATH_MS) return lasts;
  // Another path may have signed in meanwhile.
  const newer = accounts.get(key) ?? null;
  if (newer !== null && newer !== last) return newer;
  const next = signIn(browser, url, CREDENTIALS[person]);
  accounts.set(key, next);
  return next;
}
