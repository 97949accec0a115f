import { style, styleVariants } from '@vanilla-extract/css';
import { above } from './breakpoints.ts';
import * as shapes from './shapes.ts';
import { measures, vars } from './theme.css.ts';

/** The page's column: 1248 px with a gutter on either side. */
export const wrap = style({
  maxWidth: `calc(${measures.frame.page} + 2 * ${measures.frame.gutter})`,
  marginInline: 'auto',
  paddingInline: measures.frame.gutter,
  width: '100%',
});

/** From edge to edge of the window, with the same gutters. */
export const fullWidth = style([wrap, { maxWidth: 'none' }]);

/** Text for screen readers only. */
export const visuallyHidden = style({
  ...shapes.square('1px'),
  position: 'absolute',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A printer's slug line: format, pixels. */
export const slug = style({ ...shapes.printed, fontVariantNumeric: 'tabular-nums' });

export const small = style(shapes.small);

export const soft = style({ color: vars.color.inkSoft });

/** Small words with numbers. */
export const figures = style({ ...shapes.small, fontVariantNumeric: 'tabular-nums' });

/** Below the words of a choice. */
export const hint = style({ ...shapes.small, display: 'block', fontWeight: 400 });

/** A line of words with its icon. */
export const remark = style({ ...shapes.line('8px'), ...shapes.type(measures.size.t13, 600) });

const { t13, t15, t17, t20, t25 } = measures.size;
const { bad, blue, ok, stamp, warn } = vars.color;

/** Words in another size, or color. */
export const size = styleVariants({ t13, t15, t17, t20, t25 }, (fontSize) => ({ fontSize }));

export const tone = styleVariants({ bad, blue, ok, stamp, warn }, (color) => ({ color }));

export const notOnPhones = style(shapes.until('phone', { display: 'none' }));

export const onlyOnPhones = style({ '@media': { [above('phone')]: { display: 'none' } } });

export const chip = style(shapes.chip);

export const oneLine = style(shapes.oneLine);

export const breaking = style(shapes.breaking);

export const bullets = style({ paddingLeft: '22px', listStyle: 'disc' });

/** One below the other, by the px between them. */
export const stack = styleVariants(
  { 6: '6px', 8: '8px', 10: '10px', 12: '12px', 14: '14px', 16: '16px', 20: '20px' },
  shapes.stack,
);

/** So many px below what is above. */
export const below = styleVariants({ 8: '8px', 16: '16px', 24: '24px' }, (marginTop) => ({
  marginTop,
}));

/** Buttons or chips beside each other, as far as there is room. */
export const row = style(shapes.wrappedLine('8px'));

/** The first on the left, the last on the right. */
export const apart = style(shapes.apart('8px 24px', 'center'));

/** As if its parts stood in its parent. */
export const contents = style({ display: 'contents' });

/** Its parts are placed within it. */
export const relative = style({ position: 'relative' });
