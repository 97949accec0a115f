import { whenIdle } from '../loading/when-idle.ts';

/** Whether visits may be counted: the site's setting and the visitor's Global Privacy Control (OBS-01). */
export function maySeeVisits(
  { analytics }: { readonly analytics: boolean },
  browser: object = navigator,
): boolean {
  return analytics && !('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
}

/** Loads the module when the page is idle; visits are not counted if it fails to load. */
export function countVisits(router: Parameters<Analytics['startAnalytics']>[0]): void {
  whenIdle(() => {
    import('./analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(router),
      () => {},
    );
  });
}

type Analytics = typeof import('./analytics.ts');
