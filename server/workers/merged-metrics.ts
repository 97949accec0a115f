import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { tell } from './tell.ts';

type Metrics = readonly object[];

/** Merges the metrics of all processes (API-13). */
interface MergedMetrics {
  /** Returns Prometheus' text format. For a worker that does not reply in time it uses the last reply. */
  text(workers: readonly Worker[]): Promise<string>;
  /** Receives the metrics of a worker for the request with this number. */
  measured(asked: number, metrics: Metrics): void;
  /** Adds the counters of an ended worker to the total, since a counter must not fall. */
  retire(worker: Worker): Promise<void>;
}

const PATIENCE_MS = 2_000;
const RISING = new Set<unknown>(['counter', 'histogram']);

/** `own` are the metrics of the primary. */
export function createMergedMetrics(own: Registry): MergedMetrics {
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
    async text(workers) {
      await Promise.all(workers.map(ask));
      return aggregate([...known.values(), await own.getMetricsAsJSON(), retired]).metrics();
    },
    measured: (number, metrics) => waiting.get(number)?.(metrics),
    async retire({ id }) {
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
