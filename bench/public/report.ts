/** What was measured, as rows for the table in `docs/benches.md`. */
import type { Row } from '../report/table.ts';
import type { LoadFigures } from './load.ts';
import type { What } from './recorded.ts';
import type { Contestant } from './served.ts';

export interface Throughput {
  readonly contestant: Contestant;
  readonly what: What;
  readonly perSecond: number;
}

export interface PublicFigures {
  readonly coupons: number;
  readonly throughput: readonly Throughput[];
  readonly steady: readonly { readonly contestant: Contestant; readonly figures: LoadFigures }[];
}

export function rowsOf({ throughput, steady }: PublicFigures): readonly Row[] {
  const perSecond = (contestant: Contestant, what: What) =>
    throughput
      .filter((one) => one.contestant === contestant && one.what === what)
      .map((one) => one.perSecond);
  const row = (
    number: string,
    name: string,
    what: What,
    peer: 'bare' | 'sirv',
    reach: number,
  ): Row => ({
    number,
    what: name,
    ours: perSecond('tearline', what),
    peer: peer === 'bare' ? 'node:http' : 'sirv 3.0.2',
    theirs: perSecond(peer, what),
    reach,
    isLess: false,
  });
  const p99 = (contestant: Contestant) =>
    steady.filter((one) => one.contestant === contestant).map(({ figures }) => figures.p99);
  const rows: readonly Row[] = [
    row('B1', 'data, answers/s', 'json', 'bare', 0.5),
    row('B2', 'page in brotli, answers/s', 'html-br', 'bare', 0.7),
    row('B2', 'page in brotli, answers/s', 'html-br', 'sirv', 1.2),
    row('B2', 'page uncompressed, answers/s', 'html-plain', 'bare', 0.7),
    row('B2', 'page uncompressed, answers/s', 'html-plain', 'sirv', 1.2),
    {
      number: 'B3',
      what: 'page at 1,000/s, p99 in ms',
      ours: p99('tearline'),
      peer: 'node:http',
      theirs: p99('bare'),
      reach: 3,
      isLess: true,
    },
  ];
  return rows.filter(({ ours, theirs }) => ours.length > 0 && theirs.length > 0);
}
