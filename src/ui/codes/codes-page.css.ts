import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { wrap } from '../theme/layout.css.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const page = style([wrap, { paddingBottom: measures.space.s64 }]);

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  marginTop: '20px',
  fontSize: measures.size.t13,
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

globalStyle(`${back} svg`, { width: '16px', height: '16px' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '20px',
  alignItems: 'center',
  paddingBottom: '28px',
  '@media': { [upTo('phone')]: { gap: '14px', paddingBottom: '20px' } },
});

globalStyle(`${head} > button`, { '@media': { [upTo('phone')]: { gridColumn: '1 / -1' } } });

/** A wide sheet beside a narrow one. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
  gap: `0 ${measures.space.s32}`,
  alignItems: 'start',
  '@media': { [upTo('narrow')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const strip = style({
  width: '172px',
  aspectRatio: '1125 / 432',
  background: vars.color.desk,
  boxShadow: vars.shadow.lie,
  '@media': { [upTo('phone')]: { width: '104px' } },
});

export const title = style({
  fontFamily: measures.font.head,
  fontSize: 'clamp(1.75rem, 3.6vw, 2.75rem)',
  letterSpacing: '-.03em',
});

export const soft = style({ color: vars.color.inkSoft });
export const small = style({ fontSize: measures.size.t13, color: vars.color.inkSoft });

/** A sheet on the page. */
export const slip = style({
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  borderRadius: measures.radius.sheet,
  marginBottom: measures.space.s32,
});

export const halves = style([
  slip,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.35fr) 0 minmax(0, 1fr)',
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const half = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  padding: '32px 40px 34px',
  '@media': { [upTo('phone')]: { padding: '24px 20px' } },
});

export const heading = style({
  fontFamily: measures.font.head,
  fontSize: measures.size.t25,
  letterSpacing: '-.02em',
});

export const tear = style({ display: 'grid', '@media': { [upTo('phone')]: { display: 'none' } } });

export const drop = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '6px',
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
  '@media': { [upTo('phone')]: { padding: '18px 16px 22px' } },
});

/** A heading with its buttons on the right. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
});

/** A field with its button. */
export const limit = style({
  display: 'grid',
  gap: '12px',
  maxWidth: '320px',
  marginBlock: '16px',
});

export const list = style({ borderTop: `2px solid ${vars.color.ink}`, marginTop: '16px' });

export const entry = style([
  row,
  { paddingBlock: '12px', borderBottom: `1px solid ${vars.color.line}` },
]);

/** Files to download: picture, facts, button. */
export const files = style({ flexBasis: '100%' });
globalStyle(`${files} > li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '4px 12px',
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
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
globalStyle(`${steps} > li`, { display: 'grid', gap: '6px', padding: '24px', minWidth: 0 });
globalStyle(`${steps} svg`, { width: '100%', height: 'auto' });
globalStyle(`${entry} > div:first-child`, { minWidth: 0, overflowWrap: 'anywhere' });

export const answers = style([actions, { justifyContent: 'flex-end', marginTop: '24px' }]);

/** The end of a sheet: advice and the next action. */
export const foot = style([row, { marginTop: '24px' }]);
globalStyle(`${foot} > a`, { display: 'flex', alignItems: 'center', minHeight: '44px' });

/** A remark with its icon. */
export const aside = style({ display: 'flex', gap: '8px', maxWidth: '44ch' });

globalStyle(`${aside} svg`, { width: '16px', height: '16px', flex: 'none', marginTop: '2px' });
