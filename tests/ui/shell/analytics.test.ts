import { expect, onTestFinished, test } from 'vitest';
import { startAnalytics } from '../../../src/app/visits/analytics.ts';
import { maySeeVisits } from '../../../src/app/visits/analytics-switch.ts';

type Navigated = Parameters<Parameters<typeof startAnalytics>[0]['subscribe']>[1];

test('[OBS-01] each screen is a view, except the return from a sign-in, and speed is that of the loaded one; one report is sent when the page closes', async () => {
  const sent: (readonly [string | URL, Promise<unknown>])[] = [];
  const { sendBeacon } = navigator;
  onTestFinished(() => {
    navigator.sendBeacon = sendBeacon;
    delete window.dataLayer;
  });
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) sent.push([address, body.text().then(JSON.parse)]);
    return true;
  };
  let navigated: Navigated = () => {};
  startAnalytics({
    state: { location: { pathname: '/' } },
    subscribe: (_, listener) => {
      navigated = listener;
      return () => {};
    },
  });
  const goTo = (pathname: string, pathChanged = true) =>
    navigated({ pathChanged, toLocation: { pathname } });
  goTo('/authentication/callback');
  goTo('/search/free%20rolls');
  goTo('/search/free%20rolls', false);
  goTo('/dashboard');

  const seen = ['/', '/search', '/dashboard'];
  expect(
    window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'page_view'),
  ).toEqual(seen.map((page) => ({ event: 'page_view', page })));
  const ttfb = { name: 'TTFB', value: expect.any(Number) };
  // The loaded page is the test's own, at `/`.
  const vital = { event: 'web_vital', ...ttfb, page: '/' };
  await expect.poll(() => window.dataLayer).toContainEqual(vital);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const [[address, report] = []] = sent;
  expect(address).toBe('/visits');
  const vitals = expect.arrayContaining([{ ...ttfb, screen: '/' }]);
  expect(await report).toEqual({ views: seen, vitals });
});

test('[OBS-01] counts nothing if the site has it off or the visitor opts out', () => {
  expect(maySeeVisits({ analytics: true }, {})).toBe(true);
  expect(maySeeVisits({ analytics: false }, {})).toBe(false);
  expect(maySeeVisits({ analytics: true }, { globalPrivacyControl: true })).toBe(false);
});
