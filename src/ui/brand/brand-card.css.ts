import { globalStyle, style } from '@vanilla-extract/css';
import { measures, vars } from '../theme/theme.css.ts';

export const card = style({
  vars: { [measures.ground]: vars.color.paper },
  background: vars.color.sheet,
  borderRadius: measures.radius.sheet,
  boxShadow: vars.shadow.lift,
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
});

export const facts = style({
  minWidth: 0,
  padding: '16px 20px',
  fontSize: measures.size.t13,
  overflowWrap: 'anywhere',
});

/** A long name is cut after two lines; the preview shows all of it. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: measures.size.t15,
  fontWeight: 700,
});

export const colors = style({ display: 'flex', gap: '6px', marginTop: '10px' });

export const color = style({
  width: '26px',
  height: '18px',
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const foot = style({
  display: 'grid',
  gap: '16px',
  padding: '22px 20px 20px',
});

export const title = style({ marginBottom: '4px', fontSize: measures.size.t20 });

/** A live region that takes no space while it is empty. */
export const status = style({ ':empty': { marginTop: '-16px' } });

export const soft = style({ color: vars.color.inkSoft });

/** A line of words between two rules. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  margin: '26px 0 18px',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});
globalStyle(`${or}::before, ${or}::after`, {
  content: '',
  flex: 1,
  height: '1px',
  background: vars.color.line,
});

/** Among the fields of a screen. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});

export const keep = style([
  line,
  { paddingTop: '20px', borderTop: `1px solid ${vars.color.line}` },
]);

export const words = style({
  flex: '1 1 220px',
  fontSize: measures.size.t13,
  color: vars.color.inkSoft,
});
