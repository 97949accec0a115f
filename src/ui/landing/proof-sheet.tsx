import { CropMarks } from '../parts/paper/crop-marks.tsx';
import bakery from './art/bakery-2.svg?no-inline';
import bookshop from './art/bookshop.svg?no-inline';
import carWash from './art/carwash.svg?no-inline';
import garden from './art/garden.svg?no-inline';
import pizza from './art/pizza.svg?no-inline';
import salon from './art/salon.svg?no-inline';
import * as landingWords from '../../words/landing.gen.ts';
import * as styles from './landing-page.css.ts';

const PROOFS = [
  { picture: carWash, trade: 'car wash' },
  { picture: salon, trade: 'hair salon' },
  { picture: garden, trade: 'garden center' },
  { picture: pizza, trade: 'pizza' },
  { picture: bookshop, trade: 'bookshop' },
  { picture: bakery, trade: 'bakery' },
] as const;

/** Six designs of our own on one proof sheet. */
export function ProofSheet() {
  return (
    <section className={styles.proof} aria-labelledby="proof-title">
      <div className={styles.proofColumn}>
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
