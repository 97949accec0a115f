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

export const rule = style({ ...shapes.columns('auto 1fr', '10px'), fontWeight: 600 });

export const header = style({
  position: 'relative',
  zIndex: 20,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
});

export const row = style({
  ...shapes.line('24px'),
  height: `calc(${measures.frame.header} - 1px)`,
});

export const tabs = style({
  ...shapes.beside('4px'),
  marginLeft: 'auto',
  height: '100%',
  ...shapes.until('phone', { display: 'none' }),
});

export const tab = style({
  ...shapes.middle,
  ...shapes.quietLink,
  position: 'relative',
  padding: '0 14px',
  fontWeight: 600,
  ':hover': { background: `color-mix(in srgb, transparent 95%, ${vars.color.ink})` },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]::after': {
      ...shapes.drawn,
      inset: 'auto 14px -1px',
      borderBottom: `3px solid ${vars.color.stamp}`,
    },
  },
});

export const mobile = style({
  display: 'none',
  marginLeft: 'auto',
  /* Beside the account's button, which then needs the space. */
  selectors: { [`${place} + &`]: { marginLeft: 0 } },
  ...shapes.until('phone', { display: 'block' }),
});

export const burger = style({
  ...shapes.centered,
  ...shapes.bare,
  ...shapes.square('44px'),
  marginRight: '-10px',
});

/* Both icons exist, because the painted landing page has no React to switch them. */
globalStyle(`${burger}[aria-expanded="false"] > :last-child`, { display: 'none' });
globalStyle(`${burger}[aria-expanded="true"] > :first-child`, { display: 'none' });

export const menu = style({
  ...shapes.lifted,
  position: 'absolute',
  inset: '100% 0 auto',
  padding: '8px 16px',
});

export const entry = style({
  ...shapes.middle,
  ...shapes.quietLink,
  minHeight: '48px',
  fontWeight: 600,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    'li:first-child > &': { borderTop: 0 },
    '&[aria-current]': { borderLeft: `3px solid ${vars.color.stamp}`, paddingLeft: '9px' },
  },
});

export const word = style({
  ...shapes.quietLink,
  ...shapes.heading('1.5rem', '-.03em', 800, 1),
  ...shapes.inlineLine('0'),
  minHeight: '44px',
});

export const perforation = style({
  width: '3px',
  height: '24px',
  margin: '0 3px 0 2.5px',
  background: `radial-gradient(circle, ${vars.color.stamp} 1.15px, #0000 1.6px) center / 3px 4.8px repeat-y`,
});

export const torn = style({
  transform: 'translateY(2px) rotate(1.5deg)',
  transformOrigin: '0 50%',
});
