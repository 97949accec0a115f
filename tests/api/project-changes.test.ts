import { http, type HttpHandler } from 'msw/http';
import { expect, test } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { attributesQuery, saveAttribute } from '../../src/api/account.queries.ts';
import { readArchive, updateCoupon, type ProjectUpdate } from '../../src/api/project-changes.ts';
import { loadRideAlongArchive } from '../../src/app/wizard/ride-along-archive.ts';
import type { RideAlongFiles } from '../../src/machines/submission/ride-along-archive.machine.ts';
import { type Project, projectQuery } from '../../src/api/projects.queries.ts';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import { HALFMOON_LOGO } from '../support/halfmoon.ts';
import { clientInNode, servicesInNode } from '../support/services/in-node.ts';
import { type Answer, answer, content, services, problem } from '../support/services/operations.ts';
import { STORED_PROJECT, NAMES } from '../support/stored-project.ts';
import { formOfProject, uploadedSlotsOf } from '../../src/app/wizard/project-form.ts';
import { DESIGN } from '../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN, RIDE_ALONG_FILES as FILES } from '../support/ride-along-design.ts';
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

const { couponId: COUPON_ID, informedImagesId: INFORMED_ID } = FILES;
const OWN = `POST /api/v1/informedimages/template/${INFORMED_ID}/archive`;
const WHOLE = `GET /api/v1/project/${COUPON_ID}/archive`;

const OWN_ARCHIVE = answer(200, {
  dataUri: `data:application/zip;base64,${btoa('the two files')}`,
  filename: 'Spring mailing – Ride-Along.zip',
  contentType: 'application/zip',
});
const WHOLE_ARCHIVE = content(200, 'application/zip', 'everything', {
  'Content-Disposition': `attachment; filename="Odette_s.zip"; filename*=UTF-8''Odette%E2%80%99s.zip`,
});

type OwnAnswer = Answer<'post', '/api/v1/informedimages/template/{id}/archive'>;

/** Requests the archive of `files`; returns it with every call made for it. */
async function ask(files: RideAlongFiles, own: OwnAnswer) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const note = ({ method, url }: Request) => calls.push(`${method} ${new URL(url).pathname}`);
  answerWith(
    services.post('/api/v1/informedimages/template/{id}/archive', async ({ request, sent }) => {
      note(request);
      bodies.push(await sent());
      return own;
    }),
    services.get('/api/v1/project/{id}/archive', ({ request }) => {
      note(request);
      return WHOLE_ARCHIVE;
    }),
  );
  const { signal } = new AbortController();
  const loading = loadRideAlongArchive(client, files, signal);
  const { content, fileName: name } = await loading;
  return { name, content: await content.text(), calls, bodies };
}

test('[SUBM-05] [API-09] the archive of a Ride-Along has the drawn image and its design', async () => {
  expect(await ask(FILES, OWN_ARCHIVE)).toEqual({
    name: 'Spring mailing – Ride-Along.zip',
    content: 'the two files',
    calls: [OWN],
    bodies: [
      {
        id: INFORMED_ID,
        couponId: COUPON_ID,
        image: FILES.image,
        editorSource: RIDE_ALONG_DESIGN,
      },
    ],
  });
});

test('[SUBM-05] the archive of a Ride-Along needs no design for an uploaded image', async () => {
  const { bodies } = await ask({ ...FILES, design: null }, OWN_ARCHIVE);
  expect(bodies).toEqual([{ id: INFORMED_ID, couponId: COUPON_ID, image: FILES.image }]);
});

test.each([
  ['the template has no Ride-Along design', { informedImagesId: null }, [WHOLE]],
  ['the services keep the picture already', { image: `sha256:${'a'.repeat(64)}` }, [WHOLE]],
  ['the design is gone', {}, [OWN, WHOLE]],
])(
  '[SUBM-05] the archive of a Ride-Along is the complete archive of the coupon if %s',
  async (_, differences, expected) => {
    const { name, content, calls } = await ask(
      { ...FILES, ...differences },
      problem(404, 'not-found'),
    );
    expect({ name, content, calls }).toEqual({
      name: 'Odette’s.zip',
      content: 'everything',
      calls: expected,
    });
  },
);

test('[SUBM-05] of the archive of a Ride-Along, every other failure is reported', async () => {
  await expect(ask(FILES, problem(503, 'unavailable', { title: 'No.' }))).rejects.toThrow('No.');
});
