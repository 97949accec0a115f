import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const pair = style(shapes.columns('repeat(auto-fit, minmax(130px, 1fr))', '16px', 'start'));

export const image = style({ ...shapes.strip(vars.color.desk), boxShadow: vars.shadow.lie });

/** Of the drop, and of the progress that takes its place. */
const ROOM = '128px';

export const drop = style({
  ...shapes.dropPlace,
  ...shapes.columns('92px minmax(0, 1fr)', '8px 12px', 'center'),
  minHeight: ROOM,
  padding: '12px',
  fontSize: measures.size.t13,
});

export const imageDrop = style({ ...shapes.dropPlace, ...shapes.stack('8px'), padding: '12px' });

export const picture = style({ width: '92px', minHeight: '35px', background: vars.color.sheet });

/** Of the advice, and of the sum of an import that takes its place: it has four lines. */
export const sumRoom = style({
  minHeight: '84px',
  marginBlock: '8px',
  fontSize: measures.size.t13,
});

export const pick = style({ gridColumn: '1 / -1' });

export const stages = style({ ...shapes.stack('8px'), alignContent: 'start', minHeight: ROOM });
// The words of the next stage may have a line more.
globalStyle(`${stages} [role='status']`, { minHeight: '2lh' });

export const panel = style({
  // An item out of sight remembers its width, which must not widen a pane that has become narrower.
  ...shapes.columns('minmax(0, 1fr)', '20px'),
  paddingTop: '16px',
});

export const heading = style({
  ...shapes.plain,
  fontSize: measures.size.t13,
  paddingBottom: '6px',
  borderBottom: '2px solid currentColor',
});

export const row = style({ ...shapes.stack('4px'), ...shapes.ruledBelow('8px 0') });

export const line = style(shapes.columns('44px 104px minmax(0, 1fr) 44px', '8px', 'center'));

export const swatch = style({ ...shapes.square('44px'), ...shapes.colorPicker });

export const name = style({ ...shapes.breaking, display: 'grid' });

export const tools = style({
  ...shapes.stack('12px'),
  padding: '8px 0 12px 12px',
  borderLeft: `2px solid ${vars.color.line}`,
});

export const uses = style({ display: 'grid', maxHeight: '220px', overflow: 'auto' });
