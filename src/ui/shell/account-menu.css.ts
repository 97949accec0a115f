import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Also until the menu is loaded: the entries beside it stay where they are. */
export const place = style({
  position: 'relative',
  /* Of its button. */
  minWidth: '62px',
  marginLeft: '-12px',
  ...shapes.until('phone', { position: 'static', marginLeft: 'auto' }),
});

export const opener = style({
  ...shapes.line('6px'),
  ...shapes.bare,
  minHeight: '44px',
  padding: '0 4px',
  borderRadius: measures.radius.field,
});
globalStyle(`${opener} > svg`, shapes.square('16px'));

export const initials = style({
  ...shapes.centered,
  ...shapes.square('32px'),
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: '3px',
  background: vars.color.sheet,
  fontSize: measures.size.t11,
  letterSpacing: '.04em',
  // Not as text: an announced name need not contain these letters.
  '::before': { content: 'attr(data-initials)' },
  selectors: {
    [`${opener}:is(:hover, [aria-expanded="true"]) &`]: shapes.inverse,
  },
});

export const sheet = style({
  ...shapes.stack('20px'),
  ...shapes.liftedSheet,
  position: 'absolute',
  zIndex: 12,
  right: 0,
  top: 'calc(100% + 10px)',
  width: '340px',
  padding: '20px 20px 12px',
  border: `1px solid ${vars.color.line}`,
  ...shapes.until('phone', {
    left: 0,
    top: '100%',
    width: 'auto',
    borderInline: 0,
    borderRadius: 0,
    paddingInline: measures.frame.gutter,
  }),
});

export const who = style({ display: 'grid', lineHeight: 1.4, overflowWrap: 'anywhere' });
export const name = style({ fontSize: measures.size.t17 });

/** Its rows load when the menu opens. */
export const brand = style({
  ...shapes.topStack('16px'),
  minHeight: '138px',
});

export const out = style({
  marginInline: '-20px',
  ...shapes.ruledAbove('12px 8px 0'),
  ...shapes.until('phone', { marginInline: `calc(-1 * ${measures.frame.gutter})` }),
});

export const logout = style({
  ...shapes.quietLink,
  ...shapes.line('12px'),
  minHeight: '44px',
  paddingInline: '12px',
  borderRadius: measures.radius.field,
  fontWeight: 600,
  ':hover': { background: `color-mix(in srgb, transparent 92%, ${vars.color.ink})` },
});

export const rule = style({
  ...shapes.columns('auto 1fr', '10px'),
  fontWeight: 600,
  cursor: 'pointer',
});

globalStyle(`${rule} > input`, { marginTop: '1px' });

export const ruleHelp = style({ ...shapes.small, display: 'block', fontWeight: 400 });
