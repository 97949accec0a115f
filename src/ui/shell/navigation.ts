import * as shellWords from '../../words/shell.gen.ts';
import * as commonWords from '../../words/common.gen.ts';

/** One entry of the header's tabs and of the mobile menu. */
export interface NavigationEntry {
  readonly label: () => string;
  readonly to: '/' | '/dashboard' | '/faqs' | '/login' | '/logout';
  readonly hash?: string;
  /** Whether the entry is the current one at this address. */
  readonly covers: (pathname: string) => boolean;
}

const never = () => false;

const at =
  (...roots: readonly string[]) =>
  (pathname: string) =>
    roots.some((root) => pathname === root || (root !== '/' && pathname.startsWith(`${root}/`)));

/** A signed-in marketer's tabs (SHELL-06). */
export const SIGNED_IN_ENTRIES: readonly NavigationEntry[] = [
  { label: shellWords.createCoupon, to: '/', covers: at('/', '/search', '/create', '/campaign') },
  {
    label: shellWords.dashboard,
    to: '/dashboard',
    covers: at('/dashboard', '/project', '/codes', '/counters', '/print'),
  },
  { label: shellWords.faqs, to: '/faqs', covers: at('/faqs') },
  { label: shellWords.logout, to: '/logout', covers: never },
];

/** The landing page's entries (HOME-01). */
export const LANDING_ENTRIES: readonly NavigationEntry[] = [
  { label: shellWords.howItWorks, to: '/', hash: 'how', covers: never },
  { label: shellWords.benefits, to: '/', hash: 'why', covers: never },
  { label: shellWords.faqs, to: '/faqs', covers: never },
  { label: commonWords.signIn, to: '/login', covers: never },
];

/** A visitor's entries on other pages. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = [
  { label: shellWords.faqs, to: '/faqs', covers: at('/faqs') },
  { label: commonWords.signIn, to: '/login', covers: never },
];
