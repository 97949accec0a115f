import { useId } from 'react';
import * as words from '../../../words/codes/letters.gen.ts';
import * as frame from '../../parts/page/page.css.ts';
import * as styles from '../codes-page.css.ts';
import { CounterPicture, LetterPicture, RowPicture } from './letter-pictures.tsx';

interface LettersGuideProps {
  /** The part's name in an address. */
  readonly id: string;
  readonly headingStyle: string;
  readonly textStyle: string;
}

/** How a list of addresses becomes letters with a code each (SER-01, SER-04). */
export function LettersGuide({ id, headingStyle, textStyle }: LettersGuideProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <h2 id={heading} className={headingStyle}>
        {words.title()}
      </h2>
      <p className={frame.soft}>{words.about()}</p>
      {PARTS.map(({ title, text, Picture }) => (
        <div key={title()} className={styles.foot}>
          <div className={textStyle}>
            <h3>{title()}</h3>
            <p>{text()}</p>
          </div>
          {Picture !== null && <Picture />}
        </div>
      ))}
    </section>
  );
}

const PARTS = [
  { title: words.stepList, text: words.stepListMore, Picture: RowPicture },
  { title: words.stepPrint, text: words.stepPrintMore, Picture: LetterPicture },
  { title: words.stepCounter, text: words.stepCounterMore, Picture: CounterPicture },
  { title: words.columns, text: words.columnsMore, Picture: null },
  { title: words.printer, text: words.printerMore, Picture: null },
  { title: words.stored, text: words.storedMore, Picture: null },
] as const;
