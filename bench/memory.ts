/** Memory of the services after a hundred thousand mixed requests: recipients, marketers, pictures, saving. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { askEach } from './public/ask-each.ts';
import { withProduct } from './product/with-product.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** A tenth of the requests fills the caches; memory then stays as it is. */
const STEP = REQUESTS / 10;
const COUPONS = 50;
const MOST_GROWTH = 1.12;
const WORDS = ['bakery', 'pizza', 'garden', 'car', 'salon', 'sale', 'summer', 'books'];

interface Memory {
  readonly requests: number;
  /** Resident memory of the process in bytes. */
  readonly resident: number;
  readonly descriptors: number;
}

/** Sends the requests to a new product in each round; returns whether memory grew within the target. */
export async function benchMemory(): Promise<boolean> {
  const around = surroundings();
  const rounds: (readonly Memory[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await withProduct(({ port, pid, token, coupon }) =>
        measure({ port, pid, token, coupon: JSON.stringify(coupon) }),
      ),
    );
  await writeFigures('bench-memory', { ...around, rounds });
  const about = `${REQUESTS.toLocaleString('en-US')} requests`;
  return writeTable('memory', around, about, rowsOf(rounds));
}

function rowsOf(rounds: readonly (readonly Memory[])[]) {
  const early = rounds.flatMap((memory) => memory.slice(0, 1));
  const late = rounds.flatMap((memory) => memory.slice(-1));
  const megabytes = ({ resident }: Memory): number => resident / 1_000_000;
  return [
    {
      number: 'B12',
      what: 'memory at the end, MB',
      ours: late.map(megabytes),
      peer: `after ${STEP.toLocaleString('en-US')} requests`,
      theirs: early.map(megabytes),
      reach: MOST_GROWTH,
      isLess: true,
    },
    {
      number: 'B12',
      what: 'open descriptors at the end',
      ours: late.map(({ descriptors }) => descriptors),
      peer: `after ${STEP.toLocaleString('en-US')} requests`,
      theirs: early.map(({ descriptors }) => descriptors),
      reach: MOST_GROWTH,
      isLess: true,
    },
  ];
}

interface Asked {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  /** The payload of one coupon, as JSON. */
  readonly coupon: string;
}

async function measure({ port, pid, token, coupon }: Asked): Promise<readonly Memory[]> {
  const ids: string[] = [];
  for (let count = 0; count < COUPONS; count += 1) ids.push(await save(port, token, coupon));
  const memory: Memory[] = [];
  const statuses: Record<string, number> = {};
  for (let asked = 0; asked < REQUESTS;) {
    const next = Math.min(STEP, REQUESTS - asked);
    const requests = Array.from({ length: next }, (_, index) =>
      requestOf(asked + index, { ids, token, coupon }),
    );
    for (const [status, count] of Object.entries(await askEach(port, requests)))
      statuses[status] = (statuses[status] ?? 0) + count;
    asked += next;
    memory.push({ requests: asked, ...(await memoryOf(pid)) });
    console.log(`${asked} requests: ${JSON.stringify(memory.at(-1))} ${JSON.stringify(statuses)}`);
  }
  const refused = Object.keys(statuses).filter((status) => !/^2/.test(status));
  if (refused.length > 0) throw new Error(`It answered ${JSON.stringify(statuses)}.`);
  return memory;
}

const LOOKS = 10;
const LOOK_MS = 200;

async function memoryOf(pid: number): Promise<Omit<Memory, 'requests'>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const resident = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
  let descriptors = Infinity;
  // A job or a thread that starts has some more for a moment.
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_MS);
    descriptors = Math.min(descriptors, (await readdir(`/proc/${pid}/fd`)).length);
  }
  return { resident, descriptors };
}

interface Mix {
  readonly ids: readonly string[];
  readonly token: string;
  /** The payload as JSON. */
  readonly coupon: string;
}

/** A fixed order, so every run sends the same requests: of a hundred, about seventy from recipients and one that saves a coupon. */
function requestOf(number: number, { ids, token, coupon }: Mix): string {
  const id = ids[number % ids.length] ?? '';
  const word = WORDS[number % WORDS.length] ?? '';
  const own = { authorization: `Bearer ${token}` };
  const turn = number % 100;
  if (turn === 0) return request('POST', '/api/v1/project', own, coupon);
  if (turn < 3) {
    const body = JSON.stringify({ name: `Rolls ${number}` });
    return request('PATCH', `/api/v1/project/${id}/name`, own, body);
  }
  if (turn < 6) return request('GET', `/api/v1/media/barcode?type=QR&value=ROLLS-${number}`, own);
  if (turn < 16) return request('GET', `/api/v1/template?q=${word}%20${number % 1_000}`, own);
  if (turn < 22) return request('GET', `/api/v1/project?q=Rolls&page=${number % 3}`, own);
  if (turn < 28) return request('GET', `/api/v1/project/${id}`, own);
  if (turn < 50) return request('GET', `/api/v1/coupon/${id}`);
  if (turn < 60)
    return request('GET', `/api/v1/media/coupons/${id}/strip?platform=apple&format=webp&width=2x`);
  if (turn < 62) return request('GET', `/api/v1/media/coupons/${id}/pkpass`);
  return request('GET', `/r/${id}`, { 'accept-encoding': 'br' });
}

function request(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const length = Buffer.byteLength(body);
  const all = {
    host: 'tearline.bench',
    ...headers,
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function save(port: number, token: string, body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/project`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { readonly id: string }).id;
}
