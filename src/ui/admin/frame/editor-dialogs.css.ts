import { style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures } from '../../theme/theme.css.ts';

export const text = style({ ...shapes.stack('8px'), marginBottom: '20px' });

export const actions = style(shapes.atEnd('12px'));

export const list = style({ paddingLeft: '22px', listStyle: 'disc' });

export const versions = style({
  ...shapes.columnsAbove('phone', '1fr 1fr', '16px'),
  marginBottom: '20px',
});

export const version = style({ ...shapes.stack('8px'), alignContent: 'start', minWidth: 0 });

export const versionTitle = style({ fontSize: measures.size.t15 });
