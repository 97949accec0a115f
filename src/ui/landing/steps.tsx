import type { ReactNode } from 'react';
import { TearLine } from '../parts/tear-line.tsx';
import * as sections from './landing-page.css.ts';
import { DesignShelf, MailPiece, TextFields, TwoPhones } from './step-miniatures.tsx';
import * as styles from './steps.css.ts';

const STEPS: readonly {
  readonly title: string;
  readonly words: string;
  readonly picture: ReactNode;
}[] = [
  {
    title: 'Pick a design',
    words: 'Search the shelf by trade, word or color. Or bring your own artwork.',
    picture: <DesignShelf />,
  },
  {
    title: 'Make it yours',
    words: 'Change the words, the colors and the logo. The coupon changes as you type.',
    picture: <TextFields />,
  },
  {
    title: 'See both phones',
    words: 'Check the Apple and the Google coupon, at true size, before anybody else sees them.',
    picture: <TwoPhones />,
  },
  {
    title: 'Mail the link',
    words: 'Print the QR code on your mail piece. The link is e-mailed to you as well.',
    picture: <MailPiece />,
  },
];

/** "How it Works": four tickets of one roll (HOME-01). */
export function Steps() {
  return (
    <section className={sections.section} id="how" aria-labelledby="how-title">
      <h2 id="how-title" className={sections.title}>
        How it Works
      </h2>
      <ol className={styles.roll}>
        {STEPS.map((step, index) => (
          <li key={step.title} className={styles.ticket}>
            {index > 0 && (
              <span className={styles.tear}>
                <TearLine kind="down" />
              </span>
            )}
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.miniature} aria-hidden="true" inert>
              {step.picture}
            </div>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.words}>{step.words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
