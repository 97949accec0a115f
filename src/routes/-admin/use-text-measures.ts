import { useEffect, useState } from 'react';
import { contrastKey, measureTexts, type TextMeasures } from '../../app/admin/text-measures.ts';
import type { DesignDocument, TextObject } from '../../domain/design/design-document.ts';
import type { Box } from '../../domain/constants.ts';
import { type ContrastOf, MEASURING } from '../../ui/admin/view/contrast-words.ts';
import * as adminWords from '../../words/admin.gen.ts';

/** ms without a change before texts are measured: dragging in a color picker changes them sixty times a second. */
const REST_MS = 400;

interface Measured {
  readonly design: DesignDocument | null;
  /** Null if they could not be measured. */
  readonly measures: TextMeasures | null;
}

/** The measures of a design's texts, updated after a pause; meanwhile the last ones stay, so that nothing jumps. */
export function useTextMeasures(design: DesignDocument | null): {
  readonly contrastOf: ContrastOf;
  readonly fitOf: (text: TextObject) => string | null;
  /** Null until they are measured, and if they cannot be. */
  readonly inkOf: ((textId: string) => Box | null) | null;
} {
  const [measured, setMeasured] = useState<Measured>({ design: null, measures: null });
  useEffect(() => {
    if (design === null) return undefined;
    const stop = new AbortController();
    const settle = (measures: TextMeasures | null) => {
      if (!stop.signal.aborted) setMeasured({ design, measures });
    };
    const timer = setTimeout(() => {
      measureTexts(design, stop.signal).then(settle, (reason: unknown) => {
        if (!stop.signal.aborted) console.warn('The texts could not be measured.', reason);
        settle(null);
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [design]);
  const { measures } = measured;
  const isMeasuring = measured.design !== design;
  return {
    contrastOf: (scheme, textId) =>
      measures?.contrasts.get(contrastKey(scheme, textId)) ?? (isMeasuring ? MEASURING : undefined),
    fitOf: ({ id }) =>
      measures?.fits.get(id) ?? (isMeasuring ? adminWords.measuringHowItFits() : null),
    inkOf: measures === null ? null : (textId) => measures.inks.get(textId) ?? null,
  };
}
