import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import type { Project } from '../../../src/api/projects.queries.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import {
  type Answer,
  answer,
  content,
  problem,
  services,
} from '../../support/services/operations.ts';
import { NAMES, STORED_PROJECT, TEMPLATE_ID } from '../../support/stored-project.ts';
import { button, sees } from '../support/locators.ts';
import { ACCOUNT, HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { openTearline, project as summary } from '../support/tearline.tsx';
import { expectStep } from '../support/wizard-bench.tsx';
const FRESH_ID = 'b7f4c2c8-9b0e-4f8e-8a55-2d7a3f1c9e10';
const INFORMED_IMAGES_ID = 'bee327e8-9d49-46f6-8f2f-abb1c39c9dd3';
const dialog = (name: string) => page.getByRole('dialog', { name });

type SentPayload = Schema<'ProjectUpdate'> | Schema<'NewProject'>;

interface Options {
  readonly id?: string;
  readonly project?: Partial<Project>;
  readonly search?: string;
  /** Responses to PUT, in order; saved after the last. */
  readonly updates?: readonly Answer<'put', '/api/v1/project/{id}'>[];
  readonly projectAnswers?: readonly Answer<'get', '/api/v1/project/{id}'>[];
}

interface Sent {
  readonly method: string;
  readonly ifMatch: string | null;
  readonly payload: SentPayload;
}

/** Opens `/project/edit/{projectId}` on a new coupon, so no test finds another's draft. */
async function openEdit(options: Options) {
  const { project = {}, search = '', updates = [], projectAnswers = [] } = options;
  const { id = crypto.randomUUID() } = options;
  const stored: Project = { ...STORED_PROJECT, ...project, id };
  const sent: Sent[] = [];
  const answers = [...projectAnswers];
  const note = async (
    { request }: { readonly request: Request },
    payload: Promise<SentPayload>,
  ) => {
    const ifMatch = request.headers.get('If-Match');
    sent.push({ method: request.method, ifMatch, payload: await payload });
  };
  const receipt = { informedImagesId: INFORMED_IMAGES_ID };
  const tearline = await openTearline(`/project/edit/${id}${search}`, {
    projects: [summary(1, { id })],
    handlers: [
      services.get('/api/v1/project/{id}/media', pictureAnswer),
      services.get('/api/v1/template/{id}', () => problem(404, 'not-found')),
      services.get(
        '/api/v1/project/{id}',
        () => answers.shift() ?? answer(200, stored, { ETag: '"v1"' }),
      ),
      services.put('/api/v1/project/{id}', async (asked) => {
        await note(asked, asked.sent());
        return updates[sent.length - 1] ?? answer(200, { ...receipt, id });
      }),
      services.post('/api/v1/project', async (asked) => {
        await note(asked, asked.sent());
        return answer(201, { ...receipt, id: FRESH_ID });
      }),
    ],
  });
  return { ...tearline, id, sent };
}

async function save(): Promise<void> {
  await button('Preview design').click();
  await sees(button('Save and continue'), { timeout: 15_000 });
  await button('Save and continue').click();
}

test('[SUBM-01] [SUBM-02] [SUBM-08] [WIZ-05] [SHELL-05] an edit restores the form, is sent once by PUT, refers to its originals, and ends with the link and four ways on', async () => {
  const { sent, id } = await openEdit({ search: '?step=barcode' });
  await expectStep('Step 4: Select barcode format');
  await save();
  await sees(dialog('Your coupon is ready'));
  await expectSuccessLinks(id);
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      ifMatch: '"v1"',
      payload: {
        id,
        name: STORED_PROJECT.name,
        templateId: TEMPLATE_ID,
        editorSource: DESIGN,
        form: { text: { TEXT1: 'Two loaves' }, promoCode: 'LOAF', flow: 'create' },
        originals: {
          appleLogo: { name: 'halfmoon.png', data: NAMES.original },
          googleLogo: { data: NAMES.googleLogo },
        },
      },
    },
  ]);
  expect(sent[0]?.payload.form?.crops).toEqual(STORED_PROJECT.form.crops);
});

/** The links of the success view; what leaves the application opens in a new tab (SUBM-01, SHELL-05). */
async function expectSuccessLinks(id: string): Promise<void> {
  const links = dialog('Your coupon is ready').getByRole('link').elements();
  expect(
    links.map((link) => [
      link.textContent,
      ...['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    ]),
  ).toEqual([
    ['Go to your coupon link', `/share/${id}`, null, null],
    ['Dashboard', '/dashboard', null, null],
    ['Campaign builder', '/campaign-builder', '_blank', 'noopener'],
    ['Template', `https://templates.example/template/${INFORMED_IMAGES_ID}`, '_blank', 'noopener'],
  ]);
  const link = page.getByRole('textbox', { name: 'Your coupon link' });
  await expect.element(link).toHaveValue(`https://tearline.example/r/${id}`);
  await expect.element(link).toHaveAttribute('readonly');
}

test('[WIZ-05] [WIZ-07] [SUBM-02] a date is changed by a jump to its step and "Save"; each screen names the coupon', async () => {
  const { sent } = await openEdit({});
  await expectStep('Step 1: Add brand logo');
  await sees(page.getByText(`Editing “${STORED_PROJECT.name}”`));
  await expect.element(button('Save')).toBeDisabled();
  await page.getByRole('link', { name: 'Step 3: Add details' }).click();
  await expectStep('Step 3: Add details');
  await sees(page.getByText(`Editing “${STORED_PROJECT.name}”`));

  const name = page.getByRole('textbox', { name: 'Business/Organization Name' });
  await name.fill('');
  await button('Save').click({ force: true });
  await sees(page.getByText('Required'));
  await name.fill('Halfmoon Bakery');
  await page.getByRole('textbox', { name: 'Expiration Date (MM/DD/YYYY)' }).fill('12/31/2027');
  await button('Save').click();
  await sees(dialog('Your coupon is ready'), { timeout: 15_000 });
  expect(sent).toMatchObject([
    { method: 'PUT', payload: { expirationDate: '2027-12-31T00:00:00.000Z' } },
  ]);
});

test.each([
  [problem(412, 'stale-edit'), 'This coupon was changed elsewhere', 'Save as a new coupon'],
  [problem(404, 'not-found'), 'This coupon was removed in another tab', 'Try Again'],
] as const)(
  '[SUBM-02] [SUBM-03] [API-05] an edit of what was changed or removed elsewhere is reported, and can become a separate coupon: %#',
  async (refusal, words, again) => {
    const { sent } = await openEdit({ search: '?step=barcode', updates: [refusal] });
    await save();
    await sees(page.getByRole('dialog').getByText(words, { exact: false }));
    await button(again).click();
    await expect
      .element(dialog('Your coupon is ready').getByRole('textbox', { name: 'Your coupon link' }))
      .toHaveValue(`https://tearline.example/r/${FRESH_ID}`);
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'POST']);
    // The template was withdrawn: the coupon may keep it, a new one may not use it.
    expect(sent.map(({ payload }) => payload.templateId)).toEqual([TEMPLATE_ID, undefined]);
  },
);

test('[WIZ-11] the draft of an edit outlives its coupon, and is saved as a new one', async () => {
  const id = crypto.randomUUID();
  const form = { ...HALFMOON_FORM, description: 'Two loaves' };
  const key = { account: ACCOUNT, address: `/project/edit/${id}`, draft: 'of a removed coupon' };
  await storeDraft(key, storedDraft({ version: 0, form }));
  const projectAnswers = [problem(404, 'not-found')] as const;
  const { sent } = await openEdit({ id, search: '?step=barcode', projectAnswers });
  await save();
  await sees(dialog('Your coupon is ready'), { timeout: 15_000 });
  expect(sent).toMatchObject([{ method: 'POST', payload: { description: 'Two loaves' } }]);
});

/** A picture of Apple's logo size with any content. */
async function pictureAnswer() {
  const canvas = new OffscreenCanvas(480, 150);
  canvas.getContext('2d')?.fillRect(0, 0, 480, 150);
  return content(200, 'image/png', await canvas.convertToBlob({ type: 'image/png' }));
}

test('[WIZ-07, SHELL-19] on a phone the longest words under the step count end before “Save”', async () => {
  await page.viewport(390, 844);
  await openEdit({ search: '?step=details' });
  await expectStep('Step 3: Add details');
  const bar = page.getByRole('navigation', { name: 'Steps' });
  const words = document.createElement('span');
  words.textContent = '✓ Borrador guardado';
  bar.getByRole('status').element().append(words);
  const { right } = words.getBoundingClientRect();
  expect(right).toBeLessThan(button('Save').element().getBoundingClientRect().left);
});
