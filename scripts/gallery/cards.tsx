import { useState, type ReactNode } from 'react';
import { composeFace, type CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import { AppleCardBack } from '../../src/ui/coupon/apple-card-back.tsx';
import { AppleCard } from '../../src/ui/coupon/apple-card.tsx';
import { stripLabel } from '../../src/ui/coupon/coupon-labels.ts';
import { GoogleCard } from '../../src/ui/coupon/google-card.tsx';
import strip from '../../designs/bakery/strip.png';
import * as styles from './gallery.css.ts';
import { Specimen, statesBy } from './specimen.tsx';

const HALFMOON: CouponFacts = {
  merchantName: 'Halfmoon Bakery',
  description: 'Buy a dozen rolls, the 13th is on us',
  termsConditions: 'One coupon per visit.',
  promoCode: 'ROLL13',
  startDate: '',
  expirationDate: '2027-12-31T00:00:00.000Z',
  timeZone: 'America/New_York',
  language: 'en',
  phone: '555-014-2233',
  website: 'https://halfmoon.example',
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: '#F7C948',
  barcodeType: 'QR',
  barcodeValue: 'HALFMOON-13',
  barcodeAltText: 'HALFMOON-13',
  paintedWords: ['Buy a dozen rolls', 'The 13th is on us'],
};

const LONG: CouponFacts = {
  ...HALFMOON,
  merchantName: 'The Halfmoon Bakery and Confectionery of Upper Wickham',
  description:
    'Buy a dozen rolls of any flour on a weekday before noon, and the thirteenth is on us',
};

const BLANK: CouponFacts = {
  ...HALFMOON,
  merchantName: '',
  description: '',
  startDate: '',
  expirationDate: '',
  barcodeType: 'NONE',
  barcodeValue: '',
};

const FACTS = {
  finished: HALFMOON,
  'long words': LONG,
  'without a code': { ...HALFMOON, barcodeType: 'NONE' },
  'nothing typed yet': BLANK,
} as const;
const STATES = ['finished', 'long words', 'without a code', 'nothing typed yet'] as const;

/** Both cards in every state. */
export function CardSpecimens() {
  return (
    <>
      <Specimen
        of="apple-card"
        wide={{
          ...cards((facts) => <AppleCard {...partsOf(facts)} showsBlanks />),
          details: (
            <div className={styles.card}>
              <AppleCardBack face={composeFace(HALFMOON)} />
            </div>
          ),
        }}
      />
      <Specimen
        of="google-card"
        wide={{
          ...cards((facts) => <GoogleCard {...partsOf(facts)} showsBlanks />),
          details: <OpenSheet />,
        }}
      />
    </>
  );
}

function cards(show: (facts: CouponFacts) => ReactNode) {
  return statesBy(STATES, (name) => <div className={styles.card}>{show(FACTS[name])}</div>);
}

function OpenSheet() {
  const [open, setOpen] = useState(true);
  return (
    <div className={styles.card}>
      <GoogleCard {...partsOf(HALFMOON)} sheet={{ open, onToggle: () => setOpen(!open) }} />
    </div>
  );
}

function partsOf(facts: CouponFacts) {
  const face = composeFace(facts);
  return {
    face,
    logo: <img src={LOGO} alt={face.merchantName} />,
    artwork: <img src={strip} alt={stripLabel(face)} />,
    barcode: face.barcode === null ? null : <img src={CODE} alt="" />,
  };
}

const drawn = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  )}`;

const LOGO = drawn(
  480,
  150,
  '<rect width="480" height="150" fill="#F7C948"/><path d="M240 30a45 45 0 1 0 0 90 60 60 0 0 1 0-90" fill="#3B1710"/>',
);

/** It only looks like a code; the service draws real ones. */
const CODE = drawn(
  29,
  29,
  Array.from({ length: 29 * 29 }, (_, index) =>
    (index * index + (index >> 3)) % 7 < 3
      ? `<rect x="${index % 29}" y="${Math.floor(index / 29)}" width="1" height="1"/>`
      : '',
  ).join(''),
);
