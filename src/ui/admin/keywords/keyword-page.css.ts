import { globalStyle, style } from '@vanilla-extract/css';
import { tile as skeletonTile } from '../../parts/notices/notice.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';
import { rows as cardRows } from '../../parts/page/page.css.ts';

/** What finds words in a list, and how many there are. */
export const filter = style({
  ...shapes.columnsAbove('phone', 'minmax(0, 420px) auto', '8px 16px', 'center'),
  justifyContent: 'space-between',
});

export const counts = style({ ...shapes.line('5px'), minHeight: '1lh' });
globalStyle(`${counts} > svg`, { ...shapes.square('14px'), marginLeft: '4px' });

export const halves = style(
  shapes.columnsAbove('narrow', 'minmax(0, 1fr) clamp(360px, 30vw, 400px)', '40px', 'start'),
);

export const list = style(shapes.equalColumns(3, '12px 16px', { two: 'dashboardTwo' }));

export const tile = style({
  ...shapes.columns('84px minmax(0, 1fr)', '12px', 'center'),
  ...shapes.square('100%'),
  position: 'relative',
  minHeight: '64px',
  padding: '8px',
  ...shapes.outlined,
  border: 0,
  textAlign: 'left',
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 2.5px ${vars.color.ink}` } },
  ...shapes.until('phone', {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    alignContent: 'start',
  }),
});
globalStyle(`${tile} b`, { display: 'block', lineHeight: 1.25, overflowWrap: 'anywhere' });
globalStyle(`${tile} small`, { ...shapes.small, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${tile}[data-off] img`, shapes.faded);
globalStyle(`${tile}[data-off] b`, { color: vars.color.inkSoft });

export const plus = style({
  background: 'none',
  boxShadow: 'none',
  border: `2px dashed ${vars.color.fieldLine}`,
  ':hover': { background: vars.color.stampSoft, boxShadow: 'none' },
});

/** A placeholder tile, shown after 150 ms. */
export const skeleton = style([skeletonTile, { minHeight: '64px' }]);

/** The space of a picture, even without one. */
export const picture = style({
  ...shapes.centered,
  ...shapes.strip(vars.color.desk),
  objectFit: 'cover',
  borderRadius: '2px',
});
globalStyle(`${plus} ${picture}`, { background: 'none' });

export const suggested = style({
  position: 'absolute',
  right: '8px',
  top: '8px',
  color: vars.color.inkSoft,
  ...shapes.until('phone', { top: 'auto', bottom: '10px' }),
});

/** Beside the list and visible while it scrolls, by itself in a low window; below it in a narrow one. */
export const place = style({
  position: 'sticky',
  top: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  /* Room for the sheet's shadow and for rings of the focus. */
  margin: '-24px',
  padding: '24px',
  ...shapes.until('narrow', {
    position: 'static',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    maxWidth: '480px',
    width: '100%',
    justifySelf: 'center',
  }),
});

export const sheet = style(shapes.sheet);

export const formPicture = style({
  ...shapes.strip(vars.color.desk),
  objectFit: 'cover',
  borderRadius: `${measures.radius.sheet} ${measures.radius.sheet} 0 0`,
});

export const blank = style({
  ...shapes.dashed,
  ...shapes.centered,
  minHeight: '220px',
  padding: '24px',
  textAlign: 'center',
  color: vars.color.inkSoft,
  ...shapes.until('narrow', { display: 'none' }),
});

export const noRows = style({ color: vars.color.inkSoft, paddingBlock: '12px' });

/** Its last column has buttons. */
const rows = style([cardRows]);
globalStyle(`${rows} td:last-child`, { textAlign: 'right', whiteSpace: 'nowrap' });

export const table = style([rows]);
globalStyle(`${table} :is(th, td):is(:nth-child(2), :nth-child(3))`, {
  textAlign: 'right',
  paddingRight: '24px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  ...shapes.until('phone', { padding: '4px 0 4px 12px', fontSize: measures.size.t13 }),
});
globalStyle(`${table} td:nth-child(3)`, { color: vars.color.inkSoft });
globalStyle(
  `${table} td:last-child`,
  shapes.until('phone', { gridColumn: '1 / -1', display: 'flex', gap: '8px' }),
);

/* ---------- synonyms ---------- */

export const note = style({ color: vars.color.inkSoft, marginBottom: '12px' });

export const synonyms = style([rows, shapes.until('phone', { marginTop: '8px' })]);
globalStyle(`${synonyms} :is(th, td)`, {
  overflowWrap: 'anywhere',
  ...shapes.until('phone', { paddingBlock: '2px' }),
});
globalStyle(
  `${synonyms} tbody tr`,
  shapes.until('phone', { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '8px' }),
);
globalStyle(
  `${synonyms} td:last-child`,
  shapes.until('phone', { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' }),
);

/** As high as two rows of tiles, so that the dialog does not jump while a search is typed. */
export const designs = style({
  ...shapes.topStack('12px'),
  justifyItems: 'start',
  height: '272px',
  overflowY: 'auto',
  padding: '12px',
  background: vars.color.desk,
});

export const designList = style({
  ...shapes.equalColumns(3, '12px', { two: 'previewSmall' }),
  width: '100%',
});

export const design = style({
  ...shapes.sheet,
  ...shapes.square('100%'),
  ...shapes.topStack('0'),
  overflow: 'hidden',
  padding: 0,
  border: '2px solid transparent',
  textAlign: 'left',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.ink },
    '&:disabled': { cursor: 'default' },
  },
});

export const designPicture = style(shapes.strip(vars.color.paper));

export const designTitle = style({
  ...shapes.line('6px'),
  ...shapes.type(measures.size.t13, 600, 1.3),
  padding: '8px 10px',
  overflowWrap: 'anywhere',
});

export const designNote = style({ ...shapes.small, padding: '0 10px 8px' });
