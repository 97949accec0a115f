import { globalStyle, style } from '@vanilla-extract/css';
import { LOW_WINDOW, WIDE_IN_LETTERS } from '../../theme/breakpoints.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  containerType: 'inline-size',
  background: vars.color.sheet,
  '@media': { [LOW_WINDOW]: { position: 'static' } },
});

export const bar = style({
  ...shapes.middleGrid,
  gridTemplateColumns: '1fr auto 1fr',
  columnGap: '8px',
  minHeight: measures.frame.bar,
  paddingInline: '24px',
  borderTop: `1px solid ${vars.color.line}`,
  /* Beside “Save”, the middle of the window has no room for the words under the count. */
  ...shapes.until('previewSmall', { paddingInline: '12px', gridTemplateColumns: 'auto 1fr auto' }),
});

export const middle = style({ position: 'relative' });

/** Beside the count, which stays centered with or without it; below the count where there is no room beside it. */
export const saved = style({
  /* As wide as the count, whatever it says. */
  width: 0,
  minWidth: '100%',
  whiteSpace: 'nowrap',
  '@container': {
    [WIDE_IN_LETTERS]: {
      ...shapes.middleGrid,
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: '100%',
      paddingLeft: '16px',
    },
  },
});

export const count = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const back = style({ justifySelf: 'start' });
export const next = style({ ...shapes.beside('8px'), justifySelf: 'end' });

export const words = style(shapes.until('previewSmall', { display: 'none' }));

/** The two arrows have no words then. */
globalStyle(
  `${bar} button[aria-label]`,
  shapes.until('previewSmall', { width: '44px', padding: 0 }),
);

export const line = style({
  ...shapes.line('4px', 'center'),
  ...shapes.small,
  minHeight: '20px',
});

export const unsaved = style({
  display: 'contents',
  fontWeight: 600,
  color: vars.color.warn,
});

globalStyle(`${line} svg`, shapes.square('14px'));

export const advice = style({
  display: 'flex',
  justifyContent: 'center',
  ...shapes.ruledAbove('8px 24px'),
});

export const withdrawn = style({ marginBlockEnd: '24px' });

export const missingParts = style({
  ...shapes.stack('12px'),
  justifyItems: 'end',
  marginBlockStart: '16px',
});
