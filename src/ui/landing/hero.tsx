import { Check } from 'lucide-react';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { Postmark } from '../coupon/postmark.tsx';
import { TicketLink } from '../parts/buttons/ticket-button.tsx';
import bakery from './art/bakery.svg?no-inline';
import bakeryInSpanish from './art/bakery-es.svg?no-inline';
import code from './art/code-halfmoon.svg?no-inline';
import logo from './art/logo-halfmoon.svg?no-inline';
import rideAlong from './art/ride-along-bakery.svg?no-inline';
import rideAlongInSpanish from './art/ride-along-bakery-es.svg?no-inline';
import { halfmoon, postmarkArcs } from './sample-coupons.ts';
import { isSpanish } from '../../words/language.ts';
import * as landingWords from '../../words/landing.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { wrap } from '../theme/layout.css.ts';
import * as styles from './landing-page.css.ts';

/** The headline, and a live coupon with its Ride-Along image under a postmark (HOME-01). */
export function Hero() {
  return (
    <div className={`${wrap} ${styles.hero}`}>
      <div>
        <h1 className={styles.headline} tabIndex={-1}>
          {landingWords.headline()}
        </h1>
        <p className={styles.lead}>{landingWords.lead()}</p>
        <TicketLink to="/login" size="large">
          {actionsWords.getStarted()}
        </TicketLink>
        <ul className={styles.facts}>
          <li>
            <Check size={16} />
            {landingWords.appleWalletAndGoogleWallet()}
          </li>
          <li>
            <Check size={16} />
            {landingWords.noAppNeeded()}
          </li>
        </ul>
      </div>
      <div className={styles.art}>
        <div className={styles.along}>
          <img
            src={isSpanish() ? rideAlongInSpanish : rideAlong}
            width={600}
            height={400}
            alt={landingWords.rideAlongImage()}
          />
        </div>
        <Postmark
          className={styles.postmark}
          strokes={['2.2', '1.4']}
          arcs={postmarkArcs()}
          date={['OCT', '14', '2026']}
        />
        <div className={styles.card}>
          <HeroCoupon />
        </div>
      </div>
    </div>
  );
}

function HeroCoupon() {
  const face = composeFace(halfmoon());
  return (
    <AppleCard
      face={face}
      logo={<img src={logo} width={480} height={150} alt={face.merchantName} />}
      artwork={
        <img
          src={isSpanish() ? bakeryInSpanish : bakery}
          width={1125}
          height={432}
          alt={face.stripWords}
        />
      }
      barcode={<img src={code} width={232} height={232} alt="" />}
    />
  );
}
