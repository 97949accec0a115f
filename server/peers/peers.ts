import { createCallCounts, type CallCounts, type CountedCalls } from './call-counts.ts';

/** The processes that answer calls of one Tearline (WORKERS), as seen by one of them. */
export interface Peers {
  /** Sends the calls counted in this process to its peers. */
  tell(calls: readonly CountedCalls[]): void;
  /** Calls `hear` with the counts of the peers. */
  onBroadcast(hear: (calls: readonly CountedCalls[]) => void): void;
  /** Sets how this process is measured for `metrics`. */
  onMeasure(measure: () => Promise<readonly object[]>): void;
  /** Returns the measurements of all processes in Prometheus' text format. */
  metrics(): Promise<string>;
}

/** Fifty messages a second at most, however many calls there are. */
const TOLD_EVERY_MS = 20;

/** Counts calls together with the peers. Calls that a peer counted in the last 20 ms may be missing. */
export function peerCounts(peers: Peers | undefined): CallCounts {
  if (peers === undefined) return createCallCounts();
  const counts = createCallCounts(gathered(peers.tell));
  peers.onBroadcast(counts.add);
  return counts;
}

function gathered(tell: Peers['tell']): (call: CountedCalls) => void {
  const waiting = new Map<string, CountedCalls>();
  let timer: NodeJS.Timeout | undefined;
  let toldAt = -TOLD_EVERY_MS;
  const notifyPeers = (): void => {
    timer = undefined;
    toldAt = performance.now();
    tell([...waiting.values()]);
    waiting.clear();
  };
  return (call) => {
    const name = `${call.limit} ${call.key}`;
    const calls = (waiting.get(name)?.calls ?? 0) + call.calls;
    waiting.set(name, { ...call, calls });
    timer ??= setTimeout(notifyPeers, toldAt + TOLD_EVERY_MS - performance.now()).unref();
  };
}
