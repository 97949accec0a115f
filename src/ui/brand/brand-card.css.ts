import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';
import { sideWidth } from '../proof/proof.css.ts';

export const card = style({ ...shapes.liftedSheet, vars: { [measures.ground]: vars.color.paper } });

export const top = style(shapes.columns('minmax(0, 1.15fr) minmax(0, 1fr)', '0'));

export const facts = style({
  padding: '16px 20px',
  fontSize: measures.size.t13,
  overflowWrap: 'anywhere',
});

export const colors = style({ ...shapes.beside('6px'), marginTop: '10px' });

export const color = style({
  display: 'block',
  width: '26px',
  height: '18px',
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const foot = style({ ...shapes.stack('16px'), padding: '22px 20px 20px' });

/** A line of words between two rules. */
export const or = style({ ...shapes.line('14px'), ...shapes.small, marginBlock: '24px' });
globalStyle(`${or}::before, ${or}::after`, {
  content: '',
  flex: 1,
  borderTop: `1px solid ${vars.color.line}`,
});

const root = style({
  ...shapes.centered,
  ...shapes.type('34px', 700),
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  padding: '12px',
});

/** A gray that is seen on every background. */
globalStyle(`${root}:empty`, { outline: '1.5px dashed #8A8A8A', outlineOffset: '-10px' });
globalStyle(`${root} > img`, { ...shapes.square('100%'), objectFit: 'contain' });

export const logo = recipe({
  base: root,
  variants: {
    shape: {
      card: { height: '126px' },
      thumb: { width: '72px', height: '46px', padding: '4px', fontSize: '20px' },
      wide: { height: '96px' },
      round: { width: '96px', height: '96px', padding: 0, borderRadius: '50%' },
    },
  },
});

export const entry = style({
  ...shapes.middle,
  ...shapes.bare,
  minHeight: '64px',
  margin: '-4px -8px',
  padding: '8px',
  borderRadius: measures.radius.field,
  textAlign: 'left',
  ':hover': { background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})` },
});
/* Room for both lines; the second comes later. */
globalStyle(`${entry} > span`, { flex: 1, minHeight: '46px' });

/** Beside both lines of words. */
export const thumb = style({ float: 'right', marginLeft: '14px' });

/** Room for a form beside the cards. */
export const wide = style({ height: '100%', vars: { [sideWidth]: '480px' } });

/** The two cards side by side on the desk. */
export const cards = style({
  ...shapes.columns('minmax(0, 320px) minmax(0, 270px)', '8px'),
  justifyContent: 'center',
  alignContent: 'center',
  minHeight: '100%',
  padding: '8px 12px',
});

/** Side by side as far as there is room. */
export const row = style(shapes.wrapped('8px 12px'));

/** Three colors, each with its words below it, so that none wraps to a row of its own. */
export const dialogColors = style(shapes.columns('repeat(3, minmax(0, 120px))', '12px'));

/** The wide logo takes the room that the round one leaves. */
export const logoField = style({ selectors: { '&:first-child': { flex: '1 1 240px' } } });
