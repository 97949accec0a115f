import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../theme/layout.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** The page of a coupon's own things, below the link back. */
export const page = style([wrap, { paddingBottom: '64px' }]);

/** A page that the header's menu opens. */
export const openPage = style([page, { paddingTop: '40px' }]);

export const back = style({
  ...shapes.quietLink,
  ...shapes.inlineLine('6px'),
  ...shapes.type(measures.size.t13, 600),
  minHeight: '44px',
  marginTop: '20px',
  ':hover': { textDecoration: 'underline' },
});

export const title = style(shapes.heading('clamp(1.75rem, 3.6vw, 2.75rem)', '-.03em'));

/** With a line of words below it. */
export const openTitle = style([title, { marginBottom: '8px' }]);

export const soft = style({ color: vars.color.inkSoft, overflowWrap: 'anywhere' });
export const small = style(shapes.small);

/** A sheet on the page. */
export const slip = style({ ...shapes.sheet, marginBottom: '32px' });

export const body = style({
  padding: '22px 32px 30px',
  ...shapes.until('phone', { padding: '18px 16px 22px' }),
});

/** A form on a sheet. */
export const form = style([body, shapes.stack('16px')]);

/** Where files are dropped. */
export const drop = style({
  ...shapes.middleStack('6px'),
  placeContent: 'center',
  minHeight: '200px',
  ...shapes.dropPlace,
  padding: '16px',
  textAlign: 'center',
});
globalStyle(`${drop} small`, { maxWidth: '32ch', color: vars.color.inkSoft });

/** What a drawing on the desk shows. */
export const desk = style({
  ...shapes.middleStack('16px'),
  padding: '34px 20px 22px',
  minHeight: '320px',
  ...shapes.until('previewSmall', { padding: '20px 10px 16px' }),
});

/** Fields beside what comes of them; below each other in a narrow window. */
export const halves = style({
  ...shapes.stack('28px 40px'),
  gridTemplate: 'auto 1fr / 400px minmax(0, 1fr)',
  alignItems: 'start',
  ...shapes.until('medium', { gridTemplate: 'none / minmax(0, 1fr)' }),
});

/** Beside two rows of the fields' half. */
export const otherHalf = style({
  gridRow: '1 / 3',
  gridColumn: '2',
  ...shapes.until('medium', { gridArea: 'auto' }),
});

/** The line below a drawing on the desk. */
export const slug = style({
  ...shapes.printed,
  textTransform: 'uppercase',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

/** A list of facts with their icons. */
export const facts = style({
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: measures.size.t13,
});
globalStyle(`${facts} li`, {
  ...shapes.columns('20px minmax(0, 1fr) auto', '10px', 'center'),
  minHeight: '48px',
  ...shapes.ruledBelow('8px 0'),
});
globalStyle(`${facts} svg`, shapes.square('18px'));
globalStyle(`${facts} button`, { marginBlock: '-8px' });

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
