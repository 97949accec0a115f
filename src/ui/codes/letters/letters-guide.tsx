import { type ReactNode, useId } from 'react';
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
      <Part textStyle={textStyle} title={words.stepList()} text={words.stepListMore()}>
        <RowPicture />
      </Part>
      <Part textStyle={textStyle} title={words.stepPrint()} text={words.stepPrintMore()}>
        <LetterPicture />
      </Part>
      <Part textStyle={textStyle} title={words.stepCounter()} text={words.stepCounterMore()}>
        <CounterPicture />
      </Part>
      <Part textStyle={textStyle} title={words.columns()} text={words.columnsMore()} />
      <Part textStyle={textStyle} title={words.printer()} text={words.printerMore()} />
      <Part textStyle={textStyle} title={words.stored()} text={words.storedMore()} />
    </section>
  );
}

interface PartProps {
  readonly textStyle: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Part({ textStyle, title, text, children }: PartProps) {
  return (
    <div className={styles.foot}>
      <div className={textStyle}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
