import type { Page } from 'playwright';

/** What `npm start` prepares, as addresses need it. */
export interface Scene {
  /** A coupon of the marketer with codes. */
  readonly couponId: string;
  readonly code: string;
  /** The secret in the address of a counter. */
  readonly counter: string;
  readonly templateId: string;
}

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  readonly person: 'visitor' | 'marketer' | 'administrator';
  readonly address: (scene: Scene) => string;
  /** Before the address is opened: which calls fail or stay without an answer. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** After it is there, in any language. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

const edit = (step: string) => (scene: Scene) => `/project/edit/${scene.couponId}?step=${step}`;
const templates = '**/api/v1/template?**';
const coupons = '**/api/v1/project?**';

const silent = (calls: string) => (page: Page) =>
  page.route(calls, () => new Promise<never>(() => undefined));
const failing = (calls: string) => (page: Page) => page.route(calls, (call) => call.abort());
const empty = (calls: string) => (page: Page) =>
  page.route(calls, (call) =>
    call.fulfill({ json: [], headers: { 'x-total-count': '0', 'total-count': '0' } }),
  );
const pressFirst = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const MENU = 'article [aria-haspopup="menu"]';

const visitor = (name: string, address: string): Screen => ({
  name,
  person: 'visitor',
  address: () => address,
});
const marketer = (
  name: string,
  address: Screen['address'] | string,
  more: Pick<Screen, 'before' | 'act'> = {},
): Screen => ({
  name,
  person: 'marketer',
  address: typeof address === 'string' ? () => address : address,
  ...more,
});
const administrator = (name: string, address: Screen['address'] | string): Screen => ({
  ...marketer(name, address),
  person: 'administrator',
});

/** In the order of a walk through the product. */
export const SCREENS: readonly Screen[] = [
  visitor('landing', '/'),
  visitor('faqs', '/faqs'),
  visitor('verify', '/verify'),
  visitor('sign-in', '/login'),
  visitor('unknown-address', '/nowhere/at/all'),
  marketer('browse', '/search'),
  marketer('browse-found', '/search/pizza'),
  marketer('browse-nothing', '/search/zzzz'),
  marketer('browse-loading', '/search', { before: silent(templates) }),
  marketer('browse-failing', '/search', { before: failing(templates) }),
  marketer('wizard-logo', ({ templateId }) => `/create/${templateId}`),
  marketer('wizard-design', '/create/design'),
  marketer('wizard-text', edit('coupon&substep=text')),
  marketer('wizard-colors', edit('coupon&substep=colors')),
  marketer('wizard-details', edit('details')),
  marketer('wizard-barcode', edit('barcode')),
  marketer('wizard-unknown', `/project/edit/${NOBODY}`),
  marketer('dashboard', '/dashboard'),
  marketer('dashboard-menu', '/dashboard', { act: pressFirst(MENU) }),
  marketer('dashboard-loading', '/dashboard', { before: silent(coupons) }),
  marketer('dashboard-failing', '/dashboard', { before: failing(coupons) }),
  marketer('dashboard-empty', '/dashboard', { before: empty(coupons) }),
  marketer('dashboard-account', '/dashboard', {
    act: pressFirst('header button[aria-expanded]:visible'),
  }),
  marketer('ready', ({ couponId }) => `/share/${couponId}`),
  marketer('codes', ({ couponId }) => `/codes/${couponId}`),
  marketer('print', ({ couponId }) => `/print/${couponId}`),
  marketer('counters', '/counters'),
  administrator('template-create', '/template/create'),
  administrator('template-edit', ({ templateId }) => `/template/edit/${templateId}`),
  administrator('keywords', '/admin/keywords'),
  { ...visitor('coupon', ''), address: ({ couponId }) => `/r/${couponId}` },
  { ...visitor('code', ''), address: ({ code }) => `/c/${code}` },
  visitor('coupon-unknown', `/r/${NOBODY}`),
  { ...visitor('till', ''), address: ({ counter }) => `/till/${counter}` },
];
