import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedServices } from '../support/services-fixture.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
/** What Prometheus adds to the name of a histogram. */
const PART = /_(?:bucket|sum|count)$/;

const services = sharedServices({ ANALYTICS: 'true' });

const send = (payload: object, headers: Record<string, string> = {}) =>
  services.visit('/visits', { method: 'POST', payload, headers });
const metrics = async () => {
  const { body } = await services.visit('/metrics', { remoteAddress: '127.0.0.1' });
  return body.split('\n');
};

test('[OBS-01] page views and web vitals are counted in histograms; visitors who opt out are not counted', async () => {
  const report = {
    views: ['/', '/dashboard'],
    vitals: [
      { name: 'LCP', value: 1_900, screen: '/' },
      { name: 'CLS', value: 0.02, screen: '/' },
    ],
  };
  expect((await send(report)).statusCode).toBe(204);
  expect((await send(report, { 'sec-gpc': '1' })).statusCode).toBe(204);

  expect(await metrics()).toEqual(
    expect.arrayContaining([
      'tearline_page_views_total{screen="/"} 1',
      'tearline_page_views_total{screen="/dashboard"} 1',
      'tearline_web_vital_seconds_bucket{le="1.8",vital="LCP",screen="/"} 0',
      'tearline_web_vital_seconds_bucket{le="2.5",vital="LCP",screen="/"} 1',
      'tearline_layout_shift_count{screen="/"} 1',
    ]),
  );
});

test.for([
  [{ views: ['/r/1234'], vitals: [] }, 400],
  [{ views: [], vitals: [{ name: 'LCP', value: -1, screen: '/' }] }, 400],
  [{ views: Array.from({ length: 51 }, () => '/'), vitals: [] }, 400],
  [{ views: ['/'.repeat(9_000)], vitals: [] }, 413],
] as const)('[OBS-01] refuses an invalid report: %#', async ([payload, status]) => {
  expect((await send(payload)).statusCode).toBe(status);
});

test.each(['alarms.yaml', 'operations.md'])(
  '[GROW-05] /metrics has every figure that docs/%s names, and one that only rises where a rate is asked',
  async (file) => {
    const { body } = await services.visit('/metrics');
    const types = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)];
    const kinds = new Map(types.map(([, name = '', kind]) => [name, kind]));
    const kindOf = (name: string) => kinds.get(name) ?? kinds.get(name.replace(PART, ''));
    const text = await readFile(join(DOCS, file), 'utf8');
    const named = text.match(/tearline_[a-z_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => kindOf(name) === undefined)).toEqual([]);
    const rising = [...text.matchAll(/\b(?:rate|increase)\((\w+)/g)].map(([, name = '']) => name);
    expect(rising.filter((name) => kindOf(name) === 'gauge')).toEqual([]);
  },
);
