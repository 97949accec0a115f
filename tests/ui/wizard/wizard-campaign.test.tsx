import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, problem, services } from '../../support/services/operations.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { button, sees } from '../support/locators.ts';
import { ACCOUNT, HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { openTearline, template } from '../support/tearline.tsx';

const INFORMED_ID = '0b54f2d7-1c1f-4f3f-9d0a-6f8d9b0a7c21';
const NOT_FOUND = problem(404, 'not-found', { title: 'Not found.' });

interface Answers {
  readonly id?: string;
  readonly informedImagesId?: string | null;
  readonly rideAlong?: Answer<'get', '/api/v1/informedimages/template/{id}'>;
  readonly templateAnswer?: Answer<'get', '/api/v1/template/{id}'>;
  readonly search?: string;
}

/** Opens `/campaign/{templateId}` on a new template. */
function openCampaign(answers: Answers = {}) {
  const { informedImagesId = INFORMED_ID, rideAlong, templateAnswer } = answers;
  const { id = crypto.randomUUID(), search = '' } = answers;
  const body = { ...template(1, { id, informedImagesId }), editorSource: DESIGN };
  const informed = { id: INFORMED_ID, schemes: [], editorSource: RIDE_ALONG_DESIGN };
  return openTearline(`/campaign/${id}${search}`, {
    handlers: [
      services.get('/api/v1/informedimages/template/{id}', ({ params }) =>
        params.id === INFORMED_ID ? (rideAlong ?? answer(200, informed)) : undefined,
      ),
      services.get('/api/v1/template/{id}', ({ params }) =>
        params.id === id ? (templateAnswer ?? answer(200, body)) : undefined,
      ),
    ],
  });
}

const tabs = () =>
  page
    .getByRole('tablist', { name: 'Preview' })
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);

test('[WIZ-04] [WIZ-15] a campaign has five steps and a third tab with the Ride-Along; at 1440 px, less a scroll bar, each tab’s name is on one line', async () => {
  await page.viewport(1425, 900);
  await openCampaign();
  await sees(page.getByRole('heading', { level: 1, name: 'Step 1: Add brand logo' }));
  await sees(page.getByText('Step 1 of 5'));
  expect(tabs()).toEqual(['Apple coupon', 'Google coupon', 'Ride-Along']);
  const names = page.getByRole('tablist', { name: 'Preview' }).getByRole('tab').elements();
  const lines = names.map((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return words.getClientRects().length;
  });
  expect(lines).toEqual([1, 1, 1]);
  await page.getByRole('tab', { name: 'Ride-Along' }).click();
  await sees(page.getByRole('img', { name: 'Ride-Along image: The 13th is on us' }));
});

test.each<[string, Answers]>([
  ['names no Ride-Along', { informedImagesId: null }],
  ['has lost its Ride-Along', { rideAlong: NOT_FOUND }],
])(
  '[WIZ-04] [WIZ-15] where the template %s, the coupon is made all the same',
  async (_, answers) => {
    await openCampaign(answers);
    await sees(page.getByText('Step 1 of 5'));
    expect(tabs()).toEqual(['Apple coupon', 'Google coupon']);
  },
);

test('[WIZ-11, WIZ-15] a draft whose template was withdrawn keeps its Ride-Along card', async () => {
  const id = crypto.randomUUID();
  const form = {
    stripEditorSource: DESIGN,
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
    text: { TEXT1: 'The 13th is on us' },
  };
  const key = { account: ACCOUNT, address: `/campaign/${id}`, draft: 'withdrawn' };
  await storeDraft(key, storedDraft({ form, snapshot: 'unreadable' }));
  await openCampaign({ id, templateAnswer: NOT_FOUND });
  await sees(page.getByText('Step 1 of 5'));
  expect(tabs()).toEqual(['Apple coupon', 'Google coupon', 'Ride-Along']);
});

test('[WIZ-16] an unknown template is reported', async () => {
  await openCampaign({ templateAnswer: NOT_FOUND });
  await sees(page.getByText('Coupon Template was not found!'));
});

test('[WIZ-13] the Ride-Along question leads to an upload after "yes", to the colors after "no"', async () => {
  const id = crypto.randomUUID();
  const form = {
    ...HALFMOON_FORM,
    description: '10% off',
    barcodeType: 'NONE' as const,
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
  };
  await storeDraft(
    { account: ACCOUNT, address: `/campaign/${id}`, draft: 'begun' },
    storedDraft({ form }),
  );
  await openCampaign({ id, search: '?step=ride-along' });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const answerWith = async (name: string) => {
    await radio(name).click({ force: true });
    await button('Next').click();
  };
  await answerWith('Yes, I have one');
  await sees(page.getByText('Recommended size: 300x200 px'));
  await button('Back').click();
  await expect.element(radio('Yes, I have one')).toBeChecked();
  await answerWith('No, use the matching design');
  await sees(radio('Default Scheme'));
});
