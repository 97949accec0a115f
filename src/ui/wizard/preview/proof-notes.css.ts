import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const label = style({ fontWeight: 600, marginBottom: '2px' });

export const summary = style({ minHeight: '44px' });

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

export const title = style({
  ...shapes.heading(measures.size.t25, '-.02em', 800, 1.1),
  display: 'block',
});

/** Two lines of a long value. */
export const value = style({ ...shapes.clamped(2), fontWeight: 700 });

export const tries = style({ ...shapes.table, tableLayout: 'fixed', fontSize: measures.size.t11 });
globalStyle(`${tries} :is(th, td)`, { ...shapes.ruledAbove('6px 0'), textAlign: 'center' });
globalStyle(`${tries} thead th`, { border: 0, color: vars.color.inkSoft, fontWeight: 400 });
globalStyle(`${tries} tbody th`, { fontSize: measures.size.t13, textAlign: 'left' });
globalStyle(`${tries} small`, { ...shapes.type(measures.size.t11, 400), display: 'block' });

export const attempt = style(shapes.inlineLine('4px'));
globalStyle(`${attempt} > svg`, { strokeWidth: 3 });

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
