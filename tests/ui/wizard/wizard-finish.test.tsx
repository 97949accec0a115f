import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RECEIPT } from '../../support/wizard-driver.ts';
import { problem } from '../../support/services/operations.ts';
import { button, sees } from '../support/locators.ts';
import { openWizardAt, press } from '../support/wizard-bench.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });

/** Goes to the open preview dialog; drawing takes the export worker a while. */
async function preview(): Promise<void> {
  await press('Preview design');
  await sees(dialog('Your Apple coupon'), { timeout: 40_000 });
}

test('[PREV-05] [PRE-04] the dialog goes from Apple to Google and shows only computed values; while its transcript is closed, the offer is there once', async () => {
  await openWizardAt('barcode');
  await preview();
  const offer = page.getByRole('dialog').getByText('Buy a dozen rolls, the 13th is on us');
  expect(offer.elements()).toHaveLength(1);
  await page.getByText('How a screen reader reads it').click();
  const said = page.getByText(
    /^Halfmoon Bakery\. Coupon\. .*Buy a dozen rolls, the 13th is on us\./,
  );
  await sees(said);
  await page.getByText('How a screen reader reads it').click();
  await expect.element(said).not.toBeInTheDocument();

  const notes = () =>
    [...document.querySelectorAll('[role="dialog"] li[data-kind]')].map((note) => note.textContent);
  await expect
    .poll(notes, { timeout: 40_000 })
    .toEqual(['Reads well. Contrast 4.5:1', 'Fits. Google shows the full name and description']);
  await sees(page.getByText('PROOF 1 OF 2'));
  await expect.element(button('Previous preview')).toBeDisabled();

  await button('Preview Google coupon').click();
  await sees(dialog('Your Google coupon'));
  await expect.element(page.getByText('Your Google coupon', { exact: true }).last()).toHaveFocus();
  expect(notes()).toEqual(['Fits. Google shows the full name and description']);
  await button('Previous preview: Apple coupon').click();
  await sees(dialog('Your Apple coupon'));
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

test('[SUBM-02] [SUBM-04] [REND-02] saving sends one coupon with its four pictures and opens its share page', async () => {
  const { sent, router, address } = await openWizardAt('barcode');
  await preview();
  await button('Save and continue').click();
  await sees(page.getByRole('heading', { level: 1, name: 'ready to use' }));
  expect(router.state.location.pathname).toBe(`/share/${RECEIPT.id}`);
  const [coupon, ...others] = sent;
  expect(others).toEqual([]);
  expect(coupon?.payload).toMatchObject({
    templateId: address.split('/').at(-1),
    merchantName: 'Halfmoon Bakery',
    description: 'Buy a dozen rolls, the 13th is on us',
    barcodeType: 'NONE',
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
  await sees(dialog('An Error Occurred!'));
  await sees(
    page.getByText(
      'The coupon was not able to be successfully submitted for creation due to an error. You may try again.',
    ),
  );
  await button('Try Again').click();
  await sees(page.getByRole('heading', { level: 1, name: 'ready to use' }));
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
