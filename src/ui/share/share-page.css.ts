import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const margin = style({ paddingInline: measures.frame.gutter });

/** One sheet, torn in two at the line. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) 0 minmax(0, 1fr)',
  maxWidth: '1040px',
  margin: '48px auto 0',
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
  '@media': { [upTo('narrow')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '24px' } },
});

/** The sheet's left half: the desk's paper without its rulers. */
export const coupon = style({
  display: 'grid',
  placeItems: 'center',
  padding: '44px 48px',
  backgroundImage: 'none',
  borderRadius: '3px 0 0 3px',
  '@media': { [upTo('narrow')]: { padding: '32px 24px' } },
});

const tear = keyframes({
  '0%': { transform: 'none' },
  '35%': { transform: 'rotate(-.8deg) translateY(2px)' },
  '100%': { transform: 'translate(0, 14px) rotate(-1.6deg)' },
});

export const card = style({
  width: '100%',
  maxWidth: '320px',
  transform: 'rotate(-1.6deg)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${tear} ${measures.motion.tear} ${measures.motion.ease} both`,
    },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '26px',
  minWidth: 0,
  padding: '52px 56px 44px',
  '@media': { [upTo('narrow')]: { padding: '36px 20px 32px' } },
});

export const kicker = style({
  fontSize: measures.size.t17,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: 'clamp(2.75rem, 5vw, 4rem)',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-.035em',
});

export const notices = style({ display: 'grid', gap: '10px' });

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
globalStyle(`${notice} > svg`, { width: '18px', height: '18px' });

export const codeRow = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  alignItems: 'center',
  gap: '20px',
  paddingTop: '24px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [upTo('previewSmall')]: { gridTemplateColumns: '96px 1fr', gap: '16px' } },
});

/** White at night too: the code is for paper. Its picture brings its own quiet zone. */
export const code = style({
  aspectRatio: '1',
  background: '#FFFFFF',
  border: `1px solid ${vars.color.line}`,
});
globalStyle(`${code} img`, { width: '100%', height: 'auto' });

export const codeTitle = style({
  fontSize: measures.size.t17,
  letterSpacing: '-.005em',
  marginBottom: '4px',
});

export const codeHelp = style({
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
  marginBottom: '10px',
});

export const downloads = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

export const end = style({ marginTop: 'auto' });
