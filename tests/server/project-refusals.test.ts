import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bakeryCoupon, bakeryDesign, png, type NewProject } from './coupon-payload.ts';
import { MARA, openServices, type Services } from './services-fixture.ts';

let services: Services;
let coupon: NewProject;
beforeAll(async () => {
  services = await openServices();
  coupon = await bakeryCoupon();
});
afterAll(() => services.close());

async function refusal(body: unknown) {
  const response = await services.call(MARA, { method: 'POST', url: '/api/v1/project', body });
  const { type, errors } = response.json<{ type: string; errors?: unknown }>();
  return { status: response.statusCode, type, errors };
}

describe('what the contract refuses', () => {
  test.each([
    ['merchantName', '', 'Required'],
    ['description', '', 'Required'],
    ['website', 'odette.example', 'Must be a valid URL'],
    ['website', 'javascript:alert(1)', 'Must be a valid URL'],
    ['phone', '5550100199', 'Must match: XXX-XXX-XXXX'],
    ['expirationDate', '12/31/2026', 'Valid Date Required'],
    ['expirationDate', '2026-12-31T18:00:00.000Z', 'Valid Date Required'],
    ['merchantName', 'x'.repeat(129), 'Must be at most 128 characters long'],
    ['templateId', 'bakery', 'Invalid UUID'],
    ['templateId', 'urn:uuid:b3fc05d2-bb63-4f8f-a816-b102fd66284c', 'Invalid UUID'],
  ])('[API-03] %s = %j says "%s" at its pointer', async (member, value, detail) => {
    expect(await refusal({ ...coupon, [member]: value })).toEqual({
      status: 400,
      type: '/problems/invalid-request',
      errors: [{ pointer: `/${member}`, detail }],
    });
  });

  test('[API-03] every missing field is named at once', async () => {
    const { merchantName: _name, description: _description, ...rest } = coupon;
    expect(await refusal(rest)).toMatchObject({
      errors: [
        { pointer: '/description', detail: 'Required' },
        { pointer: '/merchantName', detail: 'Required' },
      ],
    });
  });

  test('[API-03] an unknown member is refused, not dropped', async () => {
    expect(await refusal({ ...coupon, form: { ...coupon.form, owner: 'me' } })).toEqual({
      status: 400,
      type: '/problems/invalid-request',
      errors: [{ pointer: '/form/owner', detail: 'This member is not known here' }],
    });
  });

  test('[API-03] a number is not taken for a text', async () => {
    expect(await refusal({ ...coupon, merchantName: 7 })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/merchantName', detail: 'Must be a string' }],
    });
  });

  test('[API-03] a NUL and half a surrogate pair are refused before they reach the database', async () => {
    const detail = 'This text has a broken character';
    expect(await refusal({ ...coupon, merchantName: 'a\u0000b' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/merchantName', detail }],
    });
    expect(
      await refusal({ ...coupon, form: { ...coupon.form, text: { TEXT1: '\ud83d' } } }),
    ).toMatchObject({
      status: 400,
      errors: [{ pointer: '/form/text/TEXT1', detail }],
    });
  });

  test('[API-03] a design nested too deeply is refused', async () => {
    let group: Record<string, unknown> = { kind: 'group', objects: [] };
    for (let depth = 0; depth < 200; depth += 1) group = { kind: 'group', objects: [group] };
    const design = { ...bakeryDesign(), data: { width: 1125, height: 432, objects: [group] } };
    expect(await refusal({ ...coupon, editorSource: design })).toMatchObject({ status: 400 });
  });

  test('[API-03] what is no JSON, no JSON type, or too large has its own answer', async () => {
    const post = async (payload: string, type: string) => {
      const response = await services.app.inject({
        method: 'POST',
        url: '/api/v1/project',
        headers: {
          host: 'tearline.test',
          authorization: `Bearer ${await services.token(MARA)}`,
          'content-type': type,
        },
        payload,
      });
      return response.json<{ type: string }>().type;
    };
    expect(await post('{"merchantName":', 'application/json')).toBe('/problems/invalid-request');
    expect(await post('{"__proto__":{"roles":["ROLE_IC_ADMIN"]}}', 'application/json')).toBe(
      '/problems/invalid-request',
    );
    expect(await post('<coupon/>', 'application/xml')).toBe('/problems/unsupported-media-type');
    expect(await post(`"${'x'.repeat(16 * 1_024 * 1_024)}"`, 'application/json')).toBe(
      '/problems/body-too-large',
    );
  });
});

describe("what the product's rules refuse", () => {
  test('[STEP-08] a day that is none, and a zone that is none', async () => {
    expect(
      await refusal({
        ...coupon,
        expirationDate: '2026-02-30T00:00:00.000Z',
        form: { ...coupon.form, timeZone: 'America/Atlantis' },
      }),
    ).toEqual({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [
        { pointer: '/expirationDate', detail: 'Valid Date Required' },
        { pointer: '/form/timeZone', detail: 'Required' },
      ],
    });
  });

  test('[STEP-04] three letters in a text logo', async () => {
    const logo = {
      backgroundColor: '#FFFFFF',
      font: 'Domine-Bold',
      text: 'OBX',
      textColor: '#000000',
    };
    expect(await refusal({ ...coupon, data: { ...coupon.data, logo } })).toEqual({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [{ pointer: '/data/logo/text', detail: 'Must be at most 2 characters long' }],
    });
  });

  test('[STEP-10] a barcode value that Code 128 cannot hold', async () => {
    expect(await refusal({ ...coupon, barcodeType: 'CODE128', barcodeValue: 'Zoë' })).toEqual({
      status: 422,
      type: '/problems/barcode-refused',
      errors: [
        {
          pointer: '/barcodeValue',
          detail:
            'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
        },
      ],
    });
  });

  test('[STEP-10] a barcode without a value', async () => {
    expect(await refusal({ ...coupon, barcodeValue: '' })).toMatchObject({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [{ pointer: '/barcodeValue', detail: 'Required' }],
    });
  });

  test('a template that is not offered', async () => {
    expect(
      await refusal({ ...coupon, templateId: '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11' }),
    ).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/templateId',
          detail: 'This template is no longer offered. Please choose another one.',
        },
      ],
    });
  });

  test('schemes that do not colour the same tokens', async () => {
    const design = bakeryDesign();
    const [first, second, ...others] = design.schemes;
    if (second === undefined) throw new Error('The bakery has four schemes.');
    const { FILL1: _fill, ...fill } = second.tokens.fill;
    const odd = { ...second, tokens: { ...second.tokens, fill } };
    expect(
      await refusal({ ...coupon, editorSource: { ...design, schemes: [first, odd, ...others] } }),
    ).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/editorSource/schemes',
          detail: 'Scheme token mismatch. Please check source image.',
        },
      ],
    });
  });
});

describe('pictures', () => {
  const withStrip = (stripImage: string) => ({ ...coupon, apple: { ...coupon.apple, stripImage } });

  test('[API-06] one pixel too many is refused in words, for each picture at its pointer', async () => {
    expect(
      await refusal({
        ...coupon,
        apple: { ...coupon.apple, stripImage: await png(1126, 432) },
        google: { ...coupon.google, logoImage: await png(150, 150) },
      }),
    ).toEqual({
      status: 422,
      type: '/problems/image-refused',
      errors: [
        {
          pointer: '/apple/stripImage',
          detail: 'The image must be 1125 x 432 pixels; this one is 1126 x 432.',
        },
        {
          pointer: '/google/logoImage',
          detail: 'The image must be 660 x 660 pixels; this one is 150 x 150.',
        },
      ],
    });
  });

  test('[API-06] a file of another kind under a PNG name is refused', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');
    expect(await refusal(withStrip(`data:image/png;base64,${html}`))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/apple/stripImage', detail: 'The image cannot be read.' }],
    });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1125" height="432"/>',
    ).toString('base64');
    expect(await refusal(withStrip(`data:image/png;base64,${svg}`))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/apple/stripImage', detail: 'The image must be a PNG.' }],
    });
  });

  test('[API-06] half a picture is refused', async () => {
    const whole = await png(1125, 432);
    const half = Buffer.from(whole.slice(22), 'base64').subarray(0, 300).toString('base64');
    expect(await refusal(withStrip(`data:image/png;base64,${half}`))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/apple/stripImage', detail: 'The image cannot be read.' }],
    });
  });

  test('[API-06] a bomb of 900 megapixels is refused before it is decoded', async () => {
    const bomb = blackSquare(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(
      await refusal(withStrip(`data:image/png;base64,${bomb.toString('base64')}`)),
    ).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/apple/stripImage',
          detail: 'The image must be 1125 x 432 pixels; this one is 30000 x 30000.',
        },
      ],
    });
  });

  test('[API-06] a picture of more than 3 MiB is refused', async () => {
    const heavy = Buffer.alloc(3 * 1_024 * 1_024 + 1).toString('base64');
    expect(await refusal(withStrip(`data:image/png;base64,${heavy}`))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/apple/stripImage', detail: 'The image must be at most 3 MB large.' }],
    });
  });

  test('[API-06] nothing of a refused coupon is kept', async () => {
    const before = await services.database.selectFrom('projects').select('id').execute();
    await refusal(withStrip(await png(10, 10, '#0A0B0C')));
    expect(await services.database.selectFrom('projects').select('id').execute()).toEqual(before);
  });
});

/** A 1-bit PNG of this many pixels squared, all black. */
function blackSquare(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
