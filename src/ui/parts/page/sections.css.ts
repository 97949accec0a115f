import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** A part of a page below a rule. */
export const section = style({
  marginTop: '48px',
  borderTop: `2px solid ${vars.color.ink}`,
  paddingTop: '14px',
});

/** Its heading, with a note or a button. */
export const sectionHead = style({
  ...shapes.apart('4px 24px', 'baseline'),
  marginBottom: '6px',
});
globalStyle(`${sectionHead} > h2`, { fontSize: measures.size.t20 });
globalStyle(`${sectionHead} > p`, { color: vars.color.inkSoft });

/** A table whose rows are cards on a phone. */
export const rows = style(shapes.table);
globalStyle(`${rows} :is(th, td)`, {
  ...shapes.ruledBelow('6px 12px 6px 0'),
  textAlign: 'left',
  fontWeight: 400,
  ...shapes.until('phone', { border: 0, paddingBlock: '4px' }),
});
globalStyle(`${rows} thead`, shapes.until('phone', { display: 'none' }));
globalStyle(`${rows} thead th`, { ...shapes.small, paddingBlock: '10px' });
globalStyle(`${rows} tbody th`, { fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(
  `${rows} tbody tr`,
  shapes.until('phone', {
    ...shapes.columns('1fr auto auto', '0'),
    ...shapes.ruledBelow('8px 0 4px'),
  }),
);
globalStyle(`${rows} td:last-child`, { paddingRight: 0 });
