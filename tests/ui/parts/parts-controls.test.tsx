import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { RadioCards } from '../../../src/ui/parts/fields/radio-cards.tsx';
import { Field, TextInput } from '../../../src/ui/parts/fields/text-field.tsx';
import '../../../src/ui/theme/reset.css.ts';

test('a required field has an asterisk and says so to screen readers; its help and its error describe it', async () => {
  const screen = await render(
    <Field label="Website" required help="Starts with https://">
      <TextInput />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: 'Website' });
  await sees(page.getByText('*'));
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAccessibleDescription('Starts with https://');
  await expect.element(input).toBeValid();

  await screen.rerender(
    <Field label="Website" required help="Starts with https://" error="Must be a valid URL">
      <TextInput />
    </Field>,
  );
  await expect.element(input).toBeInvalid();
  await expect
    .element(input)
    .toHaveAccessibleDescription('Starts with https:// Must be a valid URL');
  const label = page
    .getByText('Website', { exact: false })
    .first()
    .element()
    .getBoundingClientRect();
  const help = page.getByText('Starts with https://').element().getBoundingClientRect();
  const field = input.element().getBoundingClientRect();
  const error = page.getByText('Must be a valid URL').element().getBoundingClientRect();
  expect([label.bottom <= help.top, help.bottom <= field.top, field.bottom <= error.top]).toEqual([
    true,
    true,
    true,
  ]);
});

const FLOURS = ['rye', 'wheat', 'spelt'] as const;
type Flour = (typeof FLOURS)[number];

function Flours() {
  const [value, setValue] = useState<Flour | null>(null);
  return (
    <RadioCards
      legend="Flour"
      name="flour"
      required
      cards={FLOURS.map((flour) => ({ value: flour, label: flour }))}
      value={value}
      onChange={setValue}
    />
  );
}

test('choice cards are a radio group: arrow keys move the choice, the chosen card has a red outline', async () => {
  await render(<Flours />);
  const rye = page.getByRole('radio', { name: 'rye' });
  const spelt = page.getByRole('radio', { name: 'spelt' });
  expect(page.getByLabelText('rye').elements()).toEqual([rye.element()]);

  rye.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(rye).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(spelt).toBeChecked();
  expect(document.activeElement).toBe(spelt.element());
  const card = spelt.element().closest('label');
  expect(card && getComputedStyle(card).boxShadow).toContain('rgb(200, 50, 31)');
});
