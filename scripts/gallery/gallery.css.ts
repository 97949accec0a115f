import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../../src/ui/theme/theme.css.ts';

/** Light and dark side by side if there is room for both. */
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 690px), 1fr))',
  height: '100vh',
});

export const sheet = style({ border: 0, width: '100%', height: '100%', minHeight: '100vh' });

export const gallery = style({ padding: '32px clamp(16px, 4vw, 48px)', maxWidth: '1100px' });

export const specimen = style({
  padding: '24px 16px 32px',
  marginInline: '-16px',
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({
  font: `700 ${measures.size.t20}/1.2 ${measures.font.head}`,
  marginBottom: '16px',
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '24px 32px',
});

/** `wide` fills the row: cards, fields, notices. */
export const state = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  minWidth: 0,
  selectors: { '&[data-wide]': { flex: '1 1 320px', justifyItems: 'stretch', maxWidth: '520px' } },
});

export const label = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

export const halves = style({ width: '220px', background: vars.color.sheet, padding: '16px' });
export const upright = style({ display: 'flex', height: '96px' });
export const onDesk = style({ padding: '40px 56px' });
export const cut = style({ width: '180px', height: '70px', background: vars.color.stampSoft });
export const card = style({ width: 'min(420px, 100%)' });
export const low = style({ position: 'relative', minHeight: '48px' });
globalStyle(`${low} > a`, { transform: 'none', top: 0 });
