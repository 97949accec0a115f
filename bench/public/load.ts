/** Sends requests to one server over plain sockets and prints the result as JSON; a separate process on its own core. */
import { openLine, type Line } from './line.ts';

export interface LoadOrder {
  readonly port: number;
  /** Complete requests, chosen at random. */
  readonly requests: readonly string[];
  /** Share of the requests for the first `hot` of them. */
  readonly hot: { readonly count: number; readonly share: number };
  readonly connections: number;
  readonly pace: Pace;
}

/** Constant rates one after the other, independent of the answers; or each connection sends as soon as it has an answer. */
export type Pace = readonly Step[] | { readonly seconds: number };

interface Step {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly answers: number;
  /** Requests that were due and got no answer. */
  readonly missing: number;
  readonly seconds: number;
  /** By status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds from when a request was due to its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** p99 of each second, by when requests were due. */
  readonly p99BySecond: readonly number[];
  /** For a step, by when requests were due: milliseconds since its start, and milliseconds until the answer. */
  readonly steps: readonly (readonly (readonly [due: number, took: number])[])[];
}

interface Time {
  readonly due: number;
  readonly took: number;
}

/** Milliseconds that a load waits for missing answers. */
const PATIENCE_MS = 20_000;

async function load(order: LoadOrder): Promise<LoadFigures> {
  const statuses: Record<string, number> = {};
  const times: Time[] = [];
  const waiting: number[] = [];
  const steps = 'seconds' in order.pace ? null : order.pace;
  const planned = 'seconds' in order.pace ? order.pace.seconds : sum(order.pace);
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
    const due = steps === null ? (now < end ? now : undefined) : waiting.shift();
    if (due !== undefined && !line.isBroken) line.ask(pick(), due);
    else if (now >= end && lines.every(({ isFree, isBroken }) => isFree || isBroken))
      done.resolve();
  };
  const lines = await Promise.all(
    Array.from({ length: order.connections }, () => openLine(order.port, answered)),
  );
  const start = performance.now();
  const end = start + planned * 1_000;
  let asked = 0;
  if (steps === null) for (const line of lines) line.ask(pick(), performance.now());
  else
    askSteadily(momentsOf(steps, start), (due) => {
      asked += 1;
      const line = lines.find(({ isFree }) => isFree);
      if (line === undefined) waiting.push(due);
      else line.ask(pick(), due);
    });
  const tooLate = setTimeout(done.resolve, planned * 1_000 + PATIENCE_MS);
  await done.promise;
  clearTimeout(tooLate);
  const seconds = (performance.now() - start) / 1_000;
  for (const line of lines) line.close();
  const missing = steps === null ? 0 : asked - times.length;
  const figures = { answers: times.length, missing, seconds, statuses };
  return { ...figures, ...spreadOf(times), steps: byStep(steps ?? [], times) };
}

function sum(steps: readonly Step[]): number {
  return steps.reduce((total, { seconds }) => total + seconds, 0);
}

/** The times when requests are due. */
function* momentsOf(steps: readonly Step[], start: number): Generator<number> {
  let begin = start;
  for (const { perSecond, seconds } of steps) {
    for (let count = 0; count < perSecond * seconds; count += 1)
      yield begin + (count * 1_000) / perSecond;
    begin += seconds * 1_000;
  }
}

/** Emits each request when it is due, or later if this process is late. */
function askSteadily(moments: Iterator<number>, ask: (due: number) => void): void {
  let next = moments.next();
  const timer = setInterval(() => {
    for (; next.done !== true && next.value <= performance.now(); next = moments.next())
      ask(next.value);
    if (next.done === true) clearInterval(timer);
  }, 1);
}

function byStep(steps: readonly Step[], times: readonly Time[]): LoadFigures['steps'] {
  let end = 0;
  return steps.map(({ seconds }) => {
    const begin = end;
    end += seconds * 1_000;
    return times
      .filter(({ due }) => due >= begin && due < end)
      .toSorted((one, other) => one.due - other.due)
      .map(({ due, took }) => [Math.round(due - begin), Math.round(took * 100) / 100] as const);
  });
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
  const figures = JSON.stringify(await load(JSON.parse(text) as LoadOrder));
  // A step has megabytes, more than one write to a pipe takes.
  process.stdout.write(figures, () => process.exit(0));
}
