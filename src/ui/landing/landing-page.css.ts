import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Chromium would lay out what is below the screen before it shows the first frame. */
const afterFirstFrame = keyframes({ from: { contentVisibility: 'hidden' } });

/** Below the hero: laid out on scroll, because its layout delayed the first paint of a cheap phone by half a second. */
const later = style({
  contentVisibility: 'auto',
  animation: `${afterFirstFrame} 1ms`,
  containIntrinsicBlockSize: 'auto 580px',
  ...shapes.until('phone', { containIntrinsicBlockSize: 'auto 1350px' }),
});

export const section = style([
  wrap,
  later,
  {
    paddingBlock: '72px',
    ...shapes.until('phone', { paddingBlock: '56px' }),
    selectors: { '&:nth-child(2)': { paddingTop: '24px' } },
  },
]);

export const title = style({
  fontSize: 'clamp(1.75rem, 3.2vw, 2.5rem)',
  letterSpacing: '-.025em',
  marginBottom: '36px',
});

export const proof = style([
  later,
  {
    background: vars.color.proof,
    color: vars.color.onPress,
    paddingBlock: '72px 80px',
    vars: { [measures.ground]: vars.color.proof },
  },
]);

export const proofColumn = wrap;

export const proofHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '24px',
  marginBottom: '36px',
  ...shapes.until('narrow', { display: 'block' }),
});

export const proofTitle = style({
  fontSize: 'clamp(1.75rem, 3.2vw, 2.5rem)',
  letterSpacing: '-.025em',
  /* In em: the ch of a stand-in are others. */
  maxWidth: '13.5em',
});

export const proofWords = style({
  maxWidth: '36ch',
  color: vars.color.onPressSoft,
  ...shapes.until('narrow', { marginTop: '12px' }),
});

export const sheet = style({
  ...shapes.columns('repeat(3, minmax(0, 1fr))', '28px'),
  '@media': {
    [upTo('narrow')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  },
});

globalStyle(`${sheet} img`, shapes.fluid);

export const benefits = style({
  ...shapes.columns('repeat(3, minmax(0, 1fr))', '40px 48px'),
  '@media': {
    [upTo('narrow')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${benefits} > li`, { borderTop: `2px solid ${vars.color.ink}`, paddingTop: '16px' });

export const benefitTitle = style({ fontSize: measures.size.t20, marginBottom: '8px' });

export const benefitWords = style({ color: vars.color.inkSoft, maxWidth: '38ch' });
