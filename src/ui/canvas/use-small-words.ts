/** Finds words of a strip that are too small on a phone, measured in their own fonts (STEP-11). */
import { useEffect, useState } from 'react';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { createPartRetry } from './part-retry.ts';

type SmallWords = ReadonlyMap<string, number>;

/** A constant, so that a screen without small words does not render again. */
const NONE: SmallWords = new Map();

/** Text token → px of the font on a phone, for words set too small; empty until measured. */
export function useSmallWords(
  design: DesignDocument | null,
  text: Readonly<Record<string, string>>,
): SmallWords {
  const [small, setSmall] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const show = (words: SmallWords) => {
      if (isCurrent) setSmall(words);
    };
    const measure = () =>
      measured(design, text).then(show, () => {
        // Words without their fonts cannot be measured; the preview reports the missing fonts.
        show(NONE);
        if (isCurrent) again.wait();
      });
    const again = createPartRetry(() => void measure());
    void measure();
    return () => {
      isCurrent = false;
      again.stop();
    };
  }, [design, text]);
  return small;
}

async function measured(
  design: DesignDocument | null,
  text: Readonly<Record<string, string>>,
): Promise<SmallWords> {
  if (design === null) return NONE;
  const { measureSmallWords } = await import('./measure-small-words.ts');
  return measureSmallWords(design, text);
}
