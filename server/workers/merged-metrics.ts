import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { tell } from './messages.ts';

type Metrics = readonly object[];

const PATIENCE_MS = 2_000;
const RISING = new Set<unknown>(['counter', 'histogram']);

/** `own` are the metrics of the primary. */
export function createMergedMetrics(own: Registry) {
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
