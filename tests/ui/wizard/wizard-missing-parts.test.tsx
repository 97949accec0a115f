import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { composeStrip } from '../../../src/render/compose/strip.ts';
import { differing, draw, read, readUrl } from '../../canvas/pictures.ts';
import { brokenParts, FONT, inFailingFont } from '../support/broken-parts.ts';
import { openWizardAt, press } from '../support/wizard-bench.tsx';

const DESIGN = inFailingFont(500);

const dialog = (name: string) => page.getByRole('dialog', { name });
const tryAgain = () =>
  dialog('An Error Occurred!').getByRole('button', { name: 'Try again', exact: true }).click();
const expectRefusal = (words: string | RegExp) =>
  expect.element(dialog('An Error Occurred!').getByText(words), { timeout: 40_000 }).toBeVisible();
const expectLine = (words: string | RegExp) =>
  expect.element(page.getByRole('status').getByText(words));

test('[REND-05] [REND-08] [PREV-05] the preview reports missing parts, the proof waits for them, and the saved pictures equal the preview @long', async () => {
  const { handlers, mend } = brokenParts(500);
  const { sent } = await openWizardAt('barcode', {
    handlers,
    formPart: { stripEditorSource: DESIGN },
    templatePart: { editorSource: DESIGN },
  });
  await expectLine(
    `The font ${FONT} did not load; another one stands in for it here.`,
  ).toBeVisible();
  await page.getByRole('radio', { name: 'QR code' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Barcode Field', exact: true }).fill('HALFMOON-13');
  await expectLine(/The barcode did not load and is missing here\./u).toBeVisible();

  await press('Preview design');
  await expectRefusal(
    new RegExp(`^An error occurred: Nothing was drawn: the font ${FONT} did not load\\.`, 'u'),
  );
  mend('font');
  await tryAgain();
  await expectRefusal(/Nothing was drawn: the barcode did not load./u);
  mend('barcode');
  await tryAgain();

  await expect.element(dialog('Your Apple coupon'), { timeout: 40_000 }).toBeVisible();
  const code = dialog('Your Apple coupon').getByRole('img', { name: /HALFMOON-13/u });
  await expect.element(code).toBeVisible();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  const again = page.getByRole('status').getByRole('button', { name: 'Try again', exact: true });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => again.elements().length).toBe(0);
  const strip = composeStrip(DESIGN, { scheme: 'Default Scheme', text: {} }, 'apple');
  const shown = document.querySelector<HTMLCanvasElement>('article canvas[style*="1125"]');
  if (shown === null) throw new Error('There is no live strip.');
  const { width, height } = shown;
  const scale = width / 1125;
  const asShown = await draw({ ...strip, width, height, view: { scale, x: 0, y: 0 } });
  await expect.poll(() => differing(read(shown, width, height), asShown)).toBe(0);

  await press('Preview design');
  await page.getByRole('button', { name: 'Save and continue', exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  const { stripImage = '' } = sent[0]?.payload.apple ?? {};
  expect(differing(await readUrl(stripImage), await draw(strip))).toBe(0);
});
