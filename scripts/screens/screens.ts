import * as files from './chosen-files.ts';
import { CODE_COUNTS, COUNTERS, USES } from './counted.ts';
import {
  answered,
  answerProof,
  empty,
  failing,
  firstWith,
  fromHere,
  inTurn,
  onAPhone,
  open,
  press,
  pressKey,
  saved,
  silent,
  type,
  waitFor,
} from './hand.ts';
import type { Scene, Screen } from './screen.ts';
import { TILL } from './till-screens.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const edit = (step: string) => (scene: Scene) => `/project/edit/${scene.couponId}?step=${step}`;
const templates = '**/api/v1/template?**';
const coupons = '**/api/v1/project?**';
const codeLists = '**/api/v1/project/*/codes';

const MENU = 'article [aria-haspopup="menu"]';
const ACCOUNT = 'header button[aria-expanded]:visible';
const BRAND = 'header [aria-haspopup="dialog"]';
const SUBMIT = 'main form button[type="submit"]';
const entry = (position: number) => `[role="menuitem"]:nth-of-type(${position})`;
/** Calls that fail are repeated before a screen says so. */
const failure = waitFor('main [role="alert"]');
const fromMenu = (position: number) => inTurn(press(MENU), press(entry(position)));

type More = Pick<Screen, 'before' | 'act' | 'expectedComplaint' | 'isWide'>;
const seenBy =
  (person: Screen['person']) =>
  (name: string, address: Screen['address'] | string, more: More = {}): Screen => ({
    name,
    person,
    address: typeof address === 'string' ? () => address : address,
    ...more,
  });
const visitor = seenBy('visitor');
const marketer = seenBy('marketer');
const administrator = seenBy('administrator');

const BROWSE: readonly Screen[] = [
  marketer('browse', '/search'),
  marketer('browse-found', '/search/pizza'),
  marketer('browse-nothing', '/search/zzzz'),
  marketer('browse-panel', '/search', { act: press('[role="combobox"]') }),
  marketer('browse-look', ({ templateId }) => `/search?look=${templateId}`, {
    act: waitFor('[role="dialog"] article'),
  }),
  marketer('browse-loading', '/search', { before: silent(templates) }),
  marketer('browse-failing', '/search', { before: failing(templates), act: failure }),
];

const WIZARD: readonly Screen[] = [
  marketer('wizard-logo', ({ templateId }) => `/create/${templateId}`),
  marketer('wizard-unanswered', ({ templateId }) => `/create/${templateId}`, {
    act: press(SUBMIT),
  }),
  marketer('wizard-design', '/create/design'),
  marketer('wizard-nothing-uploaded', '/create/design', { act: press(SUBMIT) }),
  marketer('wizard-crop', '/create/design', {
    act: inTurn(files.choosePhoto, waitFor('[role="dialog"]')),
  }),
  marketer('wizard-logo-text', edit('logo&substep=text')),
  marketer('wizard-text', edit('coupon&substep=text')),
  marketer('wizard-colors', edit('coupon&substep=colors')),
  marketer('wizard-card-colors', edit('coupon&substep=theme')),
  marketer('wizard-details', edit('details')),
  // A coupon that no other screen submits: the draft keeps the fault.
  marketer('wizard-errors', ({ plainCouponId }) => `/project/edit/${plainCouponId}?step=details`, {
    act: inTurn(type('main input[type="text"], main input:not([type])', ''), press(SUBMIT)),
  }),
  marketer('wizard-barcode', edit('barcode')),
  marketer('wizard-leaving', edit('details'), {
    isWide: true,
    act: inTurn(
      type('main input[type="text"], main input:not([type])', 'Halfmoon'),
      press('header a[href="/faqs"]:visible'),
      waitFor('[role="dialog"]'),
    ),
  }),
  marketer('wizard-proof', edit('barcode'), {
    act: inTurn(press(SUBMIT), waitFor('[role="dialog"] article')),
  }),
  marketer('wizard-proof-answered', edit('details'), {
    act: inTurn(
      // Another step closes what the draft of the screen before had opened.
      waitFor('main input[name="website"]'),
      open('?step=barcode'),
      press(SUBMIT),
      press('[role="dialog"] [aria-labelledby="approval"] button:enabled'),
      answerProof,
      press('[role="dialog"] button:has(.lucide-x)'),
      press(SUBMIT),
      waitFor('[role="dialog"] article'),
      fromHere,
    ),
  }),
  marketer('wizard-warnings', edit('details'), {
    act: type('main input[name="website"]', 'http://halfmoon.example'),
  }),
  marketer('wizard-findings', edit('details'), {
    isWide: true,
    act: inTurn(
      type(
        'main input[name="description"]',
        `Buy a dozen rolls, ${'and one more '.repeat(4)}for us`,
      ),
      type('main input[name="website"]', 'http://halfmoon.example'),
      press('main summary:visible'),
    ),
  }),
  marketer('wizard-unknown', `/project/edit/${NOBODY}`),
  marketer('wizard-failing', edit('details'), {
    before: failing('**/api/v1/project/*'),
    act: waitFor('main h1'),
  }),
];

const DASHBOARD: readonly Screen[] = [
  marketer('dashboard', '/dashboard'),
  marketer('dashboard-findings', '/dashboard', {
    before: firstWith(coupons, { preflight: ['website.http', 'google.issuer'] }),
  }),
  marketer('dashboard-draft', ({ templateId }) => `/create/${templateId}`, {
    act: inTurn(press('main input[type="radio"]', 'last'), saved, open('/dashboard')),
  }),
  marketer('dashboard-off', '/dashboard', { before: firstWith(coupons, { active: false }) }),
  marketer('dashboard-menu', '/dashboard', { act: press(MENU) }),
  marketer('dashboard-preview', '/dashboard', {
    act: inTurn(fromMenu(1), waitFor('[role="dialog"] article')),
  }),
  marketer('dashboard-files', '/dashboard', {
    act: inTurn(
      press(MENU),
      press('[role="menuitem"]:has(.lucide-qr-code)'),
      waitFor('[role="dialog"] input'),
    ),
  }),
  marketer('dashboard-removing', '/dashboard', {
    act: inTurn(press(MENU), press('[role="menuitem"]', 'last')),
  }),
  marketer('dashboard-renaming', '/dashboard', {
    act: press('article button[aria-label^="EDIT"]'),
  }),
  marketer('dashboard-nothing', '/dashboard?q=zzzz'),
  visitor('dashboard-signed-out', '/dashboard'),
  marketer('dashboard-picked', '/dashboard', { act: press('main [type="checkbox"]') }),
  marketer('dashboard-sort', '/dashboard', {
    act: onAPhone(press('main [aria-haspopup="dialog"]:visible')),
  }),
  marketer('dashboard-loading', '/dashboard', { before: silent(coupons) }),
  marketer('dashboard-failing', '/dashboard', { before: failing(coupons), act: failure }),
  marketer('dashboard-empty', '/dashboard', { before: empty(coupons) }),
  marketer('dashboard-account', '/dashboard', { act: press(ACCOUNT) }),
  marketer('brand', '/dashboard', {
    act: inTurn(press(ACCOUNT), press(BRAND), waitFor('[role="dialog"] form')),
  }),
  marketer('brand-leaving', '/dashboard', {
    act: inTurn(
      press(ACCOUNT),
      press(BRAND),
      waitFor('[role="dialog"] form'),
      type('[role="dialog"] form input[type="text"]', 'Halfmoon'),
      pressKey('Escape'),
    ),
  }),
];

const PUBLISHED: readonly Screen[] = [
  marketer('ready', ({ couponId }) => `/share/${couponId}`),
  marketer('ready-households', ({ couponId }) => `/share/${couponId}`, {
    before: firstWith('**/api/v1/coupon/*', { householdsOnly: true }),
  }),
  marketer('ready-unknown', `/share/${NOBODY}`),
  marketer('codes', ({ couponId }) => `/codes/${couponId}`),
  marketer('codes-none', ({ plainCouponId }) => `/codes/${plainCouponId}`),
  marketer('codes-list', ({ plainCouponId }) => `/codes/${plainCouponId}`, {
    act: files.chooseList,
  }),
  marketer('codes-refused', ({ plainCouponId }) => `/codes/${plainCouponId}`, {
    act: inTurn(files.chooseFaultyList, waitFor('main [role="status"] li')),
  }),
  marketer('codes-counted', ({ couponId }) => `/codes/${couponId}`, {
    before: answered('**/api/v1/project/*/code-counts', CODE_COUNTS),
  }),
  marketer('codes-failing', ({ couponId }) => `/codes/${couponId}`, {
    before: failing(codeLists),
    act: failure,
  }),
  marketer('print', ({ couponId }) => `/print/${couponId}`),
  marketer('print-plain', ({ plainCouponId }) => `/print/${plainCouponId}`),
  marketer('counters', '/counters'),
  marketer('counters-used', '/counters', {
    before: async (page) => {
      await answered('**/api/v1/counters?**', COUNTERS)(page);
      await answered('**/api/v1/uses?**', USES)(page);
    },
  }),
  marketer('counters-new', '/counters', { act: press('main button') }),
];

const ADMIN: readonly Screen[] = [
  marketer('no-access', '/admin/keywords'),
  administrator('browse-administrator', '/search'),
  administrator('template-create', '/template/create'),
  administrator('template-edit', ({ templateId }) => `/template/edit/${templateId}`),
  administrator('template-broken', ({ templateId }) => `/template/edit/${templateId}`, {
    act: inTurn(press('.cm-content'), pressKey('x')),
  }),
  administrator('template-report', '/template/create', {
    act: inTurn(
      files.chooseDrawing,
      waitFor('main [role="tab"]:nth-of-type(4)'),
      press('main [role="tab"]', 'last'),
    ),
  }),
  administrator('keywords', '/admin/keywords'),
  administrator('keyword-new', '/admin/keywords', { act: press('main button') }),
  // The last: it makes templates.
  administrator('templates-imported', '/template/create', {
    act: inTurn(files.chooseDrawings, waitFor('main li:nth-child(3) a')),
    expectedComplaint: /^carwash-half\.svg: line 2: /u,
  }),
];

const PUBLIC: readonly Screen[] = [
  visitor('coupon', ({ couponId }) => `/r/${couponId}`),
  visitor('code', ({ code }) => `/c/${code}`),
  visitor('coupon-unknown', `/r/${NOBODY}`),
  visitor('proof', ({ proof }) => proof),
];

/** In the order of a walk through the product. */
export const SCREENS: readonly Screen[] = [
  visitor('landing', '/'),
  visitor('faqs', '/faqs'),
  visitor('verify', '/verify'),
  visitor('verify-refused', '/verify', { act: files.chooseNoPass }),
  visitor('sign-in', '/login'),
  visitor('unknown-address', '/nowhere/at/all'),
  ...BROWSE,
  ...WIZARD,
  ...DASHBOARD,
  ...PUBLISHED,
  ...ADMIN,
  ...PUBLIC,
  ...TILL,
];
