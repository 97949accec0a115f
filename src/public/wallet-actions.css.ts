import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../ui/theme/shapes.ts';
import { measures, vars } from '../ui/theme/theme.css.ts';
import { COUPON_WIDTH, onDesk } from './page.css.ts';

export const actions = style({
  ...shapes.middleStack('16px'),
  width: `min(${COUPON_WIDTH}px, 100%)`,
  '@media': {
    [onDesk]: { gridColumn: 2, gridRow: 3, justifyItems: 'start', width: '100%' },
    print: { display: 'none' },
  },
});

/** Our own buttons, in the style of both wallets: white words on black. */
export const walletLink = style({
  ...shapes.line('12px', 'center'),
  ...shapes.type(measures.size.t17, 600, 1.2),
  minHeight: '56px',
  width: '100%',
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

export const handOver = style({
  ...shapes.stack('12px'),
  justifyItems: 'inherit',
  textAlign: 'center',
  '@media': { [onDesk]: { textAlign: 'left' } },
});

export const code = style({ ...shapes.whitePaper, padding: '6px', forcedColorAdjust: 'none' });

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
  maxWidth: '100%',
  fontSize: measures.size.t17,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

/** High enough for a thumb. */
export const link = style({ ...shapes.inlineLine('0'), minHeight: '44px', color: 'inherit' });
