import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CODE_ROWS_PER_CALL } from '../../src/domain/constants.ts';
import { bearer } from '../../scripts/testing/attack/account-calls.ts';
import { bound, type Bound } from '../report/table.ts';
import type { Owner } from './owner.ts';

const MOST_SECONDS = 120;
const MOST_MEMORY = 150;
const MEGABYTE = 1_000_000;
const SAMPLE_MS = 50;
/** Rows that warm the services up before their idle memory is read. */
const FIRST_ROWS = 20_000;

/** Imports a list as the browser sends it, and reads it again as CSV and as QR codes (SER-03, SER-04). */
export async function measureList(owner: Owner, rows: number): Promise<readonly Bound[]> {
  await importList(owner, FIRST_ROWS);
  await readAll(owner, `${await newestSeries(owner)}/list`);
  const idle = await memoryOf(owner.pid);
  const read = await measured(owner, () => importList(owner, rows));
  const path = await newestSeries(owner);
  const list = await measured(owner, () => readAll(owner, `${path}/list`));
  const zip = await measured(owner, () => readAll(owner, `${path}/qr-codes`));
  const works = {
    [`a list of ${rows.toLocaleString('en-US')} rows in`]: read,
    'its CSV out': list,
    'its first 50,000 QR codes out': zip,
  };
  return Object.entries(works).flatMap(([what, { took, memory }]) => [
    bound('B17', `${what}, s`, [took / 1_000], MOST_SECONDS),
    bound('B17', `${what}, memory beside idle, MB`, [(memory - idle) / MEGABYTE], MOST_MEMORY),
  ]);
}

async function importList({ send, couponId }: Owner, rows: number): Promise<void> {
  const series = randomUUID();
  const path = `/api/v1/project/${couponId}/codes`;
  const columns = ['household_id', 'zip'];
  const named = { name: 'bench.csv', valueColumn: 'code', columns };
  await send('POST', path, { id: series, ...named, expectedRows: rows });
  for (let start = 0; start < rows; start += CODE_ROWS_PER_CALL) {
    const count = Math.min(CODE_ROWS_PER_CALL, rows - start);
    const part = Array.from({ length: count }, (_, index) => {
      const number = String(start + index + 1).padStart(7, '0');
      return [`HM-${number}-${series.slice(0, 4)}`, number, '14608'];
    });
    await send('PUT', `${path}/${series}/rows/${start}`, { rows: part });
  }
  await send('POST', `${path}/${series}/finish`);
}

async function newestSeries({ send, couponId }: Owner): Promise<string> {
  const path = `/api/v1/project/${couponId}/codes`;
  const [series] = await send<readonly { readonly id: string }[]>('GET', path);
  return `${path}/${series?.id}`;
}

/** Reads a file as fast as it comes and keeps nothing of it. */
async function readAll({ port, token }: Owner, path: string): Promise<void> {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: bearer(token) });
  for await (const chunk of answer.body ?? []) void chunk;
}

/** Milliseconds of a work, and the most resident memory of the services meanwhile in bytes. */
async function measured({ pid }: Owner, work: () => Promise<void>) {
  let memory = await memoryOf(pid);
  const timer = setInterval(() => {
    void memoryOf(pid).then((now) => {
      memory = Math.max(memory, now);
    });
  }, SAMPLE_MS);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  clearInterval(timer);
  return { took, memory };
}

/** Resident memory of a process in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}
