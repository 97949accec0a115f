/** A moment has one date, that of its coupon's zone, wherever the services write it, on both sides of midnight. */
import { expect, test } from 'vitest';
import { builtPage, builtProofPage } from '../../support/public-page.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { pathOf, sendAnswer, shareProof } from '../support/proof-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices({}, async () => ({
  publicPage: await builtPage(),
  proofPage: await builtProofPage(),
}));

const MOMENTS = /\d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M [A-Z\d+]+/gu;

test.each([
  ['Pacific/Honolulu', '2027-01-10T09:30:00Z', '01/09/2027, 11:30 PM HST'],
  ['Pacific/Honolulu', '2027-01-10T10:30:00Z', '01/10/2027, 12:30 AM HST'],
  ['America/New_York', '2027-01-10T04:30:00Z', '01/09/2027, 11:30 PM EST'],
  ['America/New_York', '2027-01-10T05:30:00Z', '01/10/2027, 12:30 AM EST'],
  ['Pacific/Guam', '2027-01-10T13:30:00Z', '01/10/2027, 11:30 PM GMT+10'],
  ['Pacific/Guam', '2027-01-10T14:30:00Z', '01/11/2027, 12:30 AM GMT+10'],
])(
  '[APPR-01] [APPR-02] [TILL-05] [TILL-07] in %s %s is %s on pages and in files',
  async (timeZone, at, said) => {
    const [date = '', time = ''] = said.split(', ');
    const form = { ...(await bakeryCoupon()).form, timeZone };
    const proof = await shareProof(services, { changes: { form } });
    await sendAnswer(services, proof);
    await services.query`update proofs set ends_at = ${at} where id = ${proof.id}`;
    await services.query`update proof_answers set answered_at = ${at}`;
    const page = (await services.visit(pathOf(proof))).body;
    expect(new Set(page.match(MOMENTS))).toEqual(new Set([said]));
    expect((await services.visit(`${pathOf(proof)}/print`)).body).toContain(date);

    const coupon = await saveCoupon(services, MARA, { form });
    const [code = ''] = await makeCodes(services, MARA, coupon, 1);
    await (await openPhone(services, MARA)).redeem(code);
    await services.query`update coupon_uses set used_at = ${at}`;
    await services.query`update codes set used_at = ${at} where used_at is not null`;
    expect((await services.visit(`/c/${code}`)).body).toContain(date);
    const list = await services.get(MARA, `/api/v1/uses/list?zone=${timeZone}`);
    expect(list.body).toContain(`"${date}, ${time.replace(/^(\S+) (\S+).*/u, '$1:00 $2')}`);
  },
);
