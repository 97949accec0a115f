import type { ComponentType } from 'react';
import * as codesWords from '../../../words/codes.gen.ts';
import { figure } from '../../../words/figure.ts';
import * as frame from '../../parts/page/page.css.ts';
import { size } from '../../theme/layout.css.ts';
import * as styles from '../codes-page.css.ts';
import { CounterPicture, LetterPicture, RowPicture } from './letter-pictures.tsx';

/** What becomes of one row of a list, with the coupon's own strip (SER-01). */
export function RowSteps({ strip }: { readonly strip: string | null }) {
  const steps: readonly [string, string, ComponentType<{ readonly strip: string | null }>][] = [
    [codesWords.rowStep(), codesWords.rowStepMore(), RowPicture],
    [codesWords.letterStep(), codesWords.letterStepMore(), LetterPicture],
    [codesWords.counterStep(), codesWords.counterStepMore(), CounterPicture],
  ];
  return (
    <section aria-labelledby="what-becomes">
      <h2 id="what-becomes" className={size.t25}>
        {codesWords.whatBecomes()}
      </h2>
      <ol className={`${frame.slip} ${styles.steps}`}>
        {steps.map(([title, text, Picture], index) => (
          <li key={title}>
            <b>{figure(index + 1)}</b>
            <Picture strip={strip} />
            <h3>{title}</h3>
            <p className={frame.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
