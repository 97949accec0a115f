/** One entry of the header's tabs and of the mobile menu. */
export interface NavigationEntry {
  readonly label: string;
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
  { label: 'Create Coupon', to: '/', covers: at('/', '/search', '/create', '/campaign') },
  { label: 'Dashboard', to: '/dashboard', covers: at('/dashboard', '/project') },
  { label: 'FAQs', to: '/faqs', covers: at('/faqs') },
  { label: 'Logout', to: '/logout', covers: never },
];

/** The landing page's title; the catalogue at the same address has another. */
export const LANDING_TITLE = 'Coupons that outlive the envelope · Tearline';

/** The landing page's entries (HOME-01). */
export const LANDING_ENTRIES: readonly NavigationEntry[] = [
  { label: 'How it Works', to: '/', hash: 'how', covers: never },
  { label: 'Benefits', to: '/', hash: 'why', covers: never },
  { label: 'FAQs', to: '/faqs', covers: never },
  { label: 'Sign in', to: '/login', covers: never },
];

/** A visitor's entries on other pages. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = [
  { label: 'FAQs', to: '/faqs', covers: at('/faqs') },
  { label: 'Sign in', to: '/login', covers: never },
];
