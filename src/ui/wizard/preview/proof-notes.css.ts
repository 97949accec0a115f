import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const label = style({ fontWeight: 600, marginBottom: '2px' });

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });

export const item = style({
  ...shapes.columns('20px 1fr auto', '10px', 'center'),
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});

globalStyle(`${item}[data-kind="ok"] > svg`, { color: vars.color.ok });

export const link = style(shapes.textLink);

export const summary = style({ minHeight: '44px' });

export const transcript = style({ ...shapes.small, paddingBottom: '8px' });

export const scan = style({
  ...shapes.topStack('10px'),
  padding: '14px 16px 10px',
  border: `1.5px solid ${vars.color.line}`,
  borderTop: `3px solid ${vars.color.warn}`,
  /* Of a code that scans: the notes below have their place while it is checked. */
  minHeight: '308px',
  selectors: {
    '&[data-scan="scans"]': { borderTopColor: vars.color.ok },
    '&[data-scan="checking"]': { borderTopColor: vars.color.line },
  },
});

export const verdict = style(shapes.line('12px'));
globalStyle(`${verdict} > svg`, { ...shapes.icon('34px'), color: vars.color.warn });
globalStyle(`${scan}[data-scan="scans"] ${verdict} > svg`, { color: vars.color.ok });
globalStyle(`${verdict} > div`, { minWidth: 0 });

export const title = style({
  ...shapes.heading(measures.size.t25, '-.02em', 800, 1.1),
  display: 'block',
});

/** Two lines of a long value. */
export const value = style({ ...shapes.clamped(2), fontWeight: 700 });

export const tries = style({ ...shapes.table, tableLayout: 'fixed', fontSize: measures.size.t11 });
globalStyle(`${tries} :is(th, td)`, {
  ...shapes.ruledAbove('6px 0'),
  fontWeight: 400,
  textAlign: 'center',
});
globalStyle(`${tries} thead th`, { border: 0, color: vars.color.inkSoft });
globalStyle(`${tries} tbody th`, { ...shapes.type(measures.size.t13, 700), textAlign: 'left' });
globalStyle(`${tries} small`, {
  ...shapes.type(measures.size.t11, 400),
  display: 'block',
  color: vars.color.inkSoft,
});

export const attempt = style(shapes.inlineLine('4px'));
globalStyle(`${attempt} > svg`, { ...shapes.icon('14px'), strokeWidth: 3, color: vars.color.ok });
globalStyle(`${tries} [data-read="false"] svg`, { color: vars.color.warn });

/** Paper is white in the dark theme, too. */
export const paper = style({
  ...shapes.centered,
  ...shapes.square('34px'),
  overflow: 'hidden',
  background: '#FFFFFF',
});
globalStyle(`${paper} img`, { ...shapes.fluid, maxHeight: '34px' });
globalStyle(`${paper} [data-treatment="blurred"]`, { filter: 'blur(1px)' });
globalStyle(`${paper} [data-treatment="turned"]`, { rotate: '8deg' });
globalStyle(`${paper} [data-treatment="faint"]`, { opacity: 0.5 });
