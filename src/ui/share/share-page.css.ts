import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';
import { tornEdge } from '../theme/torn-edge.ts';

export const margin = style({
  paddingInline: measures.frame.gutter,
  paddingTop: '48px',
  ...shapes.until('narrow', { paddingTop: '24px' }),
});

globalStyle(`${margin} > *`, { maxWidth: '1040px', marginInline: 'auto' });

/** One sheet, torn in two; the pieces cast shadows along their torn outlines. */
export const sheet = style({
  ...shapes.columns('minmax(0, 440px) minmax(0, 1fr)', '0'),
  filter: vars.shadow.lieCut,
  ...shapes.media({
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { filter: 'none' },
  }),
});

const DOWN_OFF = 'translate(-9px, 3px) rotate(-.9deg)';
const ACROSS_OFF = 'translate(-2px, -8px) rotate(-.7deg)';

/** The holes tear from the top, the foot holds for a moment, then the coupon comes off. */
const tearing = (turned: string) => {
  const steps = keyframes({
    '0%': { transform: 'none' },
    '20%': { transform: 'rotate(-.15deg)' },
    '65%': { transform: `rotate(${turned})` },
  });
  return { animation: `${steps} ${measures.motion.tear} ${measures.motion.ease} both` };
};

/** The half that comes off: the desk's paper without rulers. */
export const coupon = style({
  display: 'grid',
  placeItems: 'start center',
  padding: '44px 48px',
  backgroundImage: 'none',
  borderRadius: '3px 0 0 3px',
  mask: tornEdge('right'),
  transform: DOWN_OFF,
  transformOrigin: '100% 100%',
  ...tearing('-1.4deg'),
  ...shapes.until('narrow', {
    padding: '32px 24px',
    borderRadius: '3px 3px 0 0',
    mask: tornEdge('bottom'),
    transform: ACROSS_OFF,
    transformOrigin: '0 100%',
    ...tearing('-1.2deg'),
  }),
});

export const card = style({ width: '100%', maxWidth: '320px', transform: 'rotate(-1.6deg)' });

/** The half that stays. */
export const side = style({
  ...shapes.column('26px'),
  padding: '52px 56px 44px',
  background: vars.color.sheet,
  borderRadius: '0 3px 3px 0',
  mask: tornEdge('left'),
  ...shapes.until('narrow', {
    padding: '36px 20px 32px',
    borderRadius: '0 0 3px 3px',
    mask: tornEdge('top'),
  }),
});

export const title = style(shapes.heading('clamp(2.75rem, 5vw, 4rem)', '-.035em', 800, 1));

export const notice = style({
  ...shapes.small,
  ...shapes.beside('10px'),
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
});
globalStyle(`${notice} > svg`, shapes.square('18px'));

export const code = style({
  ...shapes.columns('120px 1fr', '20px', 'center'),
  ...shapes.until('previewSmall', { gridTemplateColumns: '96px 1fr', gap: '16px' }),
});
globalStyle(`${side} > ${code}`, shapes.ruledAbove('24px 0 0'));

/** Its picture includes the quiet zone. */
export const frame = style({ ...shapes.whitePaper, aspectRatio: '1' });
globalStyle(`${frame} img`, shapes.fluid);

export const help = style({ ...shapes.small, margin: '4px 0 10px' });

/** Below both halves, so that the coupon's half is as long as its card. */
export const kits = style({
  ...shapes.columnsAbove('narrow', '1fr 1fr', '24px 48px'),
  paddingTop: '48px',
});

export const buttons = style(shapes.wrapped('10px'));

export const end = style({ marginTop: 'auto' });

/* In print the halves are side by side, uncut, without buttons. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });
onPaper(`${margin}`, { padding: 0 });
onPaper(`${sheet}`, { gridTemplateColumns: '260px minmax(0, 1fr)', breakInside: 'avoid' });
onPaper(`${sheet} ${coupon}`, {
  padding: '8px',
  mask: 'none',
  transform: 'none',
  animation: 'none',
  background: 'none',
});
onPaper(`${sheet} ${card}`, { transform: 'none' });
onPaper(`${sheet} ${side}`, { padding: '8px 0 0 24px', gap: '18px', mask: 'none' });
onPaper(`${sheet} ${title}`, { fontSize: measures.size.t34 });
onPaper(`${buttons}, ${end}, ${side} button`, { display: 'none' });
