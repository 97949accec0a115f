/** The largest calls that the contract allows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchCoupon } from './bench-coupon.ts';
import type { DesignDocument as Design } from '../../../openapi/schema.gen.ts';
import type { Call } from './caller.ts';
import { bearer, JSON_BODY, jsonCall } from './account-calls.ts';
import type { Target } from './target.ts';

type Raster = Extract<Design['data']['objects'][number], { readonly kind: 'raster' }>;

const DESIGN = join(import.meta.dirname, '../../../designs/bakery/strip.gen.json');
const NO_PICTURE = 'data:image/png;base64,AAAA';
const NONE = { stripImage: NO_PICTURE, logoImage: NO_PICTURE };

/** A coupon with a drawing of many elements, which takes long to clean. */
export function svgCoupon(target: Target): Call {
  const path = `<path d="${'M0 0C1 1 2 2 3 3'.repeat(20)}" style="fill:var(--fill-FILL1)"/>`;
  const group = '<g opacity=".5">'.repeat(20);
  const inner = `${group}${path.repeat(4_500)}${'</g>'.repeat(20)}`;
  return couponWith(target, [
    {
      kind: 'raster',
      id: 'heavy',
      tokens: { fill: null, stroke: null, text: null },
      opacity: 1,
      clips: [],
      source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
      fonts: [],
    },
  ]);
}

/** A coupon with as many objects as a body may have. */
export function largestBody(target: Target): Call {
  const { data } = design();
  const { objects } = data;
  const many = Array.from({ length: 5_000 - objects.length }, (_, index) => {
    const object = objects[index % objects.length];
    return { ...object, id: `object-${index}` } as Raster;
  });
  return couponWith(target, many);
}

/** Begins a series of 21 columns. */
export function beginWideSeries({ token, coupons }: Target, id: string) {
  return jsonCall('POST', `/api/v1/project/${coupons[0] ?? ''}/codes`, token, {
    id,
    name: '',
    valueColumn: 'code',
    columns: Array.from({ length: 20 }, (_, column) => `column ${column}`),
    expectedRows: 1_000_000,
  });
}

/** As many rows as a call takes, in as many bytes. */
export function widestRows(target: Target, id: string): (start: number) => Call {
  const row = (place: number) => [`HM-${place}`, ...Array<string>(20).fill('Ä'.repeat(18))];
  const body = JSON.stringify({ rows: Array.from({ length: 5_000 }, (_, place) => row(place)) });
  return (start) => ({
    method: 'PUT',
    path: `/api/v1/project/${target.coupons[0] ?? ''}/codes/${id}/rows/${start}`,
    headers: { ...bearer(target.token), ...JSON_BODY },
    body,
  });
}

function couponWith({ token, templateId }: Target, more: readonly Raster[]): Call {
  const { data, ...rest } = design();
  const editorSource = { ...rest, data: { ...data, objects: [...data.objects, ...more] } };
  const coupon = { ...benchCoupon(templateId, { apple: NONE, google: NONE }), editorSource };
  return jsonCall('POST', '/api/v1/project', token, coupon);
}

function design(): Design {
  return JSON.parse(readFileSync(DESIGN, 'utf8')) as Design;
}

/** Searches for much, for little, and for words that are nearly others. */
export function hugeSearches({ token }: Target): readonly Call[] {
  const texts = ['a', 'pzza brbr grdn flwrs', 'e '.repeat(45), 'sale off free new', '%_%_%_%'];
  return texts.flatMap((text) => [
    { path: `/api/v1/template?q=${encodeURIComponent(text)}`, headers: bearer(token) },
    { path: `/api/v1/project?q=${encodeURIComponent(text)}&sort=name`, headers: bearer(token) },
  ]);
}
