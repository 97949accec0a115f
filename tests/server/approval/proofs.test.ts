/** Sharing a coupon for approval, its private page, and the answers (APPR-01, APPR-02, APPR-03). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { proofMailMaker } from '../../../server/mail/proof-mail-source.ts';
import { momentIn } from '../../../src/domain/coupon/moments.ts';
import { builtPage, builtProofPage } from '../../support/public-page.ts';
import { openPass } from '../support/wallet-fixture.ts';
import { FROM } from '../support/mail-fixture.ts';
import { refusalIn } from '../support/answers.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { pathOf, readProof, sendAnswer, shareProof } from '../support/proof-fixture.ts';
import { saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices({}, async () => ({
  publicPage: await builtPage(),
  proofPage: await builtProofPage(),
}));

describe('the page of a proof', () => {
  test('[APPR-01] shows the coupon marked "Proof", and is kept and counted nowhere', async () => {
    const proof = await shareProof(services);
    expect(proof.address).toMatch(/^http:\/\/tearline\.test\/proof\/[0-9A-HJKMNP-TV-Z]{16}$/u);
    const { statusCode, headers, body } = await services.visit(pathOf(proof));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const text of [
      'Odette Bakery',
      '>Proof</p>',
      'How it sounds',
      'Mara Keeler would like your approval',
    ])
      expect(body).toContain(text);
    expect(await services.query`select from coupon_counts where views > 0`).toEqual([]);
  });

  test('[APPR-01] has its pictures and its print view, and ends with everything when it is revoked', async () => {
    const proof = await shareProof(services);
    const path = pathOf(proof);
    const parts = ['', '/appleStrip-1x.webp', '/googleLogo.png', '/print', '/trial.pkpass'];
    const statuses = async () => {
      const answers = await Promise.all(parts.map((part) => services.visit(`${path}${part}`)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const printed = (await services.visit(`${path}/print`)).body;
    expect(printed).toMatch(/<img[^>]+src="data:image\/svg\+xml,%3Csvg/u);
    expect((await services.remove(MARA, `/api/v1/proofs/${proof.id}`)).statusCode).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect((await services.visit(path)).body).toContain('This proof has ended, or its address');
    expect((await sendAnswer(services, proof)).statusCode).toBe(404);
    expect(await readProof(services, proof.id)).toMatchObject({ address: null, answers: [] });
  });

  test('[APPR-01] ends after fourteen days, at a moment that the page says in the coupon’s zone', async () => {
    const proof = await shareProof(services);
    const ends = momentIn('America/Chicago', new Date(proof.endsAt));
    expect((await services.visit(pathOf(proof))).body).toContain(`Ends ${ends}`);
    const days = (Date.parse(proof.endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    await services.query`update proofs set ends_at = now() - interval '1 second'
      where id = ${proof.id}`;
    expect((await services.visit(pathOf(proof))).statusCode).toBe(404);
    expect((await sendAnswer(services, proof)).statusCode).toBe(404);
  });

  test('[APPR-01] has a pass marked "Trial" that ends with the page and never updates', async () => {
    const proof = await shareProof(services);
    const { rawPayload } = await services.visit(`${pathOf(proof)}/trial.pkpass`);
    const { document: pass } = openPass(rawPayload);
    expect(pass['description']).toContain('Trial · ');
    expect(pass['expirationDate']).toBe(proof.endsAt);
    expect(pass).not.toHaveProperty('webServiceURL');
    expect(pass['serialNumber']).not.toBe(proof.id);
  });

  test('[APPR-01] of an account are at most twenty at once', async () => {
    const first = randomUUID();
    await shareProof(services, { id: first, person: OTTO });
    await services.query`insert into proofs (id, account_id, token, trial_id, facts, fingerprint, ends_at)
      select gen_random_uuid(), account_id, decode(substr(md5(random()::text), 1, 20), 'hex'), gen_random_uuid(), facts, fingerprint, ends_at
      from proofs, generate_series(1, 19) where id = ${first}`;
    const refused = await shareProof(services, { person: OTTO });
    expect(refused).toMatchObject({ type: '/problems/too-many-proofs' });
    expect(await shareProof(services, { id: first, person: OTTO })).toMatchObject({ id: first });
  });
});

describe('an answer', () => {
  test('[APPR-02] has its time and the fingerprint of what was shown, once for each press and what it says', async () => {
    const proof = await shareProof(services);
    const press = randomUUID();
    const sent = await sendAnswer(services, proof, { press });
    const location = `${pathOf(proof)}?sent#answers`;
    expect([sent.statusCode, sent.headers.location]).toEqual([303, location]);
    await sendAnswer(services, proof, { press });
    const { approval, answers } = await readProof(services, proof.id);
    expect(approval).toBe('approved');
    expect(answers).toEqual([
      {
        name: 'Lou Ferrante',
        verdict: 'approved',
        comment: '',
        fingerprint: proof.fingerprint,
        answeredAt: expect.any(String),
      },
    ]);
    // “Back” shows the form again, with its press.
    const other = { press, verdict: 'changes', comment: 'The phone is wrong.' };
    await Promise.all([sendAnswer(services, proof, other), sendAnswer(services, proof, other)]);
    const verdicts = (await readProof(services, proof.id)).answers.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['changes', 'approved']);
  });

  test('[APPR-02] without a name or a needed comment is shown again with its words', async () => {
    const proof = await shareProof(services);
    for (const [fields, status, words] of [
      [{ name: ' \u200b ', comment: 'Hello' }, 422, ['Enter your name.', '>Hello</textarea>']],
      [{ verdict: 'changes' }, 422, ['Write what should change.']],
      [{ comment: 'é'.repeat(2_001) }, 422, []],
      [{ comment: 'é'.repeat(20_000) }, 413, []],
    ] as const) {
      const { statusCode, body } = await sendAnswer(services, proof, fields);
      expect(statusCode).toBe(status);
      for (const word of words) expect(body).toContain(word);
    }
    expect((await readProof(services, proof.id)).answers).toEqual([]);
    const whole = { verdict: 'changes', comment: `${'🍞'.repeat(1_998)}\r\n<` };
    expect((await sendAnswer(services, proof, whole)).statusCode).toBe(303);
    const [answer] = (await readProof(services, proof.id)).answers;
    expect([...(answer?.comment ?? '')]).toHaveLength(2_000);
  });

  test('[APPR-02] to a coupon that was changed meanwhile is not taken', async () => {
    const proof = await shareProof(services);
    const changes = { phone: '585-555-0142' };
    const changed = await shareProof(services, { id: proof.id, changes });
    expect(changed.address).toBe(proof.address);
    const late = await sendAnswer(services, proof);
    expect([late.statusCode, late.body.includes('your answer was not sent')]).toEqual([409, true]);
    expect((await readProof(services, proof.id)).answers).toEqual([]);
  });

  test('[APPR-02] does not stand for a later change, whose fields the page names @long', async () => {
    const proof = await shareProof(services);
    await sendAnswer(services, proof);
    const change = { phone: '585-555-0142', expirationDate: '2031-11-30T00:00:00.000Z' };
    const changed = await shareProof(services, { id: proof.id, changes: change });
    expect(changed).toMatchObject({ approval: 'outdated', waitsFor: ['Lou Ferrante'] });
    const { body } = await services.visit(pathOf(proof));
    for (const text of ['Changed since it was approved', 'Phone', '585-555-0142', '11/30/2031'])
      expect(body).toContain(text);
    expect(body).toContain('Approved an earlier proof');
    // Back to what was approved, the approval stands again.
    expect(await shareProof(services, { id: proof.id })).toMatchObject({ approval: 'approved' });
  });

  test('[APPR-02] that asks for changes outweighs an approval until that person approves', async () => {
    const proof = await shareProof(services);
    await sendAnswer(services, proof);
    const dana = { name: 'Dana', verdict: 'changes', comment: 'The phone is wrong.' };
    await sendAnswer(services, proof, dana);
    expect(await readProof(services, proof.id)).toMatchObject({
      approval: 'changes',
      waitsFor: ['Dana'],
    });
    await sendAnswer(services, proof, { name: ' dana ' });
    expect(await readProof(services, proof.id)).toMatchObject({ approval: 'approved' });
  });

  test('[SAFE-12] is one of at most a hundred of a proof @long', async () => {
    const proof = await shareProof(services);
    await services.query`update proofs set answers = 99 where id = ${proof.id}`;
    const both = await Promise.all([sendAnswer(services, proof), sendAnswer(services, proof)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409]);
    expect((await readProof(services, proof.id)).answers).toHaveLength(1);
  });

  test('[APPR-03] is mailed to the owner, with its comment as text', async () => {
    const proof = await shareProof(services);
    const comment = 'Wrong <b>phone</b>';
    await sendAnswer(services, proof, { verdict: 'changes', comment });
    const queued = await services.database
      .selectFrom('proof_mails')
      .selectAll()
      .orderBy('answer', 'desc')
      .executeTakeFirstOrThrow();
    const publicUrl = 'https://tearline.test';
    const makeMail = proofMailMaker({ ...services, from: FROM, publicUrl });
    const mail = await makeMail(queued);
    expect(mail).toMatchObject({ to: { address: MARA.email, name: MARA.name } });
    expect(mail?.subject).toContain('Lou Ferrante asked for changes of “');
    expect(mail?.text).toContain(comment);
    expect(mail?.html).toContain('Wrong &#60;b&#62;phone&#60;/b&#62;');
  });
});

describe('publishing', () => {
  test('[APPR-03] only what is approved: the services refuse anything else', async () => {
    const rule = '/api/v1/attributes/publish-approved-only';
    await services.post(MARA, rule, { value: true });
    const changes = { phone: '212-555-0199' };
    const refused = async (part: object) => refusalIn(await sendCoupon(services, part)).join(' ');
    expect(await refused(changes)).toContain('422 not-approved');
    const proof = await shareProof(services, { changes });
    await sendAnswer(services, proof);
    await saveCoupon(services, MARA, changes);
    const changed = { ...changes, termsConditions: 'One word more' };
    expect(await refused(changed)).toContain('422 not-approved');
    await sendAnswer(services, proof, { name: 'Dana', verdict: 'changes', comment: 'No' });
    expect(await refused(changes)).toMatch(/^422 not-approved .*Dana/u);
    await services.remove(MARA, rule);
    await saveCoupon(services, MARA, changed);
  });

  test('[APPR-03] only what is approved: neither a copy nor an edit goes around it, a name does', async () => {
    const rule = '/api/v1/attributes/publish-approved-only';
    const coupon = { ...(await bakeryCoupon()), phone: '212-555-0177' };
    const url = `/api/v1/project/${await saveCoupon(services, MARA, coupon)}`;
    await services.post(MARA, rule, { value: true });
    const statuses = async () => {
      const copy = await services.post(MARA, `${url}/clone`);
      const { headers } = await services.get(MARA, url);
      const edit = await services.put(MARA, url, coupon, { 'If-Match': String(headers.etag) });
      return [copy.statusCode, edit.statusCode];
    };
    expect(await statuses()).toEqual([422, 422]);
    const name = await services.patch(MARA, `${url}/name`, { name: 'Winter' });
    expect(name.statusCode).toBe(200);
    await sendAnswer(services, await shareProof(services, { changes: coupon }));
    expect(await statuses()).toEqual([201, 200]);
    await services.remove(MARA, rule);
  });
});

test('[SAFE-13] a proof is rendered once for all readers, each with a press of their own, and again after an answer', async () => {
  const page = await builtProofPage();
  const renderPage = vi.fn();
  const { renderPage: built, css } = await page.load();
  renderPage.mockImplementation(built);
  const load = async () => ({ renderPage, css });
  const proofPage = { ...page, load };
  const counted = await openServices({}, { proofPage, onDatabaseOf: services });
  const proof = await shareProof(counted);
  const pressOf = async () =>
    /name="press" value="([^"]+)"/u.exec((await counted.visit(pathOf(proof))).body)?.[1];
  const presses = await Promise.all(Array.from({ length: 5 }, pressOf));
  expect(new Set(presses).size).toBe(5);
  expect(renderPage).toHaveBeenCalledTimes(1);
  expect((await sendAnswer(counted, proof, { name: 'Ada Ng' })).statusCode).toBe(303);
  expect((await counted.visit(pathOf(proof))).body).toContain('Ada Ng');
  expect(renderPage).toHaveBeenCalledTimes(2);
  await counted.close();
}, 120_000);
