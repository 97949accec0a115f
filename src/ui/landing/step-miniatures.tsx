import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { GoogleCard } from '../coupon/google-card.tsx';
import codeLink from './art/code-link.svg?no-inline';
import codeSals from './art/code-sals.svg?no-inline';
import garden from './art/garden.svg?no-inline';
import logoSals from './art/logo-sals.svg?no-inline';
import markSals from './art/mark-sals.svg?no-inline';
import pizzaInEnglish from './art/pizza.svg?no-inline';
import pizzaInSpanish from './art/pizza-es.svg?no-inline';
import salon from './art/salon.svg?no-inline';
import { sals } from './sample-coupons.ts';
import { isSpanish } from '../../words/language.ts';
import * as landingWords from '../../words/landing.gen.ts';
import * as styles from './landing-page.css.ts';

const pizza = () => (isSpanish() ? pizzaInSpanish : pizzaInEnglish);

/** Step 1: three designs, one chosen. */
export function DesignChoices() {
  return (
    <div className={styles.shelf}>
      {[garden, pizza(), salon].map((design) => (
        <img key={design} src={design} width={1125} height={432} alt="" loading="lazy" />
      ))}
    </div>
  );
}

const INKS = ['#FFCB47', '#FFF1D0', '#C8321F', '#0F4C3A'] as const;

/** Step 2: the words and the colors. */
export function TextFields() {
  return (
    <div className={styles.fields}>
      <b>{landingWords.couponText()}</b>
      <span className={styles.field}>{landingWords.sampleOffer()}</span>
      <span className={styles.field}>{landingWords.sampleTerms()}</span>
      <span className={styles.inks}>
        {INKS.map((ink) => (
          <i key={ink} className={styles.ink} style={{ background: ink }} />
        ))}
      </span>
    </div>
  );
}

/** Step 3: both wallets, drawn as in the product. */
export function TwoPhones() {
  const face = composeFace(sals());
  const code = <img src={codeSals} width={232} height={232} alt="" loading="lazy" />;
  const strip = <img src={pizza()} width={1125} height={432} alt="" loading="lazy" />;
  return (
    <div className={styles.phones}>
      <div className={styles.phone}>
        <AppleCard
          face={face}
          logo={<img src={logoSals} width={480} height={150} alt="" loading="lazy" />}
          artwork={strip}
          barcode={code}
        />
      </div>
      <div className={styles.phone}>
        <GoogleCard
          face={face}
          logo={<img src={markSals} width={660} height={660} alt="" loading="lazy" />}
          artwork={strip}
          barcode={code}
        />
      </div>
    </div>
  );
}

/** Step 4: the code on the mail piece. */
export function MailPiece() {
  return (
    <div className={styles.piece}>
      <img src={pizza()} width={1125} height={432} alt="" loading="lazy" />
      <span>
        <b>{landingWords.scanSaveEat()}</b>
        <br />
        {landingWords.sampleEnd()}
      </span>
      <img
        className={styles.pieceCode}
        src={codeLink}
        width={296}
        height={296}
        alt=""
        loading="lazy"
      />
    </div>
  );
}
