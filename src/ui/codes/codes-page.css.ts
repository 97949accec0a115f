import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../theme/layout.css.ts';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: measures.space.s64 }]);

export const back = style({
  ...shapes.inlineLine('6px'),
  ...shapes.type(measures.size.t13, 600),
  minHeight: '44px',
  marginTop: '20px',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

globalStyle(`${back} svg`, shapes.square('16px'));

export const head = style({
  ...shapes.columns('auto minmax(0, 1fr) auto', '20px'),
  alignItems: 'center',
  paddingBottom: '28px',
  ...shapes.until('phone', { gap: '14px', paddingBottom: '20px' }),
});

globalStyle(`${head} > button`, shapes.until('phone', { gridColumn: '1 / -1' }));

/** A wide sheet beside a narrow one. */
export const pair = style({
  ...shapes.columnsAbove('narrow', 'minmax(0, 1.8fr) minmax(0, 1fr)', `0 ${measures.space.s32}`),
  alignItems: 'start',
});

export const strip = style({
  width: '172px',
  aspectRatio: '1125 / 432',
  background: vars.color.desk,
  boxShadow: vars.shadow.lie,
  ...shapes.until('phone', { width: '104px' }),
});

export const title = style(shapes.heading('clamp(1.75rem, 3.6vw, 2.75rem)', '-.03em'));

export const soft = style({ color: vars.color.inkSoft });
export const small = style(shapes.small);

/** A sheet on the page. */
export const slip = style({ ...shapes.sheet, marginBottom: measures.space.s32 });

export const halves = style([
  slip,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.35fr) 0 minmax(0, 1fr)',
    ...shapes.until('phone', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const half = style({
  ...shapes.stack('16px'),
  alignContent: 'start',
  padding: '32px 40px 34px',
  ...shapes.until('phone', { padding: '24px 20px' }),
});

export const heading = style(shapes.heading(measures.size.t25, '-.02em'));

export const tear = style({ display: 'grid', ...shapes.until('phone', { display: 'none' }) });

export const drop = style({
  ...shapes.stack('6px'),
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '200px',
  padding: '16px',
  border: `1.5px dashed ${vars.color.fieldLine}`,
  borderRadius: measures.radius.field,
  textAlign: 'center',
  selectors: { '&[data-over=true]': { borderColor: vars.color.ink, background: vars.color.desk } },
});

globalStyle(`${drop} small`, { maxWidth: '32ch', color: vars.color.inkSoft });

export const body = style({
  padding: '22px 32px 30px',
  ...shapes.until('phone', { padding: '18px 16px 22px' }),
});

/** A heading with its buttons on the right. */
export const row = style({ ...shapes.apart('8px 24px'), alignItems: 'center' });

export const actions = style(shapes.wrappedLine('12px'));

/** A field with its button. */
export const limit = style({ ...shapes.stack('12px'), maxWidth: '320px', marginBlock: '16px' });

export const list = style({ borderTop: `2px solid ${vars.color.ink}`, marginTop: '16px' });

export const entry = style([
  row,
  { paddingBlock: '12px', borderBottom: `1px solid ${vars.color.line}` },
]);

/** Files to download: picture, facts, button. */
export const files = style({ flexBasis: '100%' });
globalStyle(`${files} > li`, {
  ...shapes.columns('24px minmax(0, 1fr) auto', '4px 12px'),
  alignItems: 'start',
  paddingBlock: '12px',
  borderTop: `1px solid ${vars.color.line}`,
});
/** What becomes of a row, in three pictures. */
export const steps = style([
  slip,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginTop: '16px',
    ...shapes.until('phone', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
globalStyle(`${steps} > li`, { ...shapes.stack('6px'), padding: '24px', minWidth: 0 });
globalStyle(`${steps} svg`, shapes.fluid);
globalStyle(`${entry} > div:first-child`, { minWidth: 0, overflowWrap: 'anywhere' });

export const answers = style([actions, { justifyContent: 'flex-end', marginTop: '24px' }]);

/** The end of a sheet: advice and the next action. */
export const foot = style([row, { marginTop: '24px' }]);
globalStyle(`${foot} > a`, { display: 'flex', alignItems: 'center', minHeight: '44px' });

/** A remark with its icon. */
export const aside = style({ ...shapes.beside('8px'), maxWidth: '44ch' });

globalStyle(`${aside} svg`, { ...shapes.icon('16px'), marginTop: '2px' });
