/** Memory of the services after a hundred thousand mixed requests: recipients, marketers, pictures, saving. */
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { bearer, JSON_BODY, jsonOf } from '../scripts/testing/attack/account-calls.ts';
import type { Call } from '../scripts/testing/attack/caller.ts';
import { memoryOf } from './product/memory-of.ts';
import { type BenchedProduct, withProduct } from './product/with-product.ts';
import { askEach } from './public/load.ts';
import { pageOf } from './public/page-of.ts';
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
  while (rounds.length < ROUNDS) rounds.push(await withProduct(measure));
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

async function measure(product: BenchedProduct): Promise<readonly Memory[]> {
  const ids: string[] = [];
  while (ids.length < COUPONS) {
    const made = jsonOf(await product.call(saving(product)), 201) as { readonly id: string };
    ids.push(made.id);
  }
  const memory: Memory[] = [];
  for (let asked = 0; asked < REQUESTS;) {
    const next = Math.min(STEP, REQUESTS - asked);
    const calls = Array.from({ length: next }, (_, index) => callOf(asked + index, product, ids));
    const statuses = await askEach(product.call, calls);
    if (Object.keys(statuses).some((status) => !status.startsWith('2')))
      throw new Error(`It answered ${JSON.stringify(statuses)}.`);
    asked += next;
    const resident = await memoryOf(product.pid);
    memory.push({ requests: asked, resident, descriptors: await descriptorsOf(product.pid) });
    console.log(`${asked} requests: ${JSON.stringify(memory.at(-1))} ${JSON.stringify(statuses)}`);
  }
  return memory;
}

const LOOKS = 10;
const LOOK_MS = 200;

/** The least of some looks: a job or a thread that starts has some more for a moment. */
async function descriptorsOf(pid: number): Promise<number> {
  let descriptors = Infinity;
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_MS);
    descriptors = Math.min(descriptors, (await readdir(`/proc/${pid}/fd`)).length);
  }
  return descriptors;
}

function saving({ token, coupon }: BenchedProduct): Call {
  const headers = { ...bearer(token), ...JSON_BODY };
  return { method: 'POST', path: '/api/v1/project', headers, body: coupon };
}

/** A fixed order, so every run sends the same requests: of a hundred, about seventy from recipients and one that saves a coupon. */
function callOf(number: number, product: BenchedProduct, ids: readonly string[]): Call {
  const id = ids[number % ids.length] ?? '';
  const word = WORDS[number % WORDS.length] ?? '';
  const headers = bearer(product.token);
  const own = (path: string): Call => ({ path: `/api/v1/${path}`, headers });
  const turn = number % 100;
  if (turn === 0) return saving(product);
  if (turn < 3) {
    const body = JSON.stringify({ name: `Rolls ${number}` });
    const renaming = { ...own(`project/${id}/name`), method: 'PATCH', body } as const;
    return { ...renaming, headers: { ...headers, ...JSON_BODY } };
  }
  if (turn < 6) return own(`media/barcode?type=QR&value=ROLLS-${number}`);
  if (turn < 16) return own(`template?q=${word}%20${number % 1_000}`);
  if (turn < 22) return own(`project?q=Rolls&page=${number % 3}`);
  if (turn < 28) return own(`project/${id}`);
  if (turn < 50) return { path: `/api/v1/coupon/${id}` };
  if (turn < 60)
    return { path: `/api/v1/media/coupons/${id}/strip?platform=apple&format=webp&width=2x` };
  if (turn < 62) return { path: `/api/v1/media/coupons/${id}/pkpass` };
  return pageOf(`/r/${id}`);
}
