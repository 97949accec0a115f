import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillInLogo, openWizard } from '../support/wizard-bench.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[WIZ-18] "Undo" keeps focus when nothing is left to undo @long', async () => {
  await page.viewport(1440, 900);
  await openWizard();
  await fillInLogo();
  await page.getByRole('textbox', { name: 'Offer', exact: true }).fill('Free rolls');
  const undo = button('Undo');
  await expect.element(undo).toHaveAttribute('aria-disabled', 'false');
  undo.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await expect.element(undo).toHaveFocus();

  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(button('Redo')).toHaveFocus();
  await expect.element(undo).toBeDisabled();
});

test('[WIZ-11, SHELL-07] "Stay" after leaving by the mobile menu returns focus to its button @long', async () => {
  await page.viewport(390, 844);
  await openWizard();
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await button('Menu').click();
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect.element(button('Keep as draft')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Stay')).not.toBeInTheDocument();
  await expect.element(button('Menu')).toHaveFocus();
});
