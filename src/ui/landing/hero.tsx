import { Check } from 'lucide-react';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { AppleCard } from '../coupon/apple-card.tsx';
import { TicketLink } from '../parts/ticket-button.tsx';
import bakery from './art/bakery.svg?no-inline';
import code from './art/code-halfmoon.svg?no-inline';
import logo from './art/logo-halfmoon.svg?no-inline';
import rideAlong from './art/ride-along-bakery.svg?no-inline';
import * as styles from './hero.css.ts';
import { Postmark } from './postmark.tsx';
import { HALFMOON } from './sample-coupons.ts';

/** The headline, and a live coupon with its Ride-Along image under a postmark (HOME-01). */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.headline} tabIndex={-1}>
          Coupons that outlive the envelope
        </h1>
        <p className={styles.lead}>
          Design a wallet coupon at your counter, print its link on your next mailing, and it waits
          in your customer’s phone until its last good day.
        </p>
        <TicketLink to="/login" size="large">
          Get Started
        </TicketLink>
        <ul className={styles.facts}>
          <li>
            <Check />
            Apple Wallet and Google Wallet
          </li>
          <li>
            <Check />
            No app for your customers
          </li>
        </ul>
      </div>
      <div className={styles.art}>
        <div className={styles.along}>
          <img src={rideAlong} width={600} height={400} alt="Ride-Along image of the same offer" />
        </div>
        <Postmark />
        <div className={styles.card}>
          <HeroCoupon />
        </div>
      </div>
    </div>
  );
}

function HeroCoupon() {
  const face = composeFace(HALFMOON);
  return (
    <AppleCard
      face={face}
      logo={<img src={logo} width={480} height={150} alt={face.merchantName} />}
      artwork={<img src={bakery} width={1125} height={432} alt={face.stripWords} />}
      barcode={<img src={code} width={232} height={232} alt="" />}
    />
  );
}
