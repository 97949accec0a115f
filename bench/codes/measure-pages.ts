import { formatCode } from '../../src/domain/codes/code.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { loadOn } from '../public/contest.ts';
import type { Bound, Row } from '../report/table.ts';
import type { Owner } from './owner.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 5;
const CONNECTIONS = 32;
const PAGES = 20_000;
/** ms: 300 pages a second. A mailing of a million letters brings some hundred (SER-02). */
const EACH_MS = 3.3;

/** Pages of different codes, in turn with the page of a coupon without them. */
export async function measurePages(owner: Owner): Promise<readonly (Row | Bound)[]> {
  const codes = await someCodes(owner);
  const plain = [requestOf(`/r/${owner.couponId}`)];
  const own = codes.map((code) => requestOf(`/c/${code}`));
  // A new process runs uncompiled code at first, and the first visit of each code is noted.
  for (const requests of [own, plain]) await rateOf(owner, requests);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rateOf(owner, own));
    theirs.push(await rateOf(owner, plain));
  }
  const what = `page of a code, ${PAGES.toLocaleString('en-US')} different ones, answers/s`;
  const peer = 'page of the coupon';
  const each = ours.map((rate) => 1_000 / rate);
  return [
    { number: 'B18', what, ours, peer, theirs, reach: null, isLess: false },
    { number: 'B18', what: 'page of a code, ms each', ours: each, limit: EACH_MS },
  ];
}

async function someCodes({ databaseUrl }: Owner): Promise<readonly string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ code: Buffer }>('select code from codes limit $1', [PAGES]),
  );
  return rows.map(({ code }) => formatCode(code));
}

async function rateOf({ port }: Owner, requests: readonly string[]): Promise<number> {
  const { answers, seconds, statuses } = await loadOn({
    port,
    requests,
    connections: CONNECTIONS,
    pace: { seconds: SECONDS },
    hot: { count: requests.length, share: 1 },
  });
  if (Object.keys(statuses).join() !== '200') throw new Error(JSON.stringify(statuses));
  return answers / seconds;
}

/** As a phone asks. */
function requestOf(path: string): string {
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
  const head = [
    'host: tearline.bench',
    'accept-encoding: gzip, deflate, br',
    `user-agent: ${agent}`,
  ];
  return `GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
}
