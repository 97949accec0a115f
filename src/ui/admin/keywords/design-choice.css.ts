import { style } from '@vanilla-extract/css';
import { upTo } from '../../theme/breakpoints.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** As high as two rows of tiles, so that the dialog does not jump while a search is typed. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '12px',
  height: '272px',
  overflowY: 'auto',
  padding: '12px',
  background: vars.color.desk,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  width: '100%',
  '@media': { [upTo('previewSmall')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  padding: 0,
  border: '2px solid transparent',
  borderRadius: measures.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.lie,
  color: vars.color.ink,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.ink },
    '&:disabled': { cursor: 'default' },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '375 / 144',
  background: vars.color.paper,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  padding: '8px 10px',
  fontSize: measures.size.t13,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const note = style({
  padding: '0 10px 8px',
  color: vars.color.inkSoft,
  fontSize: measures.size.t13,
});
