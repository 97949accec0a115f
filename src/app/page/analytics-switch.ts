import { whenIdle } from './when-idle.ts';

/** Whether visits may be counted here: the site's switch, and the visitor's Global Privacy Control (OBS-01). */
export function maySeeVisits(
  { analytics }: { readonly analytics: boolean },
  browser: object = navigator,
): boolean {
  return analytics && !('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
}

/** Brings the module once the page has nothing more urgent to do; what it cannot bring is not counted. */
export function countVisits(router: Parameters<Analytics['startAnalytics']>[0]): void {
  whenIdle(() => {
    import('./analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(router),
      () => {},
    );
  });
}

type Analytics = typeof import('./analytics.ts');
