import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const tray = style(shapes.sheet);

export const head = style({ ...shapes.apart('4px 12px', 'baseline'), padding: '18px 22px 12px' });

/** On a proof, between its other notes. */
export const onProof = style({ marginInline: '-18px' });

export const entry = style({
  ...shapes.columns('26px minmax(0, 1fr)', '12px'),
  padding: '16px 20px 16px 18px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const number = style({
  ...shapes.centered,
  ...shapes.disc('26px'),
  background: vars.color.warn,
  color: vars.color.sheet,
  fontSize: measures.size.t13,
  selectors: { '[data-severity="fails"] > &': { background: vars.color.bad } },
});

/** In the margin of the crop marks, where a proofreader writes. */
export const pins = style({
  position: 'absolute',
  left: '-28px',
  translate: '0 -50%',
  selectors: { '&[data-part="dates"]': { left: 'auto', right: '-28px' } },
});

export const entryTitle = style({
  ...shapes.type(measures.size.t15, 700, 1.35),
  ...shapes.plain,
  paddingTop: '3px',
});

export const reason = style({ ...shapes.small, marginTop: '2px', overflowWrap: 'anywhere' });

export const actions = style({ ...shapes.wrappedLine('4px 14px'), marginTop: '10px' });
globalStyle(`${actions} > button`, { maxWidth: '100%', overflowWrap: 'anywhere' });

export const link = style({ ...shapes.textLink, fontSize: measures.size.t13, minWidth: '44px' });

export const contrast = style({
  ...shapes.columns('1fr 16px 1fr', '8px', 'center'),
  marginTop: '10px',
});

export const swatch = style({
  padding: '8px 10px 9px',
  borderRadius: '2px',
  border: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
  forcedColorAdjust: 'none',
});
globalStyle(`${swatch} > small`, { ...shapes.capitals, display: 'block' });

export const cut = style({
  marginTop: '10px',
  padding: '9px 10px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderRadius: '2px',
  background: vars.color.desk,
  fontSize: measures.size.t13,
});
globalStyle(`${cut} > span`, {
  borderRight: `2px solid ${vars.color.warn}`,
  paddingRight: '2px',
  fontWeight: 600,
});
globalStyle(`${cut} > s`, { paddingLeft: '3px', color: vars.color.inkSoft });

export const clear = style({
  ...shapes.middleStack('8px'),
  padding: '26px 28px 24px',
  textAlign: 'center',
});

/** A registration mark: a cross through two circles, with the tick where it meets. */
export const mark = style({
  ...shapes.centered,
  ...shapes.square('76px'),
  marginBottom: '6px',
  background: `
    radial-gradient(circle, ${vars.color.sheet} 0 15px, transparent 16px),
    radial-gradient(circle, transparent 18px, ${vars.color.fieldLine} 19px 20px, transparent 21px),
    radial-gradient(circle, transparent 28px, ${vars.color.fieldLine} 29px 30px, transparent 31px),
    linear-gradient(${vars.color.fieldLine}, ${vars.color.fieldLine}) center / 1.5px 100% no-repeat,
    linear-gradient(${vars.color.fieldLine}, ${vars.color.fieldLine}) center / 100% 1.5px no-repeat`,
});
globalStyle(`${mark} > svg`, { ...shapes.square('24px'), strokeWidth: 3.5 });

export const rules = style(shapes.ruledBelow('4px 22px'));

export const summary = style({ ...shapes.textLink, ...shapes.middle, fontSize: measures.size.t13 });

export const ruleList = style({ padding: '4px 0 16px 18px' });
