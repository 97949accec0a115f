import { expect, test } from 'vitest';
import { loadRideAlongArchive } from '../../src/app/wizard/ride-along-archive.ts';
import type { RideAlongFiles } from '../../src/machines/submission/ride-along-archive.machine.ts';
import { RIDE_ALONG_DESIGN, RIDE_ALONG_FILES as FILES } from '../support/ride-along-design.ts';
import { clientInNode, servicesInNode } from '../support/services/in-node.ts';
import { type Answer, answer, content, problem, services } from '../support/services/operations.ts';

const answerWith = servicesInNode();

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
  const loading = loadRideAlongArchive(clientInNode(), files, signal);
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
