import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idIn, refusalIn } from '../support/answers.ts';
import { newTemplate, type AdminTemplate, type Design } from '../support/catalogue-fixture.ts';
import { bakeryDesign } from '../support/coupon-payload.ts';
import { openCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

const raster = (inner: string): Design['data']['objects'][number] => ({
  kind: 'raster',
  id: 'raster-1',
  tokens: { fill: null, stroke: null, text: null },
  opacity: 1,
  clips: [],
  source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
  fonts: [],
});

const SHADOW =
  '<defs><filter id="r1"><feGaussianBlur stdDeviation="2"/></filter></defs>' +
  '<rect width="9" height="9" style="fill:var(--fill-FILL1);filter:url(#r1)"/>';

function designWith(...inner: readonly string[]): Design {
  const design = bakeryDesign();
  const { data } = design;
  return { ...design, data: { ...data, objects: [...data.objects, ...inner.map(raster)] } };
}

const createTemplate = async (editorSource: Design) =>
  services.post(ADA, '/api/v1/template/admin', await newTemplate({ editorSource }));

const createCoupon = (editorSource: Design) => sendCoupon(services, { editorSource });

test('[REND-04] rasters of a design stores masks and filters with scheme colors unchanged', async () => {
  const design = designWith(SHADOW);
  const created = await createTemplate(design);

  expect(created.statusCode).toBe(201);
  expect(created.json<AdminTemplate>().editorSource).toEqual(design);
  expect((await createCoupon(design)).statusCode).toBe(201);
});

const IN_RASTER = `422 svg-refused /editorSource/data/objects/${bakeryDesign().data.objects.length + 1}/source: `;

test.each([
  [
    'a script',
    ['<script>alert(1)</script>'],
    `${IN_RASTER}<script>: This element is not allowed in a design.`,
  ],
  [
    'an event handler',
    ['<rect onload="x"/>'],
    `${IN_RASTER}<rect>: The event handler "onload" is not allowed in a design.`,
  ],
  [
    'a picture of another site',
    ['<image href="https://evil.example/x.png"/>'],
    `${IN_RASTER}<image>: The reference "https://evil.example/x.png" points outside the file.`,
  ],
  [
    'a color that no scheme has',
    ['<rect width="9" height="9" style="fill:var(--fill-FILL99)"/>'],
    '422 invalid-template /editorSource/schemes: Scheme token mismatch. Please check source image.',
  ],
  [
    'more rasters than a page can show',
    Array.from({ length: 50 }, () => SHADOW),
    expect.stringMatching(/: A design may have at most 50 rasters\.$/u),
  ],
])(
  '[API-06, ADMT-04] rasters of a design refuses a template with %s',
  async (_what, inner, refusal) => {
    const response = await createTemplate(designWith(SHADOW, ...inner));
    expect(refusalIn(response).join(' ')).toEqual(refusal);
  },
);

test('[API-06] rasters of a design refuses a coupon with a script in a raster', async () => {
  const response = await createCoupon(designWith('<script/>'));

  expect(response.json()).toMatchObject({ type: '/problems/invalid-coupon' });
});

test('[API-06] rasters of a design stores no metadata of drawing programs, neither in templates nor in coupons', async () => {
  const noted = designWith('<title><script>alert(1)</script></title><!-- mine -->' + SHADOW);
  const template = await createTemplate(noted);
  expect(template.json<AdminTemplate>().editorSource).toEqual(designWith(SHADOW));

  const coupon = await openCoupon(services, MARA, idIn(await createCoupon(noted)));
  expect(coupon.project.editorSource).toEqual(designWith(SHADOW));
});

test('[REND-03] accepts, stores and serves a design of version 1 unchanged', async () => {
  const first = JSON.parse(readFileSync('tests/support/design-version-1.json', 'utf8')) as Design;
  const id = idIn(await createTemplate(first));
  const seen = await services.get(MARA, `/api/v1/template/${id}`);

  expect(seen.json<AdminTemplate>().editorSource).toEqual(first);
  expect((await createCoupon(first)).statusCode).toBe(201);
});
