/** Counts page views and speed, first-party and anonymous; loaded only if enabled (OBS-01). */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  visitedScreen,
  type Vital,
  VISIT_ENTRIES_MAX,
  type VisitReport,
  VISITS_ADDRESS,
} from '../../domain/visits.ts';

/** Sign-in callbacks are not pages that users see (AUTH-05). */
const CALLBACK = '/authentication/';

/** The used part of the router. */
interface Navigation {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(
    event: 'onResolved',
    listener: (event: {
      readonly pathChanged: boolean;
      readonly toLocation: { readonly pathname: string };
    }) => void,
  ): () => void;
}

declare global {
  interface Window {
    /** For sites that embed their own tag manager. */
    dataLayer?: object[];
  }
}

/** Counts the open screen and every later one, and measures the loaded one until the tab is hidden. */
export function startAnalytics(router: Navigation): void {
  const report = createReporter();
  report.view(router.state.location.pathname);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) report.view(toLocation.pathname);
  });
  const measured = ({ name, value }: Metric) => report.vital(name, value);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(measured);
  watchFirstInput((delay) => report.vital('FID', delay));
  // The last event that phone browsers guarantee.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report.send();
  });
  window.addEventListener('pagehide', report.send);
}

function createReporter() {
  let views: VisitReport['views'] = [];
  let vitals: VisitReport['vitals'] = [];
  const loaded = visitedScreen(window.location.pathname);
  const send = () => {
    if (views.length + vitals.length === 0) return;
    const body = JSON.stringify({ views, vitals } satisfies VisitReport);
    views = [];
    vitals = [];
    navigator.sendBeacon(VISITS_ADDRESS, new Blob([body], { type: 'application/json' }));
  };
  const sendWhenFull = () => {
    if (Math.max(views.length, vitals.length) === VISIT_ENTRIES_MAX) send();
  };
  return {
    send,
    view: (pathname: string) => {
      if (pathname.startsWith(CALLBACK)) return;
      const screen = visitedScreen(pathname);
      views = [...views, screen];
      push({ event: 'page_view', page: screen });
      sendWhenFull();
    },
    vital: (name: Vital, value: number) => {
      vitals = [...vitals, { name, value, screen: loaded }];
      push({ event: 'web_vital', name, value, page: loaded });
      sendWhenFull();
    },
  };
}

function push(entry: object): void {
  (window.dataLayer ??= []).push(entry);
}

/** web-vitals removed FID in version 6. */
function watchFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming) report(entry.processingStart - entry.startTime);
    }
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}
