import { type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../../server/db/migrations/0340-composed-values.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

test('[TILL-02] values stored before texts were composed are found at a till', async () => {
  const coupon = await saveCoupon(services, MARA, { barcodeType: 'QR', barcodeValue: 'Café-1' });
  const untouched = await saveCoupon(services, MARA, { barcodeType: 'QR', barcodeValue: 'Käse' });
  await makeCodes(services, MARA, await saveCoupon(services, MARA), ['Café-2', 'Zoë', 'HM-3']);
  await services.query`update projects set barcode_value = normalize(barcode_value, nfd),
    form = jsonb_set(form, '{barcodeInitialValue}', to_jsonb(normalize('Café-1', nfd)))
    where id = ${coupon}`;
  await services.query`update codes set value = normalize(value, nfd)`;
  const before = await openCoupon(services, MARA, untouched);
  const phone = await openPhone(services, MARA);
  expect(await phone.check('Café-1')).toMatchObject({ state: 'unknown' });

  await up(services.database as unknown as Kysely<unknown>);

  for (const value of ['Café-1', 'Café-2', 'Cafe\u0301-2', 'Zoë', 'HM-3'])
    expect(await phone.check(value)).toMatchObject({ state: 'valid' });
  const { project } = await openCoupon(services, MARA, coupon);
  expect([project.barcodeValue, project.form?.barcodeInitialValue]).toEqual(['Café-1', 'Café-1']);
  const drawings = services.query`select barcode_svg from projects
    where id = any(${[coupon, untouched]}) order by 1`;
  expect(await drawings).toEqual([
    { barcode_svg: expect.stringMatching(/^<svg/) },
    { barcode_svg: null },
  ]);
  expect(await openCoupon(services, MARA, untouched)).toEqual(before);
});
