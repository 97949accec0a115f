import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** As high as two rows of tiles, so that the dialog does not jump while a search is typed. */
export const place = style({
  ...shapes.topStack('12px'),
  justifyItems: 'start',
  height: '272px',
  overflowY: 'auto',
  padding: '12px',
  background: vars.color.desk,
});

export const list = style({
  ...shapes.equalColumns(3, '12px', { two: 'previewSmall' }),
  width: '100%',
});

export const tile = style({
  ...shapes.sheet,
  ...shapes.square('100%'),
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  padding: 0,
  border: '2px solid transparent',
  color: vars.color.ink,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.ink },
    '&:disabled': { cursor: 'default' },
  },
});

export const picture = style({
  ...shapes.fluid,
  display: 'block',
  aspectRatio: '375 / 144',
  background: vars.color.paper,
});

export const title = style({
  ...shapes.line('6px'),
  ...shapes.type(measures.size.t13, 600, 1.3),
  padding: '8px 10px',
  overflowWrap: 'anywhere',
});

export const note = style({ ...shapes.small, padding: '0 10px 8px' });

export const content = style({ ...shapes.stack('12px'), marginTop: '16px' });

export const heading = style({ marginTop: '4px', fontSize: measures.size.t17 });

export const chosen = style({
  ...shapes.wrapped('8px'),
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({ ...shapes.atEnd('12px'), marginTop: '4px' });
