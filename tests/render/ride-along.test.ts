import { expect, test } from 'vitest';
import { composeRideAlong } from '../../src/render/compose/strip.ts';
import { RIDE_ALONG_DESIGN } from '../support/ride-along-design.ts';

test('[REND-02] [STEP-03] the complete Ride-Along design at 600x400, in its scheme and with the given texts', () => {
  const scene = composeRideAlong(RIDE_ALONG_DESIGN, {
    scheme: 'Scheme 2',
    text: { TEXT1: 'Two loaves' },
  });
  expect(scene).toMatchObject({
    width: 600,
    height: 400,
    view: { scale: 1, x: 0, y: 0 },
    items: [
      { kind: 'path', fill: { kind: 'solid', color: '#E8DCCB' } },
      { kind: 'text', text: 'Two loaves', color: '#1F3A36' },
    ],
  });
});

test('[REND-02] a design of other proportions covers the picture', () => {
  const wide = {
    ...RIDE_ALONG_DESIGN,
    data: { ...RIDE_ALONG_DESIGN.data, width: 1200, height: 400 },
  };
  const { view } = composeRideAlong(wide, { scheme: 'Default Scheme', text: {} });
  expect(view).toEqual({ scale: 1, x: -300, y: 0 });
});
