import { globalStyle, style } from '@vanilla-extract/css';
import * as shapes from '../theme/shapes.ts';
import { measures, vars } from '../theme/theme.css.ts';

export const lead = style({ color: vars.color.inkSoft, marginBottom: '32px' });

/** The picker's icon, and the line around it while a file is over it, are those of the list of codes. */
export const drop = style({ marginBottom: '24px' });
globalStyle(`${drop}:has(:focus-visible)`, { outline: `3px solid ${vars.color.blue}` });

export const headline = style(shapes.heading('clamp(1.375rem, 2.8vw, 2.125rem)', '-.025em'));

export const mono = style({
  fontFamily: 'ui-monospace, monospace',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
/** A checksum, in its tone. */
export const checksum = style({ borderTop: '2px solid' });

export const group = style({ fontSize: measures.size.t15, margin: '24px 0 10px' });
export const checks = style({ overflowWrap: 'anywhere' });
globalStyle(`${checks} b`, { display: 'block' });

export const card = style({ width: 'min(272px, 100%)' });
/** A picture that was changed. */
export const ringed = style({ outline: `3px solid ${vars.color.bad}`, outlineOffset: '-3px' });
