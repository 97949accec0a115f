/** Milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

/** Percentiles by nearest rank. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
