import { globalStyle, style } from '@vanilla-extract/css';
import { SUBMIT_STAYS } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ ...shapes.wrappedLine('0 12px'), marginBottom: '6px' });

export const intro = style({ color: vars.color.inkSoft, marginBottom: '20px' });

export const fields = style(shapes.columns('minmax(0, 1fr)', '20px'));

/** Always in the window, above the bar; what scrolls under it fades out. */
export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: '32px',
  '@media': {
    [SUBMIT_STAYS]: {
      position: 'sticky',
      bottom: measures.frame.bar,
      zIndex: 4,
      margin: '16px 0 -16px',
      padding: '16px 0',
      background: `linear-gradient(transparent, ${vars.color.paper} 16px)`,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${end} > *`, { pointerEvents: 'auto' });

/** Undo and redo extend over the pane's edge by their own padding. */
export const tools = style({ ...shapes.middle, marginRight: '-10px', marginLeft: 'auto' });
