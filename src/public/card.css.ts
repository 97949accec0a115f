/** What the card is on the page beyond what it is in a preview: its words grow with the reader's letters (PUB-01). */
import { globalStyle } from '@vanilla-extract/css';
import * as card from '../ui/coupon/apple-card.css.ts';
import * as code from '../ui/coupon/barcode-figure.css.ts';
import { coupon } from './page.css.ts';

/** In em of the reader's letters: 22 on a phone with usual ones, 11 with letters twice as large. */
const CROWDED = '(width <= 15em)';

/** As in the preview for who reads letters of 16 px, larger by as much as theirs are. */
const grown = (size: string, share: number): string =>
  `max(${size}, ${size} + (1rem - 16px) * ${share})`;

const inCard = (name: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${coupon} ${name}`, rule);

inCard(card.card, { fontSize: grown('4.7cqw', 1) });
inCard(card.label, { fontSize: grown('2.75cqw', 0.6) });
inCard(code.caption, {
  fontSize: grown('3.1cqw', 0.65),
  '@container': { [CROWDED]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Offer and date one below the other, the offer whole: beside each other they would leave it a few letters a line. */
inCard(card.fields, { '@container': { [CROWDED]: { display: 'grid', gap: '.5em' } } });
inCard(card.date, { '@container': { [CROWDED]: { textAlign: 'left' } } });
inCard(card.offerValue, { '@container': { [CROWDED]: { display: 'block' } } });
inCard(card.barcode, {
  height: 'auto',
  minHeight: card.BARCODE_HEIGHT,
  paddingTop: '4cqw',
});

inCard('picture', { display: 'block' });
inCard('picture > img', { display: 'block', width: '100%', height: '100%' });
inCard(`${card.logo} img`, { objectFit: 'contain', objectPosition: 'left center' });
inCard(`${card.strip} img`, { objectFit: 'cover' });
