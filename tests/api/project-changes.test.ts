import { describe, expect, test } from 'vitest';
import { attributesQuery, saveAttribute } from '../../src/api/attributes.queries.ts';
import { createApiClient } from '../../src/api/client.ts';
import {
  cloneCoupon,
  readArchive,
  removeCoupon,
  removeCoupons,
  renameCoupon,
  setCouponActive,
  updateCoupon,
  type ProjectUpdate,
} from '../../src/api/project-changes.ts';
import { projectQuery } from '../../src/api/projects.queries.ts';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import { QueryClient } from '@tanstack/react-query';

const ID = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';
const KEY = '0b7b0c52-0d55-4a5e-9a80-6e0f3f1c7a11';

interface Sent {
  readonly call: string;
  readonly body: string;
  readonly headers: Headers;
}

/** A client whose services answer this; and what they were asked. */
function clientOf(answer: () => Response) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.tearline.test',
    accessToken: () => Promise.resolve('token'),
    async fetch(request) {
      const { method, headers } = request;
      const call = `${method} ${new URL(request.url).pathname}`;
      sent.push({ call, headers, body: await request.text() });
      return answer();
    },
  });
  return { client, sent };
}

const json =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { headers });
const nothing = () => new Response(null, { status: 204 });

const stale = () =>
  Response.json(
    { type: '/problems/stale-edit', title: 'Changed elsewhere.', status: 412 },
    { status: 412, headers: { 'content-type': 'application/problem+json' } },
  );

describe('changes of coupons', () => {
  test('[API-05] an edit sends the version that was read and answers the new one', async () => {
    const payload: ProjectUpdate = await bakeryCoupon();
    const opened = clientOf(json({ id: ID }, { ETag: '"one"' }));
    const { etag } = await new QueryClient().fetchQuery(projectQuery(opened.client, ID));
    const { client, sent } = clientOf(json({ id: ID, informedImagesId: null }, { ETag: '"two"' }));
    expect(await updateCoupon(client, { id: ID, etag, payload })).toEqual({
      saved: { id: ID, informedImagesId: null },
      etag: '"two"',
    });
    expect(sent[0]?.call).toBe(`PUT /api/v1/project/${ID}`);
    expect(sent[0]?.headers.get('If-Match')).toBe('"one"');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(payload);
  });

  test('[API-05] a stale edit comes back as one', async () => {
    const payload = await bakeryCoupon();
    const edit = updateCoupon(clientOf(stale).client, { id: ID, etag: '"one"', payload });
    await expect(edit).rejects.toMatchObject({ failure: { code: 'stale-edit' } });
  });

  test('[DASH-05] switches, names, clones and removals go where the contract has them', async () => {
    const summary = { id: ID, active: true };
    const { client, sent } = clientOf(json(summary));
    expect(await setCouponActive(client, ID, true)).toEqual(summary);
    await setCouponActive(client, ID, false);
    await renameCoupon(client, ID, 'Rolls');
    await cloneCoupon(client, ID, KEY);
    const removing = clientOf(nothing);
    await removeCoupon(removing.client, ID);
    await removeCoupons(removing.client, [ID]);
    expect([...sent, ...removing.sent].map(({ call, body }) => [call, body])).toEqual([
      [`PATCH /api/v1/project/${ID}/activate`, `{"id":"${ID}","active":true}`],
      [`PATCH /api/v1/project/${ID}/deactivate`, `{"id":"${ID}","active":false}`],
      [`PATCH /api/v1/project/${ID}/name`, `{"id":"${ID}","name":"Rolls"}`],
      [`POST /api/v1/project/${ID}/clone`, ''],
      [`DELETE /api/v1/project/${ID}`, ''],
      ['DELETE /api/v1/project/', `["${ID}"]`],
    ]);
    expect(sent[3]?.headers.get('Idempotency-Key')).toBe(KEY);
  });

  test('[DASH-06] a removal that fails says so', async () => {
    const missing = () =>
      Response.json({ type: '/problems/not-found', title: 'x', status: 404 }, { status: 404 });
    const failure = { failure: { code: 'not-found' } };
    await expect(removeCoupon(clientOf(missing).client, ID)).rejects.toMatchObject(failure);
    await expect(removeCoupons(clientOf(missing).client, [ID])).rejects.toMatchObject(failure);
  });

  test.each([
    [`attachment; filename="Zoe.zip"; filename*=UTF-8''Zo%C3%AB.zip`, 'Zoë.zip'],
    ['attachment; filename="Rolls.zip"', 'Rolls.zip'],
    ['attachment', 'coupon.zip'],
  ])('[API-08] the archive is kept under the name in %s', async (disposition, fileName) => {
    const zip = () =>
      new Response('PK', {
        headers: { 'content-disposition': disposition, 'content-type': 'application/zip' },
      });
    const download = await readArchive(clientOf(zip).client, ID);
    expect(download.fileName).toBe(fileName);
    expect(await download.content.text()).toBe('PK');
  });
});

describe('attributes', () => {
  test('[API-10] they are read and stored', async () => {
    const theme = { id: 'theme', value: { dark: true } };
    const list = clientOf(json([theme]));
    expect(await new QueryClient().fetchQuery(attributesQuery(list.client))).toEqual([theme]);
    const saving = clientOf(json(theme));
    expect(await saveAttribute(saving.client, 'theme', theme.value)).toEqual(theme);
    expect(saving.sent[0]?.body).toBe('{"id":"theme","value":{"dark":true}}');
  });
});
