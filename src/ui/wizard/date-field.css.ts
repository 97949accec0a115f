import { style } from '@vanilla-extract/css';

/** The native picker opens from its button; the input itself only holds its place under the field. */
export const picker = style({
  width: '100%',
  height: 0,
  // Takes back the gap that the field puts before each of its parts: its error stands where others' do.
  marginTop: '-4px',
  minHeight: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
