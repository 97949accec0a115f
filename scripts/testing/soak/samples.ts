import type { Answer } from '../attack/caller.ts';

/** What a process uses at one moment. */
export interface Sample {
  /** ms; the zero point does not matter. */
  readonly at: number;
  /** Resident memory. */
  readonly bytes: number;
  readonly descriptors: number;
}

const TEN_MINUTES_MS = 600_000;

/** Reads an answer of `/metrics`. Throws if it has not both figures. */
export function sampleOf({ status, body }: Answer, at: number): Sample {
  const figure = (name: string): number => {
    const [, value] =
      new RegExp(`^tearline_process_${name} (\\S+)$`, 'mu').exec(body.toString('utf8')) ?? [];
    if (value === undefined) throw new Error(`/metrics was answered ${status} without ${name}.`);
    return Number(value);
  };
  return { at, bytes: figure('resident_memory_bytes'), descriptors: figure('open_fds') };
}

/** The slope of the memory by least squares, in percent of its mean. */
export function percentInTenMinutes(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const middle = mean(samples.map(({ at }) => at));
  const bytes = mean(samples.map((one) => one.bytes));
  const spread = mean(samples.map(({ at }) => (at - middle) ** 2));
  const together = mean(samples.map((one) => (one.at - middle) * (one.bytes - bytes)));
  return (100 * TEN_MINUTES_MS * together) / (spread * bytes);
}
