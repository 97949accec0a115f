/** Contrast in words (STEP-13's measure, WCAG 2.2 AA 1.4.3). */
import { isReadable } from '../../../domain/preflight/template-findings.ts';
import * as adminWords from '../../../words/admin.gen.ts';

/** Shown while a contrast is being measured. */
export const MEASURING = 'measuring';

/** The least contrast of a text in a scheme, 1 to 21; undefined if it cannot be measured. */
export type ContrastOf = (scheme: string, textId: string) => number | typeof MEASURING | undefined;

export function contrastWords(ratio: number, fontSize: number) {
  const figure = adminWords.contrastRatio1({ ratio: ratio.toFixed(1) });
  if (isReadable(ratio, fontSize)) return { kind: 'ok', words: figure } as const;
  return { kind: 'warn', words: adminWords.figureHardToRead({ figure }) } as const;
}
