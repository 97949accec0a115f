import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardSuggestionsOf } from '../../../src/domain/design/card-colors.ts';
import { COLORFUL_DESIGN, RECEIPT } from '../../support/wizard-driver.ts';
import { problem } from '../../support/services/operations.ts';
import {
  expectScreen,
  expectStep,
  fillInLogo,
  openWizard,
  openWizardAt,
  press,
} from '../support/wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** Goes to the open preview dialog; drawing takes the export worker a while. */
async function preview(): Promise<void> {
  await press('Preview design');
  await expect.element(dialog('Your Apple coupon'), { timeout: 40_000 }).toBeVisible();
}

test('[PREV-05] the dialog goes from Apple to Google and shows only computed values', async () => {
  await openWizardAt('barcode');
  await preview();
  const notes = () =>
    [...document.querySelectorAll('[role="dialog"] li[data-kind]')].map((note) => note.textContent);
  await expect
    .poll(notes, { timeout: 40_000 })
    .toEqual(['Reads well. Contrast 6.3:1', 'Fits. Google shows the full name and description']);
  await expect.element(page.getByText('PROOF 1 OF 2')).toBeVisible();
  await expect.element(button('Previous preview')).toBeDisabled();

  await button('Preview Google coupon').click();
  await expect.element(dialog('Your Google coupon')).toBeVisible();
  await expect.element(page.getByText('Your Google coupon', { exact: true }).last()).toHaveFocus();
  expect(notes()).toEqual(['Fits. Google shows the full name and description']);
  await button('Previous preview: Apple coupon').click();
  await expect.element(dialog('Your Apple coupon')).toBeVisible();
});

test('[PREV-01] [PREV-02] [PREV-05] both proofs show their details, and Escape closes only Google’s sheet @long', async () => {
  await openWizardAt('barcode');
  await preview();
  const proof = page.getByRole('dialog', { name: /^Your/ });
  await button('Details').click();
  await expect.element(proof.getByRole('article', { name: /details$/ })).toBeVisible();

  await button('Preview Google coupon').click();
  await expect.element(button('Details')).toHaveAttribute('aria-expanded', 'false');
  await button('Details').click();
  await expect.element(dialog('Details')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Details')).not.toBeInTheDocument();
  await expect.element(dialog('Your Google coupon')).toBeVisible();
  await expect.element(button('Details')).toHaveFocus();

  await button('Previous preview: Apple coupon').click();
  await expect.element(button('Details')).toHaveAttribute('aria-pressed', 'false');
});

test('[PRE-04] the transcript opens in the proof; closed, the offer is there once', async () => {
  await openWizardAt('barcode');
  await preview();
  const offer = page.getByRole('dialog').getByText('Buy a dozen rolls, the 13th is on us');
  expect(offer.elements()).toHaveLength(1);
  await page.getByText('How a screen reader reads it').click();
  const said = page.getByText(
    /^Halfmoon Bakery\. Coupon\. .*Buy a dozen rolls, the 13th is on us\./,
  );
  await expect.element(said).toBeVisible();
  await page.getByText('How a screen reader reads it').click();
  await expect.element(said).not.toBeInTheDocument();
});

/** Width and height in px: phones in both orientations, a tablet, desktops, and a page at 400 %. */
const WINDOWS = [
  [320, 480],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 900],
  [1024, 768],
  [1280, 640],
  [1440, 900],
] as const;

test('[PREV-05] at every window size the proof’s buttons are visible, its card is complete, and nothing is covered @long', async () => {
  await openWizardAt('barcode');
  await preview();
  const proof = page.getByRole('dialog').element();
  const inProof = (selector: string) => [...proof.querySelectorAll(selector)];
  const named = (name: string) => button(name).element();
  const seen: unknown[] = [];
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    for (const part of inProof('*')) part.scrollTop = 0;
    const hidden = ['Preview Google coupon', 'Save and continue', 'Go back', 'Close']
      .filter((name) => !isInSight(named(name)))
      .concat(isInSight(inProof('article')[0]) ? [] : 'card');
    const covered = [...inProof('li, summary'), named('Details')].filter((part) => {
      part.scrollIntoView({ block: 'nearest' });
      return !isInSight(part);
    });
    seen.push({ width, height, hidden, covered: covered.map((part) => part.textContent) });
  }
  expect(seen).toEqual(
    WINDOWS.map(([width, height]) => ({ width, height, hidden: [], covered: [] })),
  );
});

/** Whether all corners of a part are in the window and not covered. */
function isInSight(part: Element | undefined): boolean {
  if (part === undefined) return false;
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
  return corners.every(([x = 0, y = 0]) => part.contains(document.elementFromPoint(x, y)));
}

test('[PREV-05] on a phone each card begins at the top of the stage @long', async () => {
  await page.viewport(390, 844);
  await openWizardAt('barcode');
  await preview();
  const top = () => page.getByRole('article').first().element().getBoundingClientRect().top;
  const first = top();
  const transcript = page.getByText('How a screen reader reads it');
  await expect.element(transcript, { timeout: 40_000 }).toBeInTheDocument();
  transcript.element().scrollIntoView();
  expect(top()).toBeLessThan(first);
  await button('Preview Google coupon').click();
  await expect.element(page.getByText('PROOF 2 OF 2')).toBeInTheDocument();
  await expect.poll(top).toBe(first);
  await button('Close').click();
  await expectStep('Step 4: Select barcode format');
});

test('[STEP-13] [STEP-17] one click matches a gray card to colorful artwork, in the preview and on the proof, and another changes it back @long', async () => {
  const { sent, router } = await openWizard({ templatePart: { editorSource: COLORFUL_DESIGN } });
  const [{ tone, ...first }] = cardSuggestionsOf(COLORFUL_DESIGN.schemes[0]);
  const ground = () =>
    [...document.querySelectorAll('article')].map((card) => getComputedStyle(card).backgroundColor);
  await fillInLogo();
  const [gray = ''] = ground();
  await button('Match the artwork').click();
  await expect.poll(ground).not.toContain(gray);
  await expect.element(button('Undo the match')).toHaveFocus();
  await button('Undo the match').click();
  await expect.poll(ground).toContain(gray);

  await press('Next');
  await press('Next');
  await press('Next');
  await page.getByRole('textbox', { name: 'Business/Organization Name' }).fill('Halfmoon');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Rolls');
  await press('Next');
  await expectStep('Step 4: Select barcode format');
  await preview();
  const proof = page.getByRole('dialog', { name: 'Your Apple coupon' });
  await proof.getByRole('button', { name: 'Match the artwork' }).click();
  await expect.element(proof.getByText('The card matches the artwork')).toBeVisible();
  await proof.getByRole('button', { name: 'Undo the match' }).click();
  await expect.element(proof.getByText('The card is still gray')).toBeVisible();
  expect(ground()).toContain(gray);
  await proof.getByRole('button', { name: 'Match the artwork' }).click();
  await expect.element(proof.getByText('The card matches the artwork')).toBeVisible();
  await button('Save and continue').click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/share\//);
  expect(tone).toBe('Deep');
  expect(sent.map(({ payload }) => payload.data)).toMatchObject([
    { backgroundColor: first.backgroundColor, foregroundColor: first.foregroundColor },
  ]);
});

test('[STEP-15] the last button leads to the missing field of an earlier step, shows "Required" and moves focus @long', async () => {
  await page.viewport(390, 844);
  const { router, address } = await openWizardAt('barcode');
  await router.navigate({ to: address });
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  for (const title of ['Step 2: Customize coupon', 'Step 3: Add details']) {
    await button('Next step').click();
    await expectStep(title);
  }
  await button('Next step').click();
  await expectStep('Step 4: Select barcode format');
  await press('Preview design');
  await expectScreen('Your logo');
  const required = page.getByText('Required', { exact: true });
  await expect.element(required.first()).toBeVisible();
  expect(required.elements().length).toBe(2);
  await expect.element(button('Choose file for Apple logo')).toHaveFocus();
});

test('[PREV-05] [WIZ-20] "Edit details" leads to the step and focuses its first field @long', async () => {
  await openWizardAt('barcode');
  await preview();
  await button('Edit details').click();
  await expectStep('Step 3: Add details');
  await expect
    .element(page.getByRole('textbox', { name: 'Business/Organization Name' }))
    .toHaveFocus();
});

test('[PREV-05] "Edit coupon" leads to the texts, "Go back" and Close to the last step @long', async () => {
  await openWizardAt('barcode');
  await preview();
  await button('Go back').click();
  await expectStep('Step 4: Select barcode format');
  await press('Preview design');
  await button('Close').click();
  await expectStep('Step 4: Select barcode format');
  await press('Preview design');
  await button('Edit coupon').click();
  await expectScreen('Words');
  await expect.element(page.getByRole('textbox', { name: 'Offer' })).toHaveFocus();
});

test('[SUBM-02] [SUBM-04] [REND-02] saving sends one coupon with its four pictures and opens its share page', async () => {
  const { sent, router } = await openWizardAt('barcode');
  await preview();
  await button('Save and continue').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'ready to use' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/share/${RECEIPT.id}`);
  const [coupon, ...others] = sent;
  expect(others).toEqual([]);
  expect(coupon?.payload).toMatchObject({
    merchantName: 'Halfmoon Bakery',
    description: 'Buy a dozen rolls, the 13th is on us',
    barcodeType: 'NONE',
    data: {
      backgroundColor: '#5F5F5F',
      foregroundColor: '#FFFFFF',
      logo: {
        backgroundColor: '#FFFFFF',
        font: 'Helvetica Neue',
        text: 'HB',
        textColor: '#000000',
      },
      strip: { scheme: 'Default Scheme' },
    },
    form: { version: 1, text: { TEXT1: 'The 13th is on us' } },
  });
  expect(await sizesOf(coupon?.payload.apple, coupon?.payload.google)).toEqual([
    '1125x432',
    '480x150',
    '1032x336',
    '660x660',
  ]);
});

test('[SUBM-03] an error is shown to the letter, and Try Again sends the same key', async () => {
  const refusal = problem(500, 'internal', { title: 'Something went wrong on our side.' });
  const { sent } = await openWizardAt('barcode', { saves: [refusal] });
  await preview();
  await button('Save and continue').click();
  await expect.element(dialog('An Error Occurred!')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'The coupon was not able to be successfully submitted for creation due to an error. You may try again.',
      ),
    )
    .toBeVisible();
  await button('Try Again').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'ready to use' })).toBeVisible();
  expect(sent.length).toBe(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

async function sizesOf(
  ...platforms: readonly ({ readonly stripImage: string; readonly logoImage: string } | undefined)[]
): Promise<readonly string[]> {
  const sources = platforms.flatMap((images) =>
    images === undefined ? [] : [images.stripImage, images.logoImage],
  );
  return Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }),
  );
}
