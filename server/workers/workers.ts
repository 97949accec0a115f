import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Registry, AggregatorRegistry } from 'prom-client';
import { StartFailure } from '../configuration/start-failure.ts';
import { messageFrom, tell, type WorkerMessage } from './messages.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

interface WorkersOptions {
  readonly count: number;
  /** An argument of the worker, which shows in a process list whom it belongs to. */
  readonly name: string;
  /** Environment variables that differ from this process's. */
  readonly environment: Readonly<Record<string, string>>;
  /** The metrics of this process. */
  readonly registry: Registry;
  readonly isDatabaseLost: () => boolean;
  /** Milliseconds after which a stopping worker is killed. */
  readonly stopMs: number;
  /** Reports one sentence to the operator. */
  readonly say: (sentence: string) => void;
}

const PROGRAM = join(import.meta.dirname, '..', 'worker.ts');
/** Pause after a failed start. */
const RESTART_MS = 1_000;
const DATABASE_CHECK_MS = 1_000;

/**
 * Starts this many processes, which accept connections on one port. If one ends or is told to, it is replaced; one that
 * is told to end continues until its replacement is ready. Throws `StartFailure` with the worker's own message if one
 * does not become ready. Returns the address that they listen on.
 */
export async function startWorkers(options: WorkersOptions) {
  // With round robin, a connection on its way to a killed worker would be neither answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: PROGRAM, args: [options.name], serialization: 'advanced' });
  const stopping = new AbortController();
  const launch = launcher(options);
  const first = Array.from({ length: options.count }, launch);
  const kept = first.map((worker) => keep(worker, { launch, stopping: stopping.signal, options }));
  const watch = watchDatabase(options.isDatabaseLost);
  /** Resolves when all workers have answered their calls and ended. */
  const stop = async (): Promise<void> => {
    stopping.abort();
    clearInterval(watch);
    const ends = living().map(endOf);
    for (const worker of living()) tell(worker, { kind: 'stop' });
    const cut = setTimeout(() => {
      for (const worker of living()) worker.process.kill('SIGKILL');
    }, options.stopMs);
    await Promise.all([...ends, ...kept]);
    clearTimeout(cut);
  };
  try {
    const [address = ''] = await Promise.all(first.map(readiness));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const listening = new WeakSet<Worker>();

interface Launched {
  readonly worker: Worker;
  /** Resolves with the way it ended. */
  readonly ended: Promise<string>;
  /** Resolves when the worker was told to end. */
  readonly leaving: Promise<string>;
}

function launcher({ registry, environment, isDatabaseLost }: WorkersOptions): () => Launched {
  const metrics = createMergedMetrics(registry);
  return () => {
    const worker = cluster.fork(environment);
    worker.on('error', () => undefined);
    onMessage(worker, (message) => void hear(worker, message, metrics));
    tell(worker, { kind: 'database', isLost: isDatabaseLost() });
    const ended = endOf(worker);
    void ended.then(() => metrics.retire(worker));
    return { worker, ended, leaving: leaveOf(worker) };
  };
}

async function hear(
  worker: Worker,
  message: WorkerMessage,
  metrics: ReturnType<typeof createMergedMetrics>,
): Promise<void> {
  if (message.kind === 'ready') listening.add(worker);
  if (message.kind === 'measured') metrics.measured(message.asked, message.metrics);
  if (message.kind === 'counted')
    for (const other of living()) if (other !== worker) tell(other, message);
  if (message.kind === 'metrics') {
    const text = await metrics.text(living().filter(isListening)).catch(() => null);
    tell(worker, { kind: 'gathered', asked: message.asked, text });
  }
}

interface Keeping {
  readonly launch: () => Launched;
  readonly stopping: AbortSignal;
  readonly options: WorkersOptions;
}

/** Resolves when the worker has ended and is not replaced. */
async function keep(first: Launched, keeping: Keeping): Promise<void> {
  const { stopping, options } = keeping;
  for (let current = first; ;) {
    const why = await Promise.race([current.ended, current.leaving]);
    const next = stopping.aborted ? null : await successor(keeping);
    tell(current.worker, { kind: 'stop' });
    if (next === null) {
      await current.ended;
      return;
    }
    options.say(startWords.workerReplaced({ reason: why }));
    current = next;
  }
}

/** Returns a worker that is ready; null if none is needed any more. */
async function successor({ launch, stopping, options }: Keeping): Promise<Launched | null> {
  while (!stopping.aborted) {
    try {
      const next = launch();
      await readiness(next);
      return next;
    } catch (error) {
      options.say(sentenceOf(error));
    }
    await pause(RESTART_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
  return null;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A worker that is still starting has no metrics. */
function isListening(worker: Worker): boolean {
  return listening.has(worker);
}

function living(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function onMessage(worker: Worker, hear: (message: WorkerMessage) => void): void {
  worker.on('message', (sent: unknown) => {
    const message = messageFrom<WorkerMessage>(sent);
    if (message !== null) hear(message);
  });
}

function endOf(worker: Worker): Promise<string> {
  // If the system cannot start the process (no memory, no program), there is no exit event.
  if (worker.process.pid === undefined) return Promise.resolve(startWords.noProcess());
  let reason: string | null = null;
  onMessage(worker, (message) => {
    if (message.kind === 'failed') reason = message.sentence;
  });
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) =>
      resolve(reason ?? signal ?? startWords.exitCode({ code: String(code) })),
    );
  });
}

function leaveOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    onMessage(worker, (message) => {
      if (message.kind === 'leaving') resolve(startWords.toldToEnd());
    });
  });
}

/** Resolves with the address that the worker listens on. */
function readiness({ worker, ended }: Launched): Promise<string> {
  return new Promise((resolve, reject) => {
    onMessage(worker, (message) => {
      if (message.kind === 'ready') resolve(message.address);
    });
    void ended.then((how) =>
      reject(new StartFailure(startWords.workerNotStarted({ reason: how }))),
    );
  });
}

function watchDatabase(isLost: () => boolean): NodeJS.Timeout {
  let wasLost = isLost();
  return setInterval(() => {
    if (isLost() === wasLost) return;
    wasLost = isLost();
    for (const worker of living()) tell(worker, { kind: 'database', isLost: wasLost });
  }, DATABASE_CHECK_MS).unref();
}

type Metrics = readonly object[];

const PATIENCE_MS = 2_000;
const RISING = new Set<unknown>(['counter', 'histogram']);

/** `own` are the metrics of the primary. */
function createMergedMetrics(own: Registry) {
  const known = new Map<number, Metrics>();
  const waiting = new Map<number, (metrics: Metrics | null) => void>();
  let retired: Metrics = [];
  let asked = 0;
  const ask = async (worker: Worker): Promise<void> => {
    asked += 1;
    const number = asked;
    const { promise, resolve } = Promise.withResolvers<Metrics | null>();
    waiting.set(number, resolve);
    const timer = setTimeout(resolve, PATIENCE_MS, null);
    tell(worker, { kind: 'measure', asked: number });
    const metrics = await promise;
    clearTimeout(timer);
    waiting.delete(number);
    if (metrics !== null) known.set(worker.id, metrics);
  };
  return {
    /** Returns Prometheus' text format. For a worker that does not reply in time it uses the last reply. */
    async text(workers: readonly Worker[]) {
      await Promise.all(workers.map(ask));
      return aggregate([...known.values(), await own.getMetricsAsJSON(), retired]).metrics();
    },
    /** Receives the metrics of a worker for the request with this number. */
    measured: (number: number, metrics: Metrics) => waiting.get(number)?.(metrics),
    /** Adds the counters of an ended worker to the total, since a counter must not fall. */
    async retire({ id }: Worker) {
      const last = known.get(id) ?? [];
      known.delete(id);
      const rising = last.filter((metric) => 'type' in metric && RISING.has(metric.type));
      retired = await aggregate([retired, rising]).getMetricsAsJSON();
    },
  };
}

function aggregate(all: readonly Metrics[]): Registry {
  return AggregatorRegistry.aggregate(all.map((metrics) => [...metrics]));
}
