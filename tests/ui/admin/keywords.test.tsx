import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, problem, services } from '../../support/services/operations.ts';
import { shelf } from '../support/keywords.ts';
import { sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';
import { ADMIN } from '../support/template-editor.ts';

test.each([
  '/template/create',
  '/template/edit/00000000-0000-4000-8000-000000000001',
  '/admin/keywords',
])('[AUTH-08] %s shows a marketer NO ACCESS, and logs and requests nothing', async (address) => {
  const logged = vi.spyOn(console, 'error');
  onTestFinished(() => logged.mockRestore());
  const { asked } = await openTearline(address);
  await sees(page.getByRole('heading', { name: 'NO ACCESS' }));
  await expect.poll(() => document.title).toBe('NO ACCESS · Tearline');
  expect(logged).not.toHaveBeenCalled();
  expect(asked.filter((call) => /admin/u.test(call))).toEqual([]);
});

test('[ADMK-01] lists the keywords; a blank filter shows all; saves a new one once it has name and description', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  const tiles = page.getByRole('list', { name: 'Keywords' }).getByRole('button');
  await expect.element(tiles.nth(0)).toHaveTextContent('New keyword');
  await sees(page.getByText('3 keywords, 1 suggested'));

  await page.getByRole('searchbox', { name: 'Filter keywords' }).fill('GARD');
  await expect.poll(() => tiles.elements().length).toBe(2);
  await page.getByRole('searchbox', { name: 'Filter keywords' }).fill('  ');
  await expect.poll(() => tiles.elements().length).toBe(4);

  await page.getByRole('button', { name: 'New keyword' }).click();
  const save = page.getByRole('button', { name: 'Save keyword' });
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('0');

  await page.getByRole('textbox', { name: 'Name' }).fill('rolls');
  await page.getByRole('textbox', { name: 'Weight' }).fill('a lot');
  await sees(page.getByText('Must be an integer'));
  await page.getByRole('textbox', { name: 'Weight' }).fill('2');
  await page.getByRole('textbox', { name: 'Description' }).fill('Fresh rolls');
  await save.click();
  await sees(page.getByRole('heading', { name: 'rolls' }));
  expect(sent).toEqual([{ name: 'rolls', description: 'Fresh rolls' }]);
});

test('[ADMK-02] takes no words while it saves; shows the services’ error to the letter; deleting asks first', async () => {
  const { handlers } = shelf();
  const held = Promise.withResolvers<void>();
  const refusing = [
    services.put('/api/v1/keyword/admin/{name}', async () => {
      await held.promise;
      return problem(500, 'internal');
    }),
    services.delete('/api/v1/keyword/admin/{name}', () => problem(500, 'internal')),
    services.post('/api/v1/keyword/admin', () => problem(500, 'internal')),
  ];
  await openTearline('/admin/keywords', { session: ADMIN, handlers: [...refusing, ...handlers] });
  await page.getByRole('button', { name: /^garden/u }).click();
  const description = page.getByRole('textbox', { name: 'Description' }).first();
  await description.fill('Seeds');
  await page.getByRole('button', { name: 'Save keyword' }).click();
  const field = description.element();
  if (field instanceof HTMLElement) field.focus();
  await userEvent.keyboard(' and bulbs');
  held.resolve();
  await sees(page.getByText('Unable to update keyword'));
  await expect.element(description).toHaveValue('Seeds');
  await expect.element(page.getByRole('button', { name: 'Save keyword' })).toHaveFocus();

  await page.getByRole('button', { name: 'Delete keyword' }).click();
  await sees(page.getByRole('dialog', { name: 'Delete the keyword “garden”?' }));
  await page.getByRole('button', { name: 'Yes' }).click();
  await sees(page.getByText('Unable to delete keyword'));

  await page.getByRole('button', { name: 'New keyword' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('rolls');
  await page.getByRole('textbox', { name: 'Description' }).fill('Fresh rolls');
  await page.getByRole('button', { name: 'Save keyword' }).click();
  await sees(page.getByText('Unable to create keyword'));
});

test('[ADMK-02] reports a list that fails to load', async () => {
  const handlers = [
    services.get('/api/v1/keyword/admin', () => problem(400, 'invalid-request')),
    services.get('/api/v1/search/admin', () => answer(200, [])),
    services.get('/api/v1/synonym/admin', () => problem(400, 'invalid-request')),
  ];
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  await sees(page.getByText('An error occurred!').nth(1));
});

test('[BROWSE-14] filters, adds, changes and, after a question, removes synonyms', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers });
  const section = page.getByRole('region', { name: 'Synonyms' });
  const row = (name: RegExp) => section.getByRole('row', { name });
  await sees(row(/^dog pet shop, veterinarian/u));
  await section.getByRole('searchbox', { name: 'Filter synonyms' }).fill('one GET');
  await sees(section.getByText('1 of 2 synonyms'));
  await expect.element(row(/^dog pet shop, veterinarian/u)).not.toBeInTheDocument();
  await section.getByRole('searchbox', { name: 'Filter synonyms' }).fill('');

  await section.getByRole('button', { name: 'Add a synonym' }).click();
  await expect.element(section.getByRole('heading', { name: 'New synonym' })).toHaveFocus();
  const save = section.getByRole('button', { name: 'Save synonym' });
  await expect.element(save).toBeDisabled();
  await section.getByRole('textbox', { name: 'Word' }).fill('Dog');
  await sees(section.getByText('This word is in the list already. Edit it there.'));
  await expect.element(section.getByRole('button', { name: 'Edit dog' })).toBeDisabled();
  await section.getByRole('textbox', { name: 'Word' }).fill('donut');
  await section.getByRole('textbox', { name: 'Stands for' }).fill('bakery, , coffee shop,');
  await userEvent.keyboard('{Enter}');
  await sees(page.getByText("You've saved the synonym “donut”."));
  expect(sent).toEqual([{ word: 'donut', meanings: ['bakery', 'coffee shop'] }]);

  await section.getByRole('button', { name: 'Edit donut' }).click();
  await section.getByRole('textbox', { name: 'Stands for' }).fill('bakery');
  await save.click();
  await sees(row(/^donut bakery Edit/u));

  await section.getByRole('button', { name: 'Remove donut' }).click();
  await sees(page.getByRole('dialog', { name: 'Remove the synonym “donut”?' }));
  await page.getByRole('button', { name: 'Yes' }).click();
  await sees(page.getByText("You've removed the synonym “donut”."));
  await expect.element(row(/^donut bakery Edit/u)).not.toBeInTheDocument();
});
