/** The page's changes to the preview card: its words grow with the reader's font size (PUB-01). */
import { globalStyle } from '@vanilla-extract/css';
import * as card from '../ui/coupon/apple-card.css.ts';
import * as code from '../ui/coupon/barcode-figure.css.ts';
import { coupon } from './page.css.ts';

/** In em of the reader's font: about 22 em on a phone with the default size, 11 at twice the size. */
const CROWDED = '(width <= 15em)';

/** As in the preview at 16 px, and larger in proportion to the reader's font. */
const grown = (size: string, share: number) => `max(${size}, ${size} + (1rem - 16px) * ${share})`;

const inCard = (name: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${coupon} ${name}`, rule);

inCard(card.card, { fontSize: grown('4.7cqw', 1) });
inCard(card.label, { fontSize: grown('2.75cqw', 0.6) });
inCard(code.caption, {
  fontSize: grown('3.1cqw', 0.65),
  '@container': { [CROWDED]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Offer and date stack, so that the offer is whole; side by side a line would have only a few letters. */
inCard(card.fields, { '@container': { [CROWDED]: { display: 'grid', gap: '.5em' } } });
inCard(card.date, { '@container': { [CROWDED]: { textAlign: 'left' } } });
inCard(card.offerValue, { '@container': { [CROWDED]: { display: 'block' } } });
inCard(card.barcode, {
  height: 'auto',
  minHeight: card.BARCODE_HEIGHT,
  paddingTop: '4cqw',
});

inCard('picture > img', { width: '100%', height: '100%' });
inCard(`${card.logo} img`, { objectFit: 'contain', objectPosition: 'left center' });
inCard(`${card.strip} img`, { objectFit: 'cover' });
