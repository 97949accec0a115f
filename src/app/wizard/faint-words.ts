import {
  type DesignDocument,
  schemeNamed,
  textSlotsOf,
} from '../../domain/design/design-document.ts';
import type { PreflightMeasures } from '../../domain/preflight/finding.ts';
import { isReadable } from '../../domain/preflight/template-findings.ts';
import { drawnWords } from './drawn-words.ts';
import { exportToMeasure } from './export-artwork.ts';

interface ChosenWords {
  /** A scheme's name. */
  readonly scheme: string;
  /** Text token → words; the designer's for the others. */
  readonly text: Readonly<Record<string, string>>;
}

/**
 * Measures which words of a strip are hard to read in its scheme (PRE-01, STEP-13). Only if some are, it draws the other
 * schemes too, to find a better one. Rejects if the artwork cannot be drawn.
 */
export async function faintWords(
  design: DesignDocument,
  { scheme, text }: ChosenWords,
  signal: AbortSignal,
): Promise<PreflightMeasures['faintWords']> {
  const labels = new Map(textSlotsOf(design).map(({ token, label }) => [token, label]));
  if (labels.size === 0) return new Map();
  const faintIn = async (schemes: readonly string[]) => {
    const drawn = await drawnWords(design, { schemes, text }, exportToMeasure, signal);
    return [...drawn].map(([name, texts]) => {
      const faint = texts.filter(
        ({ contrast, text: { fontSize } }) => contrast !== null && !isReadable(contrast, fontSize),
      );
      const named = faint.flatMap(({ text: { tokens } }) => labels.get(tokens.text ?? '') ?? []);
      return [name, named] as const;
    });
  };
  const { name: chosen } = schemeNamed(design, scheme);
  const found = await faintIn([chosen]);
  if (found.every(([, labelsOfFaint]) => labelsOfFaint.length === 0)) return new Map(found);
  const others = design.schemes.map(({ name }) => name).filter((name) => name !== chosen);
  return new Map([...found, ...(await faintIn(others))]);
}
