/** Asks one server over plain sockets and prints what came of it as JSON; a process of its own, on a core of its own. */
import { openLine, type Line } from './line.ts';

export interface LoadOrder {
  readonly port: number;
  /** Whole requests, asked for in turn by chance. */
  readonly requests: readonly string[];
  /** Share of the requests that go to the first `hot` of them. */
  readonly hot: { readonly count: number; readonly share: number };
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second at a constant rate, whatever the answers do; null asks again as soon as an answer is there. */
  readonly rate: number | null;
}

export interface LoadFigures {
  readonly answers: number;
  readonly seconds: number;
  /** By status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds from the moment an answer was due to be asked for. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** p99 of each second, in the order of the moments due. */
  readonly p99BySecond: readonly number[];
}

interface Time {
  readonly due: number;
  readonly took: number;
}

/** Milliseconds that a load may go on for what is still unanswered. */
const PATIENCE_MS = 20_000;

async function load(order: LoadOrder): Promise<LoadFigures> {
  const statuses: Record<string, number> = {};
  const times: Time[] = [];
  const waiting: number[] = [];
  const done = Promise.withResolvers<void>();
  const pick = (): string => {
    const { requests, hot } = order;
    const among = Math.random() < hot.share ? hot.count : requests.length;
    return requests[Math.floor(Math.random() * among)] ?? '';
  };
  const answered = (line: Line, status: string): void => {
    const now = performance.now();
    times.push({ due: line.due - start, took: now - line.due });
    statuses[status] = (statuses[status] ?? 0) + 1;
    const due = order.rate === null ? (now < end ? now : undefined) : waiting.shift();
    if (due !== undefined) line.ask(pick(), due);
    else if (now >= end && lines.every(({ isFree }) => isFree)) done.resolve();
  };
  const lines = await Promise.all(
    Array.from({ length: order.connections }, () => openLine(order.port, answered)),
  );
  const start = performance.now();
  const end = start + order.seconds * 1_000;
  if (order.rate === null) for (const line of lines) line.ask(pick(), performance.now());
  else
    askSteadily(order.rate, { start, end }, (due) => {
      const line = lines.find(({ isFree }) => isFree);
      if (line === undefined) waiting.push(due);
      else line.ask(pick(), due);
    });
  const tooLate = setTimeout(done.resolve, order.seconds * 1_000 + PATIENCE_MS);
  await done.promise;
  clearTimeout(tooLate);
  const seconds = (performance.now() - start) / 1_000;
  for (const line of lines) line.close();
  return { answers: times.length, seconds, statuses, ...spreadOf(times) };
}

/** Says when each request is due, late by as much as this process is. */
function askSteadily(
  rate: number,
  { start, end }: { readonly start: number; readonly end: number },
  ask: (due: number) => void,
): void {
  let next = start;
  const timer = setInterval(() => {
    for (; next <= performance.now() && next < end; next += 1_000 / rate) ask(next);
    if (next >= end) clearInterval(timer);
  }, 1);
}

function spreadOf(times: readonly Time[]) {
  const at = (some: readonly Time[], share: number): number => {
    const ordered = some.map(({ took }) => took).toSorted((one, other) => one - other);
    return (
      Math.round(
        (ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0) * 100,
      ) / 100
    );
  };
  const last = Math.floor((times.at(-1)?.due ?? 0) / 1_000);
  const p99BySecond = Array.from({ length: last + 1 }, (_, second) =>
    at(
      times.filter(({ due }) => Math.floor(due / 1_000) === second),
      0.99,
    ),
  );
  return { p50: at(times, 0.5), p99: at(times, 0.99), worst: at(times, 1), p99BySecond };
}

if (import.meta.main) {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  process.stdout.write(JSON.stringify(await load(JSON.parse(text) as LoadOrder)));
  process.exit(0);
}
