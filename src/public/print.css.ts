import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import * as card from '../ui/coupon/apple-card.css.ts';
import * as shapes from '../ui/theme/shapes.ts';
import { measures } from '../ui/theme/theme.css.ts';
import * as page from './page.css.ts';

/* ---------- the preview card on the page: its words grow with the reader's font size (PUB-01) ---------- */

/** In em of the reader's font: about 22 em on a phone with the default size, 11 at twice the size. */
const CROWDED = '(width <= 15em)';

/** As in the preview at 16 px, and larger in proportion to the reader's font. */
const grown = (size: string, share: number) => `max(${size}, ${size} + (1rem - 16px) * ${share})`;

const inCard = (name: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${page.coupon} ${name}`, rule);

inCard(card.card, { fontSize: grown('4.7cqw', 1) });
inCard(card.label, { fontSize: grown('2.75cqw', 0.6) });
inCard(card.caption, {
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

/* ---------- printed: black on white, one sheet, its artwork once, no other color (PUB-05, PUB-08) ---------- */

const INK = '#000000';
/** Including the quiet zone: 30 mm remain for the smallest QR code, 26 mm for the smallest Aztec code. */
const SQUARE_WIDTH = '42mm';
const WIDE_WIDTH = '120mm';

const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@media'>) =>
  globalStyle(selector, { '@media': { print: rule } });

export const letterhead = style({
  display: 'none',
  '@media': {
    print: { ...shapes.line('8mm', 'space-between'), alignItems: 'baseline', marginBottom: '5mm' },
  },
});

export const merchant = style({ ...shapes.breaking, ...shapes.display('20pt', 700, 1.1) });

globalStyle('@page', { margin: '12mm' });

/** Paper is white in the dark theme, too. */
onPaper(':root, body', {
  display: 'block',
  minHeight: 0,
  background: '#FFFFFF',
  color: INK,
  colorScheme: 'only light',
  fontSize: '10pt',
});

/** The cut line. */
onPaper(page.main, {
  display: 'block',
  padding: '7mm',
  border: `1.5pt dotted ${INK}`,
  breakInside: 'avoid',
});

onPaper(page.coupon, { display: 'block' });

onPaper(page.expired, {
  marginBottom: '5mm',
  border: `1.5pt solid ${INK}`,
  background: 'none',
  color: INK,
  fontSize: '12pt',
});
onPaper(`${page.expired} svg`, { color: INK });

onPaper(`${page.coupon} ${card.box}`, { maxWidth: 'none' });

/** No mask: Firefox prints masked elements blank. */
onPaper(`${page.coupon} ${card.card}`, {
  ...shapes.columns('minmax(0, 1fr) auto', '6mm 8mm', 'center'),
  padding: 0,
  background: 'none',
  color: INK,
  borderRadius: 0,
  fontFamily: measures.font.text,
  fontSize: '10pt',
  mask: 'none',
});

/** Logos are drawn for the coupon's own color; a white one would be invisible. */
onPaper(`${page.coupon} ${card.head}`, { display: 'none' });

onPaper(`${page.coupon} ${card.strip}`, { gridColumn: '1 / -1', width: '100%' });
onPaper(`${page.main}[data-terms="long"] ${card.strip}`, { width: '60%' });

onPaper(`${page.coupon} ${card.fields}`, { ...shapes.stack('5mm'), minHeight: 0, padding: 0 });
onPaper(`${page.coupon} ${card.label}`, {
  color: INK,
  fontSize: '9pt',
  letterSpacing: 0,
  textTransform: 'none',
});
/** The offer is the headline. */
onPaper(`${page.coupon} ${card.offer} ${card.label}`, { display: 'none' });
onPaper(`${page.coupon} ${card.offerValue}`, {
  ...shapes.display('24pt', 700, 1.1),
  display: 'block',
  overflow: 'visible',
});
onPaper(`${page.main}[data-offer] ${card.offerValue}`, { fontSize: '13pt', lineHeight: 1.25 });
onPaper(`${page.coupon} ${card.date}`, { textAlign: 'left', fontSize: '14pt', fontWeight: 700 });

onPaper(`${page.coupon} ${card.barcode}`, {
  vars: { [card.squareWidth]: SQUARE_WIDTH, [card.wideWidth]: WIDE_WIDTH },
  display: 'block',
  minHeight: 0,
  padding: 0,
});
/** As wide as the sheet, below the words. */
onPaper(`${page.coupon} ${card.barcode}:has(${card.wide})`, { gridColumn: '1 / -1' });
onPaper(`${page.coupon} ${card.barcode} :is(svg, img)`, { maxHeight: 'none' });
onPaper(`${page.coupon} ${card.figure}`, { padding: 0, overflow: 'visible', borderRadius: 0 });
onPaper(`${page.coupon} ${card.caption}`, {
  maxWidth: WIDE_WIDTH,
  paddingInline: 0,
  fontSize: '9pt',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
onPaper(`${page.coupon} ${card.square} + ${card.caption}`, { maxWidth: SQUARE_WIDTH });

onPaper(page.details, {
  marginTop: '6mm',
  paddingTop: '4mm',
  borderTop: `.75pt solid ${INK}`,
  fontSize: '9pt',
  lineHeight: 1.35,
});
onPaper(page.summary, { display: 'none' });
onPaper(page.detailsBody, { padding: 0 });
/** Closed details print too, even without a script. */
onPaper(`${page.details}::details-content`, {
  contentVisibility: 'visible',
  blockSize: 'auto',
  display: 'block',
});

/** Terms on the left, the rest beside them; in rows if the left side has much text or none. */
onPaper(`${page.details} ${card.list}`, {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '3mm 8mm',
  alignItems: 'start',
});
onPaper(`${page.details} ${card.list} > div`, { gridColumn: 2 });
onPaper(`${page.details} ${card.list} > [data-detail="termsConditions"]`, {
  gridColumn: 1,
  gridRow: '1 / span 4',
});
onPaper(`${page.main}[data-terms] ${card.list}`, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
onPaper(`${page.main}[data-terms] ${card.list} > div`, { gridColumn: 'auto', gridRow: 'auto' });
onPaper(`${page.main}[data-terms="long"] ${card.list} > [data-detail="termsConditions"]`, {
  gridColumn: '1 / -1',
});
/** 4,000 characters still fit on the one sheet. */
onPaper(`${page.main}[data-terms="long"] ${page.details}`, { fontSize: '7pt', lineHeight: 1.25 });
onPaper(`${page.details} dd`, { whiteSpace: 'normal' });

/** Already shown above. */
onPaper(
  ['merchantName', 'description', 'expirationDate', 'phone']
    .map((key) => `${page.details} ${card.list} > [data-detail="${key}"]`)
    .join(', '),
  { display: 'none' },
);
