import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const fields = style({ ...shapes.stack('16px'), paddingTop: '16px' });

export const suggestions = style({ ...shapes.wrapped('6px'), marginTop: '6px' });

export const alike = style({ ...shapes.stack('6px'), fontSize: measures.size.t13 });

export const alikeList = style({
  paddingLeft: '22px',
  listStyle: 'disc',
  color: vars.color.inkSoft,
});

export const pair = style(shapes.columns('repeat(auto-fit, minmax(130px, 1fr))', '16px'));

export const switchField = style({ ...shapes.stack('4px'), alignContent: 'start' });

export const label = style({ fontWeight: 600 });
