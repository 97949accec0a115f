import { globalFontFace, globalStyle, style } from '@vanilla-extract/css';
import '../ui/theme/reset.css.ts';
import { above } from '../ui/theme/breakpoints.ts';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';
import { face } from '../ui/theme/face.ts';
import '../ui/theme/stand-in.css.ts';
import { OWN_FACES } from '../ui/theme/stand-in.ts';

/** px; the coupon's width on phone and desktop. */
const COUPON_WIDTH = 390;

/** The displayed width of its pictures, for `sizes`. */
export const PICTURE_SIZES = `min(${COUPON_WIDTH}px, 100vw - 32px)`;

export const onDesk = above('narrow');

/** On a phone from the top: in the middle, what arrives first would move when the rest follows. */
export const main = style({
  ...shapes.columns(`min(${COUPON_WIDTH}px, 100%)`, '24px'),
  justifyContent: 'center',
  alignSelf: 'start',
  padding: '28px 16px 36px',
  '@media': {
    [onDesk]: {
      gridTemplate: `1fr auto auto 1fr auto / ${COUPON_WIDTH}px 280px`,
      columnGap: '72px',
      alignSelf: 'center',
      paddingBlock: '48px',
    },
  },
});

export const heading = style({
  textAlign: 'center',
  '@media': {
    [onDesk]: { gridColumn: 2, gridRow: 2, textAlign: 'left' },
    print: { display: 'none' },
  },
});

/** On a phone the page's own font saves the headline font's 41 kB. */
export const title = style({
  ...shapes.plain,
  fontSize: measures.size.t17,
  '@media': {
    [onDesk]: shapes.heading(measures.size.t34, '-.025em'),
  },
});

/** Shown above the coupon and its code on every screen (PUB-09). */
export const expired = style({
  ...shapes.line('10px'),
  padding: '12px 14px',
  borderRadius: measures.radius.field,
  border: `1.5px solid ${vars.color.warn}`,
  background: vars.color.warnSoft,
  fontWeight: 600,
});

globalStyle(`${expired} svg`, { color: vars.color.warn });

export const coupon = style({
  ...shapes.stack('16px'),
  '@media': { [onDesk]: { gridColumn: 1, gridRow: '1 / 5' } },
});

export const details = style({
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [onDesk]: { gridColumn: 1, gridRow: 5 } },
});

export const summary = style({
  ...shapes.line('0', 'space-between'),
  minHeight: '48px',
  fontWeight: 600,
  listStyle: 'none',
});

globalStyle(`${summary} svg`, {
  transition: `rotate ${measures.motion.calm} ${measures.motion.ease}`,
});
globalStyle(`${details}[open] ${summary} svg`, { rotate: '180deg' });

export const detailsBody = style({ paddingBottom: '16px' });

/** "Uh oh!" */
export const missing = style({
  ...shapes.middleStack('20px'),
  alignSelf: 'center',
  padding: '32px 24px',
  textAlign: 'center',
});

export const missingTitle = style(shapes.heading(measures.size.t48, '-.03em'));

export const missingText = style({
  maxWidth: '34ch',
  fontSize: measures.size.t17,
  textWrap: 'balance',
});

/** The outline of a missing coupon. */
export const blank = style({
  ...shapes.dashed,
  width: '168px',
  aspectRatio: '490 / 560',
  background: `linear-gradient(${vars.color.line} 0 0) 0 22% / 100% 38% no-repeat`,
  rotate: '-3deg',
});

globalStyle('body', { display: 'grid', minHeight: '100vh' });

globalFontFace('Public Sans Variable', [
  face('public-sans', 'latin'),
  face('public-sans', 'latin-ext'),
]);

globalFontFace('Bricolage Grotesque Variable', [face('bricolage-grotesque', 'latin', 'wght')]);

/** On a phone the few words around the card use the phone's own font, as the card does; that saves 41 and 27 kB. */
globalStyle(':root', {
  vars: {
    [measures.font.text]: 'system-ui, sans-serif',
    [measures.font.head]: 'system-ui, sans-serif',
  },
  // Print keeps the fonts although paper is narrow.
  '@media': { [onDesk]: { vars: OWN_FACES }, print: { vars: OWN_FACES } },
});

/** Wallet and print, or the contact in their place; on paper the letterhead has it. */
export const actions = style({
  ...shapes.middleStack('16px'),
  textAlign: 'center',
  '@media': {
    [onDesk]: { gridColumn: 2, gridRow: 3, justifyItems: 'start', textAlign: 'left' },
    print: { display: 'none' },
  },
});

/** Our own buttons, in the style of both wallets: white words on black. */
export const walletLink = style({
  ...shapes.line('12px', 'center'),
  ...shapes.type(measures.size.t17, 600, 1.2),
  minHeight: '56px',
  padding: '8px 20px',
  background: '#0B0D12',
  color: '#FFFFFF',
  // The remaining edge with forced colors.
  border: '1px solid transparent',
  borderRadius: '8px',
  textDecoration: 'none',
  selectors: { '&:hover': { background: '#232833' }, '&:active': { translate: '0 1px' } },
  '@media': {
    '(prefers-color-scheme: dark)': { boxShadow: '0 0 0 1px #6B7690' },
  },
});

/** Official badges keep their own size and shape. */
export const badgeLink = style({ display: 'flex', justifyContent: 'center', minHeight: '48px' });

export const badge = style({ height: '56px', width: 'auto' });

/** Once Google's own button loads, ours would be a duplicate. */
globalStyle(`#google-wallet:has(iframe) a`, { display: 'none' });

export const handOver = style({ ...shapes.stack('12px'), justifyItems: 'inherit' });

export const code = style({ ...shapes.whitePaper, padding: '6px' });

export const hint = style({ width: '240px', color: vars.color.inkSoft, textWrap: 'balance' });

/** Until the script names the device, all actions that need no script show. */
const shownOn = (devices: readonly string[]) =>
  devices.map((device) => `html[data-device="${device}"] &`).join(', ');

export const onApple = style({
  width: '100%',
  selectors: { [shownOn(['android', 'desk'])]: { display: 'none' } },
});

export const onAndroid = style({
  width: '100%',
  selectors: { [shownOn(['apple', 'mac', 'desk'])]: { display: 'none' } },
});

/** Print needs the script; a phone needs neither print nor a code of its current page. */
export const onDeskOnly = style({
  selectors: { [shownOn(['apple', 'android'])]: { display: 'none' } },
});

export const printer = style({
  display: 'none',
  width: 'min(100%, 13.75rem)',
  selectors: { [shownOn(['mac', 'desk'])]: { display: 'block' } },
});

/** An Android phone can print or save a file, even if the coupon has no token. */
export const printerOnAndroid = style({
  selectors: { [shownOn(['android'])]: { display: 'block' } },
});

export const inlineCode = style({ width: '100%' });

globalStyle(`${inlineCode} > :is(svg, img)`, shapes.fluid);

/** Aligned like the surrounding text. */
export const contact = style({
  ...shapes.stack('6px'),
  fontSize: measures.size.t17,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

/** High enough for a thumb. */
export const link = style({ ...shapes.inlineLine('0'), minHeight: '44px', color: 'inherit' });
