import { http, type HttpHandler } from 'msw/http';
import { expect, test } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { attributesQuery, saveAttribute } from '../../src/api/account.queries.ts';
import { readArchive, updateCoupon, type ProjectUpdate } from '../../src/api/project-changes.ts';
import { type Project, projectQuery } from '../../src/api/projects.queries.ts';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import { HALFMOON_LOGO } from '../support/halfmoon.ts';
import { clientInNode, servicesInNode } from '../support/services/in-node.ts';
import { answer, content, services, problem } from '../support/services/operations.ts';
import { STORED_PROJECT, NAMES } from '../support/stored-project.ts';
import { formOfProject, uploadedSlotsOf } from '../../src/app/wizard/project-form.ts';
import { DESIGN } from '../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../support/ride-along-design.ts';
import { barcodePictureQuery } from '../../src/api/barcode.queries.ts';

const answerWith = servicesInNode();

const ID = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';

const client = clientInNode();

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

test('[API-05] an edit sends the version that was read', async () => {
  const payload: ProjectUpdate = await bakeryCoupon();
  const project: Project = { ...STORED_PROJECT, id: ID };
  const saved = { id: ID, informedImagesId: null };
  const sent = listen(
    services.get('/api/v1/project/{id}', () => answer(200, project, { ETag: '"one"' })),
    services.put('/api/v1/project/{id}', () => answer(200, saved)),
  );
  const { etag } = await new QueryClient().fetchQuery(projectQuery(client, ID));
  expect(await updateCoupon(client, { id: ID, version: etag }, payload)).toEqual(saved);
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

const PICTURE = {
  ...HALFMOON_LOGO,
  original: { ...HALFMOON_LOGO.original, storedName: NAMES.original },
};

test('[SUBM-08] a stored coupon restores the exact form, with its images and crops', () => {
  const form = formOfProject(STORED_PROJECT, { appleLogo: PICTURE });
  expect(form).toMatchObject({
    merchantName: 'Halfmoon Bakery',
    promoCode: 'LOAF',
    scheme: 'Scheme 2',
    text: { TEXT1: 'Two loaves' },
    haveLogoImage: 'yes',
    haveRideAlongImage: null,
    stripEditorSource: DESIGN,
    mailerId: '',
  });
  expect(form.apple.originalLogo).toEqual(PICTURE.original);
  expect(form.apple.logoImage).toBe(PICTURE.image);
  expect(['version', 'flow', 'crops'].filter((key) => key in form)).toEqual([]);
});

test('[SUBM-08] downloads only uploaded images; drawn ones are drawn again', () => {
  const { form } = STORED_PROJECT;
  const drawn: Project = { ...STORED_PROJECT, form: { ...form, logoText: 'HB' } };
  const uploaded: Project = { ...drawn, editorSource: null };
  expect(uploadedSlotsOf(STORED_PROJECT)).toEqual(['appleLogo', 'googleLogo']);
  expect(uploadedSlotsOf(drawn)).toEqual([]);
  expect(uploadedSlotsOf(uploaded)).toEqual(['appleStrip', 'googleStrip']);
});

test('[WIZ-05] the Ride-Along question has the coupon’s answer, or none if the coupon has no image', () => {
  const matching: Project = {
    ...STORED_PROJECT,
    rideAlongImage: NAMES.appleStrip,
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
  };
  const own: Project = { ...matching, rideAlongImageEditorSource: null };
  const givenUp: Project = {
    ...STORED_PROJECT,
    form: { ...STORED_PROJECT.form, haveRideAlongImage: 'no' },
  };
  const answers = [matching, own, givenUp].map((one) => formOfProject(one, {}).haveRideAlongImage);
  expect(answers).toEqual(['no', 'yes', null]);
  expect(uploadedSlotsOf(own)).toContain('rideAlong');
  expect(uploadedSlotsOf(matching)).not.toContain('rideAlong');
});

test.each([
  ['the services are away', problem(503, 'unavailable'), 5_000],
  ['the value is refused', problem(422, 'barcode-refused'), false],
] as const)('[STEP-10] a barcode is requested again where %s: %s', async (_, refusal, again) => {
  answerWith(services.get('/api/v1/media/barcode', () => refusal));
  const query = barcodePictureQuery(client, { type: 'QR', value: 'x' });
  const queryClient = new QueryClient();
  await expect(queryClient.fetchQuery({ ...query, retry: false })).rejects.toThrow();

  const { refetchInterval } = query;
  if (typeof refetchInterval !== 'function') throw new Error('The interval is fixed.');
  const [failed] = queryClient.getQueryCache().getAll();
  expect(Reflect.apply(refetchInterval, undefined, [failed])).toBe(again);
});
