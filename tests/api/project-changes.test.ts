import { http, type HttpHandler } from 'msw/http';
import { expect, test } from 'vitest';
import { attributesQuery, saveAttribute } from '../../src/api/account.queries.ts';
import { createApiClient } from '../../src/api/client.ts';
import { readArchive, updateCoupon, type ProjectUpdate } from '../../src/api/project-changes.ts';
import { type Project, projectQuery } from '../../src/api/projects.queries.ts';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import { QueryClient } from '@tanstack/react-query';
import { servicesInNode } from '../support/services/in-node.ts';
import { answer, content, services } from '../support/services/operations.ts';
import { STORED_PROJECT } from '../support/stored-project.ts';

const answerWith = servicesInNode();

const ID = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';

const client = createApiClient({
  baseUrl: 'https://api.tearline.test',
  accessToken: () => Promise.resolve('token'),
});

interface Sent {
  readonly call: string;
  readonly body: string;
  readonly headers: Headers;
}

/** Every later call, answered as set below. */
function listen(...handlers: readonly HttpHandler[]): readonly Sent[] {
  const sent: Sent[] = [];
  const note = http.all('*', async ({ request }) => {
    const { method, headers, url } = request;
    const body = await request.clone().text();
    sent.push({ call: `${method} ${new URL(url).pathname}`, headers, body });
  });
  answerWith(note, ...handlers);
  return sent;
}

test('[API-05] an edit sends the version that was read and returns the new one', async () => {
  const payload: ProjectUpdate = await bakeryCoupon();
  const project: Project = { ...STORED_PROJECT, id: ID };
  const saved = { id: ID, informedImagesId: null };
  const sent = listen(
    services.get('/api/v1/project/{id}', () => answer(200, project, { ETag: '"one"' })),
    services.put('/api/v1/project/{id}', () => answer(200, saved, { ETag: '"two"' })),
  );
  const { etag } = await new QueryClient().fetchQuery(projectQuery(client, ID));
  expect(await updateCoupon(client, { id: ID, etag, payload })).toEqual({ saved, etag: '"two"' });
  expect(sent[1]?.call).toBe(`PUT /api/v1/project/${ID}`);
  expect(sent[1]?.headers.get('If-Match')).toBe('"one"');
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual(payload);
});

test.each([
  [`attachment; filename="Zoe.zip"; filename*=UTF-8''Zo%C3%AB.zip`, 'Zoë.zip'],
  ['attachment; filename="Rolls.zip"', 'Rolls.zip'],
  ['attachment', 'coupon.zip'],
])('[API-08] the archive is saved under the name in %s', async (disposition, fileName) => {
  const zip = content(200, 'application/zip', 'PK', { 'Content-Disposition': disposition });
  answerWith(services.get('/api/v1/project/{id}/archive', () => zip));
  const download = await readArchive(client, ID);
  expect(download.fileName).toBe(fileName);
  expect(await download.content.text()).toBe('PK');
});

test('[API-10] attributes are read and stored', async () => {
  const theme = { id: 'theme', value: { dark: true } };
  const sent = listen(
    services.get('/api/v1/attributes', () => answer(200, [theme])),
    services.post('/api/v1/attributes/{id}', () => answer(200, theme)),
  );
  expect(await new QueryClient().fetchQuery(attributesQuery(client))).toEqual([theme]);
  expect(await saveAttribute(client, 'theme', theme.value)).toEqual(theme);
  expect(sent[1]?.body).toBe('{"id":"theme","value":{"dark":true}}');
});
