import { createMemoryHistory } from '@tanstack/react-router';
import { http, type HttpHandler } from 'msw/http';
import { onTestFinished } from 'vitest';
import { render } from './render.ts';
import type { Schema } from '../../../src/api/client.ts';
import { countDrafts, eraseAccountDrafts } from '../../../src/app/drafts/account-drafts.ts';
import { followNavigation } from '../../../src/app/start/after-navigation.ts';
import { followLostFocus } from '../../../src/app/start/lost-focus.ts';
import { createAuthActor } from '../../../src/app/session/auth.ts';
import { startPreferences } from '../../../src/app/session/preferences.ts';
import type { SessionClient } from '../../../src/app/session/auth-session.ts';
import type { RouterContext } from '../../../src/app/router-context.ts';
import { servicesOfPage } from '../../../src/app/open-services.ts';
import { Application } from '../../../src/application.tsx';
import type { Configuration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session/session.ts';
import type { SignedIn } from '../../../src/machines/auth/auth.machine.ts';
import { makeRouter } from '../../../src/router.tsx';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { answerWith } from './network.ts';
import '../../../src/ui/theme/fonts.ts';
import '../../../src/ui/theme/reset.css.ts';

export const CONFIGURATION: Configuration = {
  issuer: 'https://issuer.example',
  clientId: 'ic_app',
  scope: 'openid',
  audience: 'ic-api',
  renewBeforeSeconds: 60,
  apiBase: 'https://services.example',
  shareBase: 'https://tearline.example/r/',
  templateHost: 'https://templates.example',
  mailerPortalUrl: 'https://portal.example/dashboard',
  analytics: false,
  providerName: 'Postal Provider',
  providerMenus: [
    { label: 'Send', links: [{ label: 'Mail a letter', href: '#letter' }] },
    { label: 'Help', links: [{ label: 'Contact us', href: '#contact' }] },
  ],
  footerMenus: [
    { label: 'Helpful Links', links: [{ label: 'Postage rates', href: '#rates' }] },
    { label: 'About', links: [{ label: 'Careers', href: '#careers' }] },
    { label: 'Other Sites', links: [{ label: 'Developers', href: '#developers' }] },
    { label: 'Legal Information', links: [{ label: 'Terms of use', href: '#terms' }] },
  ],
  legalLinks: ['Privacy', 'Terms', 'FOIA', 'No FEAR'].map((label) => ({ label, href: '#legal' })),
  copyrightYear: 2025,
  defaultTimeZone: 'America/New_York',
};

export const MARA: Session = {
  subject: '1',
  email: 'mara@halfmoon.example',
  name: 'Mara Keeler',
  roles: [],
};

/** Responses of the services: lists, a response that never comes, or an error. A test may change it while the application runs. */
export interface Shelf {
  templates?: readonly Schema<'TemplateSummary'>[] | 'waiting' | 'failing';
  colors?: readonly Schema<'Color'>[] | 'failing';
  projects?: readonly Schema<'ProjectSummary'>[];
}

interface Opening extends Shelf {
  /** Null is a visitor; "unanswered" never resolves. */
  readonly session?: Session | null | 'unanswered';
  /** The account that the provider knows in a browser that has signed in before; absent if it never has. */
  readonly known?: Promise<Session | null>;
  /** The provider's error message for a sign-in. */
  readonly refusal?: string;
  /** The account of the provider's callback; absent if it refuses. */
  readonly completed?: SignedIn;
  /** Handlers with priority over the default ones. */
  readonly handlers?: readonly HttpHandler[];
}

/** Opens the application at an address; only the network is replaced. */
export async function openTearline(address: string, opening: Opening = {}) {
  const { session = MARA, known } = opening;
  const hints: boolean[] = [];
  const asked: string[] = [];
  answerWith(noteIn(asked), ...(opening.handlers ?? []), ...shelfOf(opening));
  const keeper = keeperOf(session, opening);
  const { open: openServices } = servicesOfPage(CONFIGURATION, keeper);
  const openCalls = async () => (await openServices()).account;
  const auth = createAuthActor({
    session: keeper,
    hint: { read: () => known !== undefined, write: (isHinted) => hints.push(isHinted) },
    loadAccount: async () => (await openCalls()).load(),
    drafts: { count: countDrafts, erase: eraseAccountDrafts },
  });
  const context: RouterContext = {
    configuration: CONFIGURATION,
    auth,
    preferences: startPreferences({ openCalls, auth }),
    openServices,
  };
  // Settings of one test must not reach the next one.
  onTestFinished(() => localStorage.clear());
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(context, history);
  followNavigation(router);
  onTestFinished(followLostFocus(document));
  const screen = await render(<Application router={router} />);
  return { screen, router, history, asked, auth, hints };
}

export const template = (
  number: number,
  part: Partial<Schema<'TemplateSummary'>> = {},
): Schema<'TemplateSummary'> => ({
  id: uuid(number),
  title: `Design ${number}`,
  description: '',
  keywords: [],
  colors: [],
  active: true,
  editable: true,
  weight: 0,
  informedImagesId: null,
  schemes: [{ name: 'Default Scheme', colors: ['#F7C948', '#7A2E12'] }],
  image: PICTURE,
  thumbnail: PICTURE,
  ...part,
});

export const project = (
  number: number,
  part: Partial<Schema<'ProjectSummary'>> = {},
): Schema<'ProjectSummary'> => ({
  id: uuid(number),
  name: `Coupon ${number}`,
  description: '',
  createdAt: '2026-10-14T23:59:00.000Z',
  active: true,
  householdsOnly: false,
  templateId: null,
  informedImagesId: null,
  views: 0,
  passes: 0,
  expirationDate: '',
  timeZone: 'America/New_York',
  lastDays: { until: '2026-11-22', views: NO_DAYS, passes: NO_DAYS },
  scan: null,
  preflight: [],
  note: '',
  ...part,
});

const NO_DAYS: readonly number[] = Array.from({ length: 30 }, () => 0);

const RED_AND_YELLOW: readonly Schema<'Color'>[] = [
  { value: 'C8321F', description: 'Red' },
  { value: 'F7C948', description: 'Yellow' },
];

/** The first `count` numbers from 1. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

export const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1125" height="432"/%3E';

export const uuid = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function keeperOf(
  session: Session | null | 'unanswered',
  { refusal = 'No sign-in is under way.', completed, known = Promise.resolve(null) }: Opening,
): SessionClient {
  return {
    signInSilently: () => known,
    restore: () => (session === 'unanswered' ? new Promise(() => {}) : Promise.resolve(session)),
    redirectToSignIn: () => new Promise(() => {}),
    complete: async () => completed ?? Promise.reject(new Error(refusal)),
    redirectToSignOut: () => new Promise(() => {}),
    accessToken: async () => (session === null ? null : 'token'),
    renew: async () => null,
    listen: () => {},
  };
}

/** Records the address of each call, and passes it to the handlers below. */
const noteIn = (asked: string[]) =>
  http.all(`${CONFIGURATION.apiBase}/*`, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
  });

/** Requests of every screen. */
function shelfOf(shelf: Shelf): readonly HttpHandler[] {
  return [
    services.get('/api/account', () =>
      answer(200, { id: uuid(1), email: MARA.email, name: MARA.name, roles: [] }),
    ),
    services.get('/api/v1/attributes', () => answer(200, [])),
    services.post('/api/v1/attributes/{id}', async ({ params, sent }) =>
      answer(200, { id: params.id, value: (await sent()).value }),
    ),
    services.get('/api/v1/brand', () => answer(200, { brand: null }, { ETag: '"none"' })),
    services.get('/api/v1/proofs', () => answer(200, [])),
    services.get('/api/v1/proofs/{proof}', () => answer(200, { proof: null })),
    services.get('/api/v1/keyword/popular', () => answer(200, [])),
    services.get('/api/v1/color/all', () => {
      const { colors = RED_AND_YELLOW } = shelf;
      return colors === 'failing' ? REFUSED : answer(200, colors);
    }),
    services.get('/api/v1/template', ({ query }) => {
      const { templates = [] } = shelf;
      if (templates === 'waiting') return new Promise<never>(() => {});
      return templates === 'failing' ? REFUSED : pageOf(query, templates, 20);
    }),
    services.get('/api/v1/project', ({ query }) => pageOf(query, shelf.projects ?? [], 21)),
    services.get('/api/v1/project/{id}/media', ({ params }) =>
      params.id === uuid(7)
        ? content(200, 'image/png', new Uint8Array([137, 80, 78, 71]))
        : NOT_FOUND,
    ),
    services.get('/api/v1/project/{id}', () => NOT_FOUND),
    services.get('/api/v1/template/{id}', () => NOT_FOUND),
    services.get('/api/v1/media/template/{id}', () => NOT_FOUND),
    services.get('/api/v1/coupon/{id}', () => NOT_FOUND),
  ];
}

const NOT_FOUND = problem(404, 'not-found');

/** An error that is not retried, so screens need not wait. */
const REFUSED = { undocumented: new Response(null, { status: 403 }) };

/** The requested page of some items, with its totals. */
export function pageOf<Item>(query: URLSearchParams, items: readonly Item[], usual: number) {
  const size = Number(query.get('size') ?? usual);
  const page = Number(query.get('page') ?? 0);
  return answer(200, items.slice(page * size, (page + 1) * size), {
    'X-Total-Count': `${items.length}`,
    'X-Page': `${page}`,
    'X-Page-Size': `${size}`,
  });
}
