import { useEffect, useState } from 'react';
import { contrastKey, measureTexts, type TextMeasures } from '../../app/admin/text-measures.ts';
import type { DesignDocument, TextObject } from '../../domain/design/design-document.ts';
import type { ContrastOf } from '../../ui/admin/view/contrast-words.ts';

/** ms without a change after which texts are measured: dragging in a color picker changes them sixty times a second. */
const REST_MS = 400;

const NOTHING: TextMeasures = { contrasts: new Map(), fits: new Map() };

/** How the texts of a design come out, measured once it rests. */
export function useTextMeasures(design: DesignDocument | null): {
  readonly contrastOf: ContrastOf;
  readonly fitOf: (text: TextObject) => string | null;
} {
  const [measures, setMeasures] = useState(NOTHING);
  useEffect(() => {
    if (design === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      measureTexts(design, stop.signal).then(
        (next) => {
          if (!stop.signal.aborted) setMeasures(next);
        },
        (reason: unknown) => {
          if (!stop.signal.aborted) console.warn('The texts could not be measured.', reason);
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [design]);
  return {
    contrastOf: (scheme, textId) => measures.contrasts.get(contrastKey(scheme, textId)),
    fitOf: ({ id }) => measures.fits.get(id) ?? null,
  };
}
