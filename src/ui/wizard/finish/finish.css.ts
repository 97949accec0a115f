import { keyframes, style } from '@vanilla-extract/css';
import { late } from '../../parts/notices/notice.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';
import { tornEdge } from '../../theme/torn-edge.ts';

export const text = style({ ...shapes.stack('12px'), marginTop: '12px' });

/** Two lines of words, a gap and the bar: a shorter name does not move the dialog. */
export const drawing = style([text, { minHeight: 'calc(2lh + 22px)' }]);

/* A double press on “Save and continue” would select its words. */
export const sending = style([late, text, { userSelect: 'none' }]);

/** One line high even without numbers, so that the dialog does not change its size. */
export const bytes = style({ minHeight: '1lh' });

export const line = style({
  ...shapes.apart('12px', 'center'),
  paddingBlock: '12px',
  borderBlock: `1px solid ${vars.color.line}`,
});

/** The same height during the spinner and afterwards; on phones the words take two lines. */
export const words = style({
  ...shapes.middleGrid,
  flex: '1 1 200px',
  minHeight: '30px',
  ...shapes.until('previewSmall', { minHeight: '2lh' }),
});

const deaf = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });

/**
 * Repeated presses on "Save and continue" land here after the save, on a phone on a link away from it:
 * these are ignored for a second.
 */
export const body = style({ animation: `${deaf} 1s` });

/** The coupon on a piece of the desk that reaches the sheet's edges. */
export const stage = style({
  margin: '0 -32px',
  padding: '26px 56px 46px',
  background: vars.color.desk,
  overflow: 'hidden',
  vars: { [measures.ground]: vars.color.desk },
});

/** Both pieces cast shadows along their torn outlines. */
export const coupon = style({ filter: vars.shadow.lieCut, transform: 'rotate(-1.6deg)' });

export const strip = style({
  ...shapes.fluid,
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
  mask: tornEdge('bottom'),
});

const OFF = 'translate(5px, 15px) rotate(2.6deg)';

/** The holes tear from the right, the left end holds for a moment, then the stub comes off. */
const tear = keyframes({
  '0%': { transform: 'none' },
  '20%': { transform: 'rotate(.5deg)' },
  '65%': { transform: 'rotate(4.2deg)' },
  '100%': { transform: OFF },
});

/** Torn off on success, the product's only flourish. */
export const stub = style({
  padding: '16px 16px 14px',
  background: vars.color.sheet,
  borderRadius: `0 0 ${measures.radius.sheet} ${measures.radius.sheet}`,
  fontSize: measures.size.t13,
  overflowWrap: 'anywhere',
  mask: tornEdge('top'),
  transform: OFF,
  transformOrigin: '0 0',
  animation: `${tear} ${measures.motion.tear} ${measures.motion.ease} both`,
});

/** As on the cards: a long offer must not push the link off the sheet. */
export const offer = style(shapes.clamped(3));

export const links = style({
  ...shapes.wrapped('0 24px'),
  justifyContent: 'center',
  marginBottom: '-16px',
});

export const link = style({ ...shapes.inlineLine('6px'), minHeight: '44px', fontWeight: 600 });
