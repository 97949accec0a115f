import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../support/render.ts';
import { RadioCards } from '../../../src/ui/parts/fields/radio-cards.tsx';
import { TabPanel, Tabs } from '../../../src/ui/parts/navigation/tabs.tsx';
import { Field, TextInput } from '../../../src/ui/parts/fields/text-field.tsx';
import { TicketButton } from '../../../src/ui/parts/buttons/ticket-button.tsx';
import '../../../src/ui/theme/reset.css.ts';

test('a required field has an asterisk and says so to screen readers; its help and its error describe it', async () => {
  const screen = await render(
    <Field label="Website" required help="Starts with https://">
      <TextInput />
    </Field>,
  );
  const input = page.getByRole('textbox', { name: 'Website' });
  await expect.element(page.getByText('*')).toBeVisible();
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

test('Enter on a card submits its form once, as on any radio button', async () => {
  const sent: unknown[] = [];
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('flour'));
      }}
    >
      <Flours />
      <TicketButton type="submit">Next</TicketButton>
    </form>,
  );
  page.getByRole('radio', { name: 'rye' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'wheat' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['wheat']);
});

const CARDS = [
  { value: 'apple', label: 'Apple coupon' },
  { value: 'google', label: 'Google coupon' },
] as const;

function CardTabs() {
  const [value, setValue] = useState<'apple' | 'google'>('apple');
  return (
    <Tabs id="cards" label="Previews" tabs={CARDS} value={value} onChange={setValue}>
      <TabPanel value={value}>The {value} card</TabPanel>
    </Tabs>
  );
}

test('arrow keys choose a tab and wrap around; only the chosen one is in the tab order', async () => {
  await render(<CardTabs />);
  const apple = page.getByRole('tab', { name: 'Apple coupon' });
  const google = page.getByRole('tab', { name: 'Google coupon' });

  apple.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(google).toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement).toBe(google.element());
  await expect
    .element(page.getByRole('tabpanel', { name: 'Google coupon' }))
    .toHaveTextContent('The google card');
  expect([apple.element().tabIndex, google.element().tabIndex]).toEqual([-1, 0]);

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(apple).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(google).toHaveAttribute('aria-selected', 'true');
});
