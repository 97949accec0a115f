import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

test('[FAQ-01] two accordions hold nine and three questions, all closed; one opens by keyboard and shows its formats', async () => {
  await openTearline('/faqs');
  await sees(page.getByRole('heading', { name: 'Overview' }));

  const questions = (name: string) =>
    page.getByRole('region', { name }).element().querySelectorAll('details');
  expect(questions('Overview')).toHaveLength(9);
  expect(questions('Search')).toHaveLength(3);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);

  const question = page.getByText('Which barcode formats can I choose?');
  await sees(question);
  question.element().focus();
  await userEvent.keyboard('{Enter}');
  await sees(page.getByText('QR Code, Aztec, PDF417, Code 128, or none.', { exact: false }));
});

test('[FAQ-01] an entry opens at its own address, and sets it', async () => {
  const { router } = await openTearline('/faqs#expiration-date');
  await sees(page.getByText('The expiration date is optional', { exact: false }));

  await page.getByText('Can I use my own artwork?').click();
  await page.getByRole('link', { name: 'Link to this answer: Can I use my own artwork?' }).click();
  await expect.poll(() => router.state.location.href).toBe('/faqs#own-artwork');
});
