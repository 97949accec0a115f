import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import * as landingWords from '../../words/landing.gen.ts';
import { wrap } from '../theme/layout.css.ts';
import * as styles from './landing-page.css.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { CropMarks } from '../parts/paper/paper.tsx';
import bakery from './art/bakery-2.svg?no-inline';
import bookshop from './art/bookshop.svg?no-inline';
import carWash from './art/carwash.svg?no-inline';
import garden from './art/garden.svg?no-inline';
import pizza from './art/pizza.svg?no-inline';
import salon from './art/salon.svg?no-inline';

/** The landing page for visitors at `/` (HOME-01). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Steps />
      <ProofSheet />
      <Benefits />
    </>
  );
}

const BENEFITS = [
  [landingWords.staysTitle, landingWords.stays],
  [landingWords.dateTitle, landingWords.date],
  [landingWords.switchedOffTitle, landingWords.switchedOff],
  [landingWords.scansTitle, landingWords.scans],
  [landingWords.matchesTitle, landingWords.matches],
  [landingWords.noAppTitle, landingWords.noApp],
] as const;

/** The benefits of a mailing (HOME-01). */
function Benefits() {
  return (
    <section className={styles.section} id="why" aria-labelledby="why-title">
      <h2 id="why-title" className={styles.title}>
        {landingWords.whatYourMailGains()}
      </h2>
      <ul className={styles.benefits} aria-label={shellWords.benefits()}>
        {BENEFITS.map(([title, words]) => (
          <li key={title()}>
            <h3 className={styles.benefitTitle}>{title()}</h3>
            <p className={styles.benefitWords}>{words()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PROOFS = [
  { picture: carWash, trade: 'carWash' },
  { picture: salon, trade: 'salon' },
  { picture: garden, trade: 'garden' },
  { picture: pizza, trade: 'pizza' },
  { picture: bookshop, trade: 'bookshop' },
  { picture: bakery, trade: 'bakery' },
] as const;

/** Six designs of our own on one proof sheet. */
function ProofSheet() {
  return (
    <section className={`${styles.later} ${styles.proof}`} aria-labelledby="proof-title">
      <div className={wrap}>
        <div className={styles.proofHead}>
          <h2 id="proof-title" className={styles.proofTitle}>
            {landingWords.proofTitle()}
          </h2>
          <p className={styles.proofWords}>{landingWords.proofWords()}</p>
        </div>
        <ul className={styles.sheet}>
          {PROOFS.map(({ picture, trade }) => (
            <li key={trade}>
              <CropMarks size="small" ground="proof">
                <img
                  src={picture}
                  width={1125}
                  height={432}
                  alt={landingWords.couponDesign({ trade })}
                  loading="lazy"
                />
              </CropMarks>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
