import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { label } from '../../parts/fields/text-field.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { measures, vars } from '../../theme/theme.css.ts';

/** A legend does not take part in its fieldset's grid and gaps. */
export const legend = style([label, { marginBottom: '4px' }]);

/** The image, with its name and buttons beside it, or below if there is no space. */
export const drop = style({
  ...shapes.dashed,
  ...shapes.wrappedLine('12px 16px'),
  padding: '16px',
  transition: `background ${measures.motion.quick}, border-color ${measures.motion.quick}`,
  selectors: {
    '&[data-over]': { background: vars.color.stampSoft, borderColor: vars.color.stamp },
    '&[data-invalid]': { borderColor: vars.color.bad },
  },
});

/** The upload in its wallet's shape and proportions. */
export const frame = recipe({
  base: {
    ...shapes.centered,
    flex: 'none',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: '2px',
    background: vars.color.sheet,
    color: vars.color.inkSoft,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  },
  variants: {
    slot: {
      appleLogo: { width: '188px', aspectRatio: '480 / 150' },
      googleLogo: { width: '84px', aspectRatio: '1', borderRadius: '50%' },
      appleStrip: { width: '188px', aspectRatio: '1125 / 432' },
      googleStrip: { width: '188px', aspectRatio: '1032 / 336' },
      rideAlong: { width: '150px', aspectRatio: '600 / 400' },
    },
  },
});

globalStyle(`${frame.classNames.base} img`, {
  ...shapes.square('100%'),
  objectFit: 'cover',
});

/** As wide as its three buttons, so that it does not grow when two of them appear. */
export const body = style({ ...shapes.stack('10px'), flex: '1 1 250px', minWidth: 0 });

export const words = style({
  ...shapes.middle,
  ...shapes.breaking,
  ...shapes.small,
  minHeight: '26px',
});

/** A file's name stays on one line, so that the content below does not move. */
export const fileName = style(shapes.oneLine);

export const actions = style(shapes.wrappedLine('8px'));

export const remedy = style({ ...shapes.wrappedLine('8px 12px'), marginTop: '8px' });
