import type {
  DesignDocument,
  Hex,
  PathObject,
  Scheme,
  TextObject,
} from '../../src/domain/design/design-document.ts';
import type { RideAlongFiles } from '../../src/machines/submission/ride-along-archive.machine.ts';

/** A scheme with these colors of shapes. */
export const schemeOf = (...colors: readonly Hex[]): Scheme => ({
  name: 'Default Scheme',
  tokens: {
    fill: Object.fromEntries(colors.map((color, index) => [`FILL${index + 1}`, color])),
    stroke: {},
    text: {},
  },
});

/** A shape that fills the picture. */
export const GROUND: PathObject = {
  id: 'ground',
  kind: 'path',
  tokens: { fill: 'FILL1', stroke: null, text: null },
  opacity: 1,
  clips: [],
  d: 'M0 0H600V400H0Z',
  fillRule: 'nonzero',
  fillOpacity: 1,
  fillGradient: null,
  strokeOpacity: 1,
  strokeGradient: null,
  strokeWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
  strokeTransform: [1, 0, 0, 1, 0, 0],
};

/** A text that a person may change. */
export const HEADLINE: TextObject = {
  id: 'headline',
  kind: 'text',
  tokens: { fill: null, stroke: null, text: 'TEXT1' },
  opacity: 1,
  clips: [],
  text: 'Fresh today',
  label: 'Offer',
  fontFamily: 'Domine',
  fontWeight: 700,
  italic: false,
  fontSize: 48,
  letterSpacing: 0,
  align: 'left',
  x: 40,
  baseline: 120,
  box: { x: 40, y: 70, width: 520, height: 70 },
  transform: [1, 0, 0, 1, 0, 0],
};

/** A Ride-Along design: one background, one headline, the first two schemes of its strip. */
export const RIDE_ALONG_DESIGN: DesignDocument = {
  version: 1,
  type: 'strip',
  schemes: [
    {
      name: 'Default Scheme',
      tokens: { fill: { FILL1: '#F7C948' }, stroke: {}, text: { TEXT1: '#3B1710' } },
    },
    {
      name: 'Scheme 2',
      tokens: { fill: { FILL1: '#E8DCCB' }, stroke: {}, text: { TEXT1: '#1F3A36' } },
    },
  ],
  data: { width: 600, height: 400, objects: [GROUND, HEADLINE] },
};

/** The drawn Ride-Along of a coupon, for its archive. */
export const RIDE_ALONG_FILES: RideAlongFiles = {
  couponId: '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617',
  informedImagesId: '0b54f2d7-1c1f-4f3f-9d0a-6f8d9b0a7c21',
  image: 'data:image/png;base64,UkE=',
  design: RIDE_ALONG_DESIGN,
};
