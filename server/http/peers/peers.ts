import { createCallCounts, type CallCounts, type CountedCalls } from './call-counts.ts';

/** The processes that answer calls of one Tearline (WORKERS), as one of them sees them. */
export interface Peers {
  /** Tells the others what was counted here. */
  tell(calls: readonly CountedCalls[]): void;
  /** Called with what the others counted. */
  onBroadcast(hear: (calls: readonly CountedCalls[]) => void): void;
  /** How this process is measured for all. */
  onMeasure(measure: () => Promise<readonly object[]>): void;
  /** What all of them have measured, in Prometheus' text format. */
  metrics(): Promise<string>;
}

/** Fifty times a second, however much is called. */
const TOLD_EVERY_MS = 20;

/** Counts that peers share: what they counted in the last 20 ms is not known yet. */
export function peerCounts(peers: Peers | undefined): CallCounts {
  if (peers === undefined) return createCallCounts();
  const counts = createCallCounts({ onCall: gathered(peers.tell) });
  peers.onBroadcast(counts.add);
  return counts;
}

function gathered(tell: Peers['tell']): (call: CountedCalls) => void {
  const waiting = new Map<string, CountedCalls>();
  let timer: NodeJS.Timeout | undefined;
  let toldAt = -TOLD_EVERY_MS;
  const tellAll = (): void => {
    timer = undefined;
    toldAt = performance.now();
    tell([...waiting.values()]);
    waiting.clear();
  };
  return (call) => {
    const name = `${call.limit} ${call.key}`;
    const calls = (waiting.get(name)?.calls ?? 0) + call.calls;
    waiting.set(name, { ...call, calls });
    timer ??= setTimeout(tellAll, toldAt + TOLD_EVERY_MS - performance.now()).unref();
  };
}
