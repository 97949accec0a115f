import type { ComponentType } from 'react';
import { TearLine } from '../parts/paper/tear-line.tsx';
import { DesignChoices, MailPiece, TextFields, TwoPhones } from './step-miniatures.tsx';
import * as landingWords from '../../words/landing.gen.ts';
import * as titlesWords from '../../words/titles.gen.ts';
import { soft } from '../theme/layout.css.ts';
import * as styles from './landing-page.css.ts';
import * as shellWords from '../../words/shell.gen.ts';

type Step = readonly [title: () => string, words: () => string, picture: ComponentType];

const STEPS: readonly Step[] = [
  [titlesWords.pickDesign, landingWords.pick, DesignChoices],
  [landingWords.changeTitle, landingWords.change, TextFields],
  [landingWords.seeTitle, landingWords.see, TwoPhones],
  [landingWords.mailTitle, landingWords.mail, MailPiece],
];

/** "How it Works": four tickets of one roll (HOME-01). */
export function Steps() {
  return (
    <section className={styles.section} id="how" aria-labelledby="how-title">
      <h2 id="how-title" className={styles.title}>
        {shellWords.howItWorks()}
      </h2>
      <ol className={styles.roll}>
        {STEPS.map(([title, words, Picture], index) => (
          <li key={title()} className={styles.ticket}>
            {index > 0 && (
              <div className={styles.tear}>
                <TearLine kind="down" />
              </div>
            )}
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.miniature} aria-hidden="true" inert>
              <Picture />
            </div>
            <h3 className={styles.stepTitle}>{title()}</h3>
            <p className={soft}>{words()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
