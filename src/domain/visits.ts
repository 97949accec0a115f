/** What a page may report about a visit: the screen and its speed, nothing about the visitor (OBS-01). */
import { isRecord } from './record.ts';

/** The only address to which browsers report; first-party. */
export const VISITS_ADDRESS = '/visits';

/** Screens by the first segment of their path; ids and search terms are never reported. */
const SCREENS = [
  '/',
  '/login',
  '/logout',
  '/search',
  '/create',
  '/campaign',
  '/project',
  '/dashboard',
  '/faqs',
  '/verify',
  '/share',
  '/template',
  '/admin',
  'other',
] as const;
type ScreenSeen = (typeof SCREENS)[number];

/** CLS has no unit; the others are milliseconds. */
const VITALS = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

export interface VisitReport {
  readonly views: readonly ScreenSeen[];
  readonly vitals: readonly {
    readonly name: Vital;
    readonly value: number;
    readonly screen: ScreenSeen;
  }[];
}

/** Entries of either kind in one report. */
export const VISIT_ENTRIES_MAX = 50;
/** Ten minutes: a longer time measures a sleeping tab, not the page. */
const VITAL_MAX = 600_000;

/** The screen of an address. */
export function visitedScreen(pathname: string): ScreenSeen {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return isScreen(first) ? first : 'other';
}

/** Reads a browser's report; null if it is invalid. */
export function readVisitReport(body: unknown): VisitReport | null {
  if (!isRecord(body)) return null;
  const { views, vitals } = body;
  if (!isShortList(views) || !views.every(isScreen)) return null;
  if (!isShortList(vitals) || !vitals.every(isVital)) return null;
  return { views, vitals };
}

const isShortList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= VISIT_ENTRIES_MAX;

const isScreen = (value: unknown): value is ScreenSeen =>
  SCREENS.some((screen) => screen === value);

function isVital(value: unknown): value is VisitReport['vitals'][number] {
  if (!isRecord(value) || !isScreen(value['screen'])) return false;
  const { name, value: measured } = value;
  return (
    VITALS.some((vital) => vital === name) &&
    typeof measured === 'number' &&
    measured >= 0 &&
    measured <= VITAL_MAX
  );
}
