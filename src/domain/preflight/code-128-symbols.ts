/** Four digits are the fewest for which code set C, two digits a symbol, is worth its switch. */
const DIGITS = /\d{4,}/gu;

/** Symbols of a Code 128 value, with switches between its code sets; without start, check and stop. */
export function code128Symbols(value: string): number {
  const runs = value.match(DIGITS) ?? [];
  const digits = runs.reduce((sum, run) => sum + run.length, 0);
  const pairs = runs.reduce((sum, run) => sum + Math.floor(run.length / 2) + (run.length % 2), 0);
  const isAllDigits = runs.length === 1 && digits === value.length;
  return value.length - digits + pairs + (isAllDigits ? 0 : 2 * runs.length);
}
