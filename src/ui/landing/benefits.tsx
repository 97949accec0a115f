import * as landingWords from '../../words/landing.gen.ts';
import * as styles from './landing-page.css.ts';
import * as shellWords from '../../words/shell.gen.ts';

const BENEFITS = [
  {
    title: landingWords.staysTitle,
    words: landingWords.stays,
  },
  {
    title: landingWords.dateTitle,
    words: landingWords.date,
  },
  {
    title: landingWords.switchedOffTitle,
    words: landingWords.switchedOff,
  },
  {
    title: landingWords.scansTitle,
    words: landingWords.scans,
  },
  {
    title: landingWords.matchesTitle,
    words: landingWords.matches,
  },
  {
    title: landingWords.noAppTitle,
    words: landingWords.noApp,
  },
] as const;

/** The benefits of a mailing (HOME-01). */
export function Benefits() {
  return (
    <section className={styles.section} id="why" aria-labelledby="why-title">
      <h2 id="why-title" className={styles.title}>
        {landingWords.whatYourMailGains()}
      </h2>
      <ul className={styles.benefits} aria-label={shellWords.benefits()}>
        {BENEFITS.map(({ title, words }) => (
          <li key={title()}>
            <h3 className={styles.benefitTitle}>{title()}</h3>
            <p className={styles.benefitWords}>{words()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
