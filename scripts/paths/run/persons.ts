/** The accounts behind the persons of a process. */
import type { Browser } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../../server/identity/accounts.ts';
import type { Person, Process } from '../model/process.ts';
import { openContext, type Place } from './context.ts';
import { type SignedIn, signIn } from './sign-in.ts';

const NOBODY: SignedIn = {
  token: '',
  endsAt: Number.POSITIVE_INFINITY,
  cookies: { cookies: [], origins: [] },
  sessionStorage: {},
};

/** ms; no path takes longer, and a token is good for a few minutes only. */
const LONGEST_PATH_MS = 120_000;

/** Who signs in. */
export const CREDENTIALS = {
  marketer: {
    email: process.env['PATHS_EMAIL'] ?? 'marketer@example.com',
    password: process.env['PATHS_PASSWORD'] ?? SEEDED_PASSWORD,
  },
  administrator: {
    email: process.env['PATHS_ADMIN_EMAIL'] ?? 'admin@example.com',
    password: process.env['PATHS_ADMIN_PASSWORD'] ?? SEEDED_PASSWORD,
  },
} as const;

type Accounts = Map<Person, Promise<SignedIn>>;
const known = new WeakMap<Browser, Accounts>();

/** Does something as a person: the marketer in the context of the place, others and who is to be alone in one of their own. */
export async function asPerson<Result>(
  place: Place,
  { person, isAlone }: Pick<Process, 'person' | 'isAlone'>,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const browser = place.context.browser();
  if (browser === null) throw new Error('The browser is gone.');
  const account = person === 'visitor' ? NOBODY : await accountOf(browser, place, person);
  if (person === 'marketer' && !isAlone) return work({ ...place, account });
  const context = await openContext(browser, { account, isTraced: place.folder !== null });
  try {
    return await work({ ...place, account, context });
  } finally {
    await context.close();
  }
}

/** One sign-in serves all paths of a browser as long as its token is good for one more. */
async function accountOf(
  browser: Browser,
  { url, account }: Place,
  person: 'marketer' | 'administrator',
): Promise<SignedIn> {
  const accounts = known.get(browser) ?? new Map<Person, Promise<SignedIn>>();
  known.set(browser, accounts);
  const last = accounts.get(person) ?? null;
  const lasts = await (last ?? (person === 'marketer' ? account : null));
  if (lasts !== null && lasts.endsAt - Date.now() > LONGEST_PATH_MS) return lasts;
  // Somebody else may have signed in meanwhile.
  const newer = accounts.get(person) ?? null;
  if (newer !== null && newer !== last) return newer;
  const next = signIn(browser, url, CREDENTIALS[person]);
  accounts.set(person, next);
  return next;
}
