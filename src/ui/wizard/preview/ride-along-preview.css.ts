import { style } from '@vanilla-extract/css';
import { rideAlong } from '../../proof/proof.css.ts';
import * as shapes from '../../theme/shapes.ts';
import { vars } from '../../theme/theme.css.ts';

/** No image is uploaded yet. */
export const empty = style([
  rideAlong,
  {
    ...shapes.centered,
    border: `1.5px dashed ${vars.color.fieldLine}`,
    color: vars.color.inkSoft,
    textAlign: 'center',
  },
]);
