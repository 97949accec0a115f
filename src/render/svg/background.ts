/** The background that a style sets for the whole drawing; drawing programs export a page's color this way. */
import type { PathObject } from '../../domain/design/design-document.ts';
import { colorFrom } from './colors.ts';
import { IDENTITY_MATRIX, type Importing } from './importing.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** Empty if there is none. */
export function background(importing: Importing): readonly PathObject[] {
  const { root, width, height } = importing;
  const value = getComputedStyle(root).backgroundColor;
  const color = colorFrom(value);
  if (color === null) importing.refuse(root, importReportWords.colorUnkept({ color: value }));
  if (color === null || color.opacity === 0) return [];
  return [
    {
      kind: 'path',
      id: importing.nextId('background'),
      tokens: { fill: importing.tokens.fill(color.hex, 'background'), stroke: null, text: null },
      opacity: 1,
      clips: [],
      d: `M0 0H${width}V${height}H0Z`,
      fillRule: 'nonzero',
      fillOpacity: color.opacity,
      fillGradient: null,
      strokeOpacity: 1,
      strokeGradient: null,
      strokeWidth: 1,
      lineCap: 'butt',
      lineJoin: 'miter',
      miterLimit: 4,
      dash: [],
      dashOffset: 0,
      strokeTransform: IDENTITY_MATRIX,
    },
  ];
}
