import { expect } from '@playwright/test';
import { oddPictures, sidesOf } from '../support/odd-pictures.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

test('[STEP-14] pictures of all kinds are drawn upright, copied, or refused with what helps', async ({
  page,
  product,
}) => {
  await openAs(page, 'marketer', `${product.url}/create/design`);
  const strip = page.getByRole('group', { name: 'Apple strip', exact: true });
  const uploaded = strip.getByRole('img', { name: 'Apple strip, uploaded' });
  for (const { name, buffer, fate } of await oddPictures()) {
    await page.getByLabel('Apple strip').setInputFiles({ name, mimeType: 'image/png', buffer });
    if (fate === 'damaged') await expect(strip, name).toContainText('Save it again');
    else if (fate === 'unreadable')
      await expect(strip, name).toContainText('Save it as PNG or JPG');
    else {
      if (fate === 'copied') await page.getByRole('button', { name: 'Make a PNG copy' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const source = (await uploaded.getAttribute('src')) ?? '';
      const drawn = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
      expect(await sidesOf(drawn), name).toBe('red, blue');
      await strip.getByRole('button', { name: /^Remove/ }).click();
    }
  }
});
