/** Sharing a coupon for approval, its private page, and the answers (APPR-01, APPR-02, APPR-03). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { proofMailMaker } from '../../../server/mail/proof-mail-source.ts';
import { momentIn } from '../../../src/domain/coupon/moments.ts';
import { builtPage, builtProofPage } from '../../support/public-page.ts';
import { openPass } from '../support/wallet-fixture.ts';
import { FROM } from '../support/mail-fixture.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { pathOf, readProof, sendAnswer, shareProof, visit } from '../support/proof-fixture.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices({}, async () => ({
  publicPage: await builtPage(),
  proofPage: await builtProofPage(),
}));

describe('the page of a proof', () => {
  test('[APPR-01] shows the coupon marked "Proof", and is kept and counted nowhere', async () => {
    const proof = await shareProof(services);
    expect(proof.address).toMatch(/^http:\/\/tearline\.test\/proof\/[0-9A-HJKMNP-TV-Z]{16}$/u);
    const { statusCode, headers, body } = await visit(services, pathOf(proof));
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
    const { rows } = await sql<{ views: number }>`select coalesce(sum(views), 0)::int as views
      from coupon_counts`.execute(services.database);
    expect(rows).toEqual([{ views: 0 }]);
  });

  test('[APPR-01] has its pictures and its print view, and ends with everything when it is revoked', async () => {
    const proof = await shareProof(services);
    const path = pathOf(proof);
    const parts = ['', '/appleStrip-1x.webp', '/googleLogo.png', '/print', '/trial.pkpass'];
    const statuses = async () => {
      const answers = await Promise.all(parts.map((part) => visit(services, `${path}${part}`)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    expect((await services.remove(MARA, `/api/v1/proofs/${proof.id}`)).statusCode).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect((await sendAnswer(services, proof)).statusCode).toBe(404);
    expect(await readProof(services, proof.id)).toMatchObject({ address: null, answers: [] });
  });

  test('[APPR-01] ends after fourteen days, at a moment that the page says in the coupon’s zone', async () => {
    const proof = await shareProof(services);
    const ends = momentIn('America/Chicago', new Date(proof.endsAt));
    expect((await visit(services, pathOf(proof))).body).toContain(`Ends ${ends}`);
    const days = (Date.parse(proof.endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    await sql`update proofs set ends_at = now() - interval '1 second' where id = ${proof.id}`.execute(
      services.database,
    );
    expect((await visit(services, pathOf(proof))).statusCode).toBe(404);
    expect((await sendAnswer(services, proof)).statusCode).toBe(404);
  });

  test('[APPR-01] has a pass marked "Trial" that ends with the page and never updates', async () => {
    const proof = await shareProof(services);
    const { rawPayload } = await visit(services, `${pathOf(proof)}/trial.pkpass`);
    const { document: pass } = openPass(rawPayload);
    expect(pass['description']).toContain('Trial · ');
    expect(pass['expirationDate']).toBe(proof.endsAt);
    expect(pass).not.toHaveProperty('webServiceURL');
    expect(pass['serialNumber']).not.toBe(proof.id);
  });

  test('[APPR-01] of an account are at most twenty at once', async () => {
    const first = randomUUID();
    await shareProof(services, { id: first, person: OTTO });
    await sql`insert into proofs (id, account_id, token, trial_id, facts, fingerprint, ends_at)
      select gen_random_uuid(), account_id, decode(substr(md5(random()::text), 1, 20), 'hex'), gen_random_uuid(), facts, fingerprint, ends_at
      from proofs, generate_series(1, 19) where id = ${first}`.execute(services.database);
    const refused = await shareProof(services, { person: OTTO });
    expect(refused).toMatchObject({ type: '/problems/too-many-proofs' });
    expect(await shareProof(services, { id: first, person: OTTO })).toMatchObject({ id: first });
  });
});

describe('an answer', () => {
  test('[APPR-02] has its time and the fingerprint of what was shown, once for each press', async () => {
    const proof = await shareProof(services);
    const press = randomUUID();
    const sent = await sendAnswer(services, proof, { press });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      `${pathOf(proof)}?sent#answers`,
    ]);
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
  });

  test('[APPR-02] without a name or a needed comment is shown again with its words', async () => {
    const proof = await shareProof(services);
    const unnamed = await sendAnswer(services, proof, { name: ' \u200b ', comment: 'Hello' });
    expect([unnamed.statusCode, unnamed.body.includes('Enter your name.')]).toEqual([422, true]);
    expect(unnamed.body).toContain('>Hello</textarea>');
    const silent = await sendAnswer(services, proof, { verdict: 'changes' });
    expect([silent.statusCode, silent.body.includes('Write what should change.')]).toEqual([
      422,
      true,
    ]);
    const long = await sendAnswer(services, proof, { comment: 'é'.repeat(2_001) });
    expect(long.statusCode).toBe(422);
    const huge = await sendAnswer(services, proof, { comment: 'é'.repeat(20_000) });
    expect(huge.statusCode).toBe(413);
    expect((await readProof(services, proof.id)).answers).toEqual([]);
    const whole = { verdict: 'changes', comment: `${'🍞'.repeat(1_998)}\r\n<` };
    expect((await sendAnswer(services, proof, whole)).statusCode).toBe(303);
    const [answer] = (await readProof(services, proof.id)).answers;
    expect([...(answer?.comment ?? '')]).toHaveLength(2_000);
  });

  test('[APPR-02] to a coupon that was changed meanwhile is not taken', async () => {
    const proof = await shareProof(services);
    const changed = await shareProof(services, {
      id: proof.id,
      changes: { phone: '585-555-0142' },
    });
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
    const { body } = await visit(services, pathOf(proof));
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
    await sql`update proofs set answers = 99 where id = ${proof.id}`.execute(services.database);
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
    const makeMail = proofMailMaker({
      database: services.database,
      from: FROM,
      publicUrl: 'https://tearline.test',
    });
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
    const coupon = { ...(await bakeryCoupon()), phone: '212-555-0199' };
    const publish = (body: unknown) => services.post(MARA, '/api/v1/project', body);
    expect((await publish(coupon)).json()).toMatchObject({ type: '/problems/not-approved' });
    const proof = await shareProof(services, { changes: coupon });
    await sendAnswer(services, proof);
    expect((await publish(coupon)).statusCode).toBe(201);
    const changed = { ...coupon, termsConditions: 'One word more' };
    expect((await publish(changed)).json()).toMatchObject({ type: '/problems/not-approved' });
    await sendAnswer(services, proof, { name: 'Dana', verdict: 'changes', comment: 'No' });
    expect((await publish(coupon)).json()).toMatchObject({
      type: '/problems/not-approved',
      errors: [{ detail: expect.stringContaining('Dana') }],
    });
    await services.remove(MARA, rule);
    expect((await publish(changed)).statusCode).toBe(201);
  });

  test('[APPR-03] only what is approved: neither a copy nor an edit goes around it, a name does', async () => {
    const rule = '/api/v1/attributes/publish-approved-only';
    const coupon = { ...(await bakeryCoupon()), phone: '212-555-0177' };
    const created = await services.post(MARA, '/api/v1/project', coupon);
    const url = `/api/v1/project/${created.json().id}`;
    await services.post(MARA, rule, { value: true });
    const statuses = async () => {
      const copy = await services.post(MARA, `${url}/clone`);
      const { headers } = await services.call(MARA, { url });
      const edit = await services.call(MARA, {
        method: 'PUT',
        url,
        body: coupon,
        headers: { 'If-Match': String(headers.etag) },
      });
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
