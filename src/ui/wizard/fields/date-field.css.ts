import { style } from '@vanilla-extract/css';

/** px; the field's height, and the gap that `Field` puts before each of its parts. */
const FIELD_HEIGHT = 46;
const FIELD_GAP = 4;

/** Its button opens the native picker; the transparent input covers the field, so that the picker opens beside it. */
export const picker = style({
  width: '100%',
  height: `${FIELD_HEIGHT}px`,
  minHeight: 0,
  marginTop: `-${FIELD_HEIGHT + FIELD_GAP}px`,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
