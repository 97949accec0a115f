import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../ui/theme/shapes.ts';
import { measures } from '../ui/theme/theme.css.ts';

const INK = '#16213A';

export const desk = style({
  ...shapes.stack('16px'),
  justifyItems: 'center',
  alignContent: 'start',
  padding: '28px 32px 24px',
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

/** White in the dark theme, too. */
export const letter = style({
  width: 'min(300px, 100%)',
  minHeight: '360px',
  padding: '24px',
  background: '#FFFFFF',
  color: INK,
  colorScheme: 'only light',
  boxShadow: '0 6px 22px rgb(0 0 0 / .16)',
  overflowWrap: 'anywhere',
});

export const letterhead = style({ ...shapes.display(measures.size.t15), marginBottom: '10px' });

export const cut = style({ padding: '10px', border: `1.5px dotted ${INK}` });

globalStyle(`${cut} > img`, shapes.fluid);

export const offer = style({ ...shapes.apart('12px'), alignItems: 'center', paddingBlock: '10px' });

/** Above the code where the letter is narrow. */
export const words = style({ flex: '1 1 108px' });

export const description = style({
  ...shapes.display(measures.size.t17),
  fontWeight: 700,
  lineHeight: 1.15,
});

export const small = style({ fontSize: measures.size.t11 });

export const barcode = style({ flex: '0 0 84px', display: 'grid', textAlign: 'center' });

export const terms = style({
  paddingTop: '6px',
  borderTop: `1px solid ${INK}`,
  fontSize: '9px',
  lineHeight: 1.35,
  maxHeight: '12em',
  overflow: 'hidden',
});
