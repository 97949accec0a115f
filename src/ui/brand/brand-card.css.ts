import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const card = style({
  ...shapes.lifted,
  vars: { [measures.ground]: vars.color.paper },
  borderRadius: measures.radius.sheet,
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
});

export const facts = style({
  padding: '16px 20px',
  fontSize: measures.size.t13,
  overflowWrap: 'anywhere',
});

export const colors = style({ ...shapes.beside('6px'), marginTop: '10px' });

export const color = style({
  width: '26px',
  height: '18px',
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const foot = style({ ...shapes.stack('16px'), padding: '22px 20px 20px' });

export const title = style({ marginBottom: '4px', fontSize: measures.size.t20 });

/** A live region that takes no space while it is empty. */
export const status = style({ ':empty': { marginTop: '-16px' } });

/** A line of words between two rules. */
export const or = style({ ...shapes.line('14px'), ...shapes.small, marginBlock: '24px' });
globalStyle(`${or}::before, ${or}::after`, {
  content: '',
  flex: 1,
  borderTop: `1px solid ${vars.color.line}`,
});
