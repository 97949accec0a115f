/** Which words of a strip come out too small for a phone, measured in their own fonts (STEP-11). */
import { useEffect, useState } from 'react';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { askingAgain } from './asking-again.ts';

type SmallWords = ReadonlyMap<string, number>;

/** Always the same, so that a screen with nothing to say is not rendered again. */
const NONE: SmallWords = new Map();

/** Text token → px of the font on a phone, of words that had to be set that small; empty until they are measured. */
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
        // Words whose fonts did not come cannot be measured; the preview says what is missing.
        show(NONE);
        if (isCurrent) again.wait();
      });
    const again = askingAgain(() => void measure());
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
