import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Above this share of the heap limit the process would mostly collect garbage. */
const HEAP_SHARE = 0.85;
const RESOLUTION_MS = 10;

/**
 * Measures the event loop and the heap every `sampleMs` until it is stopped. `mostDelayMs` is the mean by which timers
 * of a sample may be late; 0 for no limit.
 */
export function watchPressure(mostDelayMs: number, sampleMs: number) {
  const heapLimit = getHeapStatistics().heap_size_limit * HEAP_SHARE;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isOver = false;
  const sample = (): void => {
    const delayMs = delays.mean / 1e6 - RESOLUTION_MS;
    // Without a measurement the event loop stood still for all of the sample.
    const isLate = mostDelayMs > 0 && !(delayMs <= mostDelayMs);
    isOver = isLate || getHeapStatistics().used_heap_size > heapLimit;
    delays.reset();
  };
  delays.enable();
  const timer = setInterval(sample, sampleMs).unref();
  return {
    /** Whether event loop or heap were over their limits in the last sample. */
    isOver: () => isOver,
    stop(): void {
      clearInterval(timer);
      delays.disable();
    },
  };
}
