/** How long callers wait who do not attack. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Caller } from './caller.ts';

/** A call that is made again and again. */
export interface Probe {
  readonly name: string;
  readonly everyMs: number;
  readonly call: Call;
  readonly from: Caller;
  readonly status: number;
}

export type Waits = Awaited<ReturnType<typeof measureWaits>>[number];

/** Makes all probes for a time. A probe begins again when its answer is there, so a long wait counts once. */
export async function measureWaits(probes: readonly Probe[], forMs: number) {
  const end = performance.now() + forMs;
  return Promise.all(
    probes.map(async ({ name, everyMs, call, from, status }) => {
      /** ms */
      const times: number[] = [];
      /** Answers with another status than expected, by status; 0 is a broken connection. */
      const others = new Map<number, number>();
      while (performance.now() < end) {
        const begin = performance.now();
        const answer = await from(call);
        times.push(performance.now() - begin);
        if (answer.status !== status)
          others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
        await pause(Math.max(0, everyMs - (performance.now() - begin)));
      }
      return { probe: name, times, others };
    }),
  );
}

/** The time that this share of the calls did not exceed, ms. */
export function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
