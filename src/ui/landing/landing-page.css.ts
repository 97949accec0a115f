import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { SHORT_WINDOW } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Chromium would lay out what is below the screen before it shows the first frame. */
const afterFirstFrame = keyframes({ from: { contentVisibility: 'hidden' } });

/** Below the hero: laid out on scroll, because its layout delayed the first paint of a cheap phone by half a second. */
export const later = style({
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

const sectionTitle = shapes.heading('clamp(1.75rem, 3.2vw, 2.5rem)', '-.025em');

export const title = style({ ...sectionTitle, marginBottom: '36px' });

export const proof = style({
  background: vars.color.proof,
  color: vars.color.onPress,
  paddingBlock: '72px 80px',
  vars: { [measures.ground]: vars.color.proof },
});

export const proofHead = style({
  ...shapes.line('24px', 'space-between'),
  alignItems: 'end',
  marginBottom: '36px',
  ...shapes.until('narrow', { display: 'block' }),
});

export const proofTitle = style({
  ...sectionTitle,
  /* In em: the ch of a stand-in are others. */
  maxWidth: '13.5em',
});

export const proofWords = style({
  maxWidth: '36ch',
  color: vars.color.onPressSoft,
  ...shapes.until('narrow', { marginTop: '12px' }),
});

export const sheet = style(
  shapes.equalColumns(3, 'clamp(4px, 2vw, 28px)', { two: 'narrow', one: 'phone' }),
);

globalStyle(`${sheet} img`, shapes.fluid);

export const benefits = style(shapes.equalColumns(3, '40px 48px', { two: 'narrow', one: 'phone' }));

globalStyle(`${benefits} > li`, { borderTop: `2px solid ${vars.color.ink}`, paddingTop: '16px' });

export const benefitTitle = style({ fontSize: measures.size.t20, marginBottom: '8px' });

export const benefitWords = style({ color: vars.color.inkSoft, maxWidth: '38ch' });

export const hero = style({
  ...shapes.columns('minmax(0, 6fr) minmax(0, 6fr)', '48px', 'center'),
  paddingBlock: '56px 72px',
  ...shapes.media({
    medium: { gridTemplateColumns: '1fr 1fr', gap: '24px' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '36px 56px' },
    [SHORT_WINDOW]: { alignItems: 'start', paddingBlock: '28px 48px' },
  }),
});

export const headline = style({
  ...shapes.heading('clamp(2.75rem, 5.6vw, 4.75rem)', '-.035em', 800, 0.98),
  /* 10ch in the face's own metrics; its stand-in would wrap to one more line. */
  maxWidth: '6.3em',
  ...shapes.media({
    narrow: { fontSize: 'clamp(2.75rem, 12vw, 4.25rem)' },
    [SHORT_WINDOW]: { fontSize: '3.5rem' },
  }),
});

export const lead = style({
  fontSize: measures.size.t20,
  lineHeight: 1.45,
  maxWidth: '19em',
  margin: '28px 0 36px',
  color: vars.color.inkSoft,
  '@media': { [SHORT_WINDOW]: { marginBlock: '20px 24px' } },
});

export const facts = style({ ...shapes.wrapped('8px 24px'), ...shapes.small, marginTop: '28px' });

globalStyle(`${facts} li`, shapes.line('6px'));

export const art = style({
  position: 'relative',
  height: '650px',
  ...shapes.media({
    medium: { height: '580px' },
    narrow: {
      ...shapes.middleStack('0'),
      height: 'auto',
      paddingTop: '8px',
    },
  }),
});

export const card = style({
  position: 'absolute',
  width: '372px',
  right: '24px',
  top: 0,
  transform: 'rotate(4deg)',
  ...shapes.media({
    medium: { width: '320px', right: 0 },
    narrow: {
      position: 'relative',
      width: 'min(330px, 100% - 60px)',
      margin: '112px 0 0 40px',
    },
  }),
});

export const along = style({
  position: 'absolute',
  left: '-6px',
  top: '206px',
  width: '330px',
  transform: 'rotate(-5deg)',
  background: '#FFFFFF',
  padding: '10px',
  boxShadow: vars.shadow.lift,
  ...shapes.media({
    medium: { width: '250px', left: '-14px', top: '260px' },
    narrow: {
      left: 'max(0px, calc(50% - 200px))',
      width: '230px',
      top: '16px',
      transform: 'rotate(-7deg)',
    },
  }),
});

globalStyle(`${along} > *`, shapes.fluid);

export const postmark = style({
  position: 'absolute',
  opacity: vars.mark.opacity,
  mixBlendMode: vars.mark.blend as 'multiply',
  width: '190px',
  left: '-58px',
  top: '394px',
  transform: 'rotate(-9deg)',
  ...shapes.until('narrow', {
    left: 'calc(50% + 16px)',
    top: '4px',
    width: '150px',
    transform: 'rotate(7deg)',
  }),
});

export const roll = style({
  ...shapes.sheet,
  ...shapes.equalColumns(4, '0', { two: 'medium', one: 'phone' }),
});

export const ticket = style({
  position: 'relative',
  padding: '28px 26px 30px',
  display: 'grid',
  gridTemplateRows: 'auto 196px auto auto',
  alignContent: 'start',
  ...shapes.media({
    medium: {
      selectors: { '&:nth-child(n + 3)': { borderTop: `1px dashed ${vars.color.fieldLine}` } },
    },
    phone: {
      padding: '24px 20px 28px',
      selectors: { '& + &': { borderTop: `1px dashed ${vars.color.fieldLine}` } },
    },
  }),
});

export const tear = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  display: 'flex',
  ...shapes.media({
    medium: { selectors: { [`${ticket}:nth-child(3) > &`]: { display: 'none' } } },
    phone: { display: 'none' },
  }),
});

export const number = style({
  ...shapes.heading(measures.size.t34, '-.03em', 800, 1),
  color: vars.color.stamp,
  fontVariantNumeric: 'tabular-nums',
});

export const stepTitle = style({ fontSize: measures.size.t20, margin: '22px 0 6px' });

export const miniature = style({
  ...shapes.centered,
  marginTop: '18px',
  background: vars.color.desk,
  borderRadius: '2px',
  overflow: 'hidden',
  position: 'relative',
  vars: { [measures.ground]: vars.color.desk },
});

export const shelf = style({ ...shapes.stack('9px'), width: '50%' });
globalStyle(`${shelf} img`, { ...shapes.fluid, boxShadow: vars.shadow.lie });
globalStyle(`${shelf} img:nth-child(2)`, {
  outline: `3px solid ${vars.color.stamp}`,
  outlineOffset: '2px',
  transform: 'translateX(10px)',
});

export const fields = style({
  ...shapes.stack('6px'),
  width: '78%',
  fontSize: measures.size.t11,
  background: vars.color.sheet,
  padding: '12px',
  boxShadow: vars.shadow.lie,
});

export const field = style({
  border: `1px solid ${vars.color.fieldLine}`,
  padding: '5px 7px',
  borderRadius: '2px',
});

export const inks = style({ ...shapes.beside('10px'), paddingTop: '4px' });

export const ink = style({
  ...shapes.disc('20px'),
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .12)',
  selectors: { '&:first-child': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '2px' } },
});

export const phones = style({
  position: 'absolute',
  inset: '18px 0 0',
  ...shapes.line('12px', 'center'),
  alignItems: 'flex-start',
});

export const phone = style({ width: '108px' });

export const piece = style({
  ...shapes.columns('1fr auto', '8px'),
  width: '82%',
  background: '#FFFFFF',
  color: '#16213A',
  boxShadow: vars.shadow.lie,
  padding: '10px',
  transform: 'rotate(-2deg)',
  fontSize: '9px',
  lineHeight: 1.35,
});

globalStyle(`${piece} img:first-child`, { ...shapes.fluid, gridColumn: '1 / -1' });

export const pieceCode = style(shapes.square('44px'));
