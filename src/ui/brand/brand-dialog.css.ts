import { globalStyle, style } from '@vanilla-extract/css';
import { PROOF_STACKED } from '../theme/breakpoints.ts';
import { sideWidth } from '../proof/proof.css.ts';
import { measures, vars } from '../theme/theme.css.ts';

/** Room for a form beside the cards. */
export const wide = style({ height: '100%', vars: { [sideWidth]: '480px' } });

/** The two cards side by side on the desk, as far as there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 270px)',
  justifyContent: 'center',
  alignContent: 'center',
  alignItems: 'start',
  gap: '8px',
  minHeight: '100%',
  padding: '24px',
  '@media': {
    [PROOF_STACKED]: { gridTemplateColumns: 'repeat(2, minmax(0, 240px))', padding: '8px 0' },
  },
});

export const figure = style({ display: 'grid', justifyItems: 'center', gap: '2px', minWidth: 0 });
globalStyle(`${figure} > div`, { width: '100%' });

export const form = style({ display: 'grid', gap: '16px', paddingTop: '3px' });

export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
});

export const logo = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  selectors: { '&:first-child': { flex: '1 1 240px' } },
});

export const legend = style({ marginBottom: '6px', padding: 0, fontWeight: 600 });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: '10px',
  marginBottom: '8px',
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '52px',
  padding: '6px 8px',
  border: `1.5px solid ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  fontSize: measures.size.t11,
  color: vars.color.inkSoft,
  cursor: 'pointer',
});

globalStyle(`${chip} > input`, {
  flex: 'none',
  width: '34px',
  height: '34px',
  padding: 0,
  border: 0,
  background: 'none',
});

export const hex = style({
  display: 'block',
  fontSize: measures.size.t13,
  color: vars.color.ink,
});

/** Red words without a frame. */
export const erase = style({ color: vars.color.bad });
