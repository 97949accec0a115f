import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { openTearline, pageOf, template } from '../support/tearline.tsx';
import { ADMIN, STORED, AROUND, drop, svgFile } from '../support/template-editor.ts';
import type { Schema } from '../../../src/api/client.ts';
import { shelf } from '../support/keywords.ts';
import { sees } from '../support/locators.ts';

beforeEach(() => page.viewport(1440, 1000));

test('[BROWSE-07] only administrators see edit badges and "Create template"', async () => {
  const { screen } = await openTearline('/', { session: ADMIN, templates: [template(1)] });
  await sees(page.getByRole('link', { name: 'Create template' }));
  await sees(page.getByRole('link', { name: 'Keywords' }));
  await sees(page.getByRole('link', { name: 'Edit template Design 1' }));
  await screen.unmount();

  await openTearline('/', { templates: [template(1)] });
  await sees(page.getByRole('heading', { name: 'Design 1' }));
  expect(page.getByRole('link', { name: 'Create template' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Edit template Design 1' }).elements()).toEqual([]);
});

test('[ADMT-01, SHELL-18] an address with an invalid id says that there is no such template, without a request', async () => {
  const { asked } = await openTearline('/template/edit/abc', { session: ADMIN, handlers: AROUND });
  await sees(page.getByRole('heading', { level: 1, name: 'Coupon Template was not found!' }));
  expect(asked.filter((call) => call.includes('abc'))).toEqual([]);
});

const OPEN = { exact: false } as const;

const FREE_LOAF = template(1, { title: 'Free loaf' });
const OVEN_FRESH = template(2, { title: 'Oven fresh' });

/** The catalogue, searched by title. */
const designs = () =>
  services.get('/api/v1/template', ({ query }) => {
    const text = query.get('q') ?? '';
    if (text === 'broken') return problem(400, 'invalid-request');
    const found = [OVEN_FRESH, FREE_LOAF].filter(({ title }) => title.includes(text));
    return pageOf(query, found, 20);
  });

test('[PRE-06] a search without results becomes a keyword of chosen designs, or is dismissed', async () => {
  const { handlers, sent } = shelf();
  await openTearline('/admin/keywords', { session: ADMIN, handlers: [designs(), ...handlers] });
  await sees(page.getByRole('row', { name: /sourdough 38.*11\/21\/2026/u }));
  await page.getByRole('button', { name: 'Dismiss hlaf price' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'hlaf price' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Make a keyword of sourdough' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a keyword' });
  await expect.element(dialog.getByRole('searchbox', { name: 'Search designs' })).toHaveFocus();
  const make = dialog.getByRole('button', { name: 'Make keyword' });
  await expect.element(make).toBeDisabled();
  await sees(dialog.getByText('Choose at least one design.', OPEN));
  await dialog.getByRole('button', { name: 'Oven fresh', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Search designs' }).fill('broken');
  await sees(dialog.getByRole('alert').getByText('The designs could not be loaded.'));
  await dialog.getByRole('searchbox', { name: 'Search designs' }).fill('loaf');
  await dialog.getByRole('button', { name: 'Free loaf', exact: true }).click();
  await sees(dialog.getByText('2 designs chosen'));
  await dialog.getByRole('button', { name: 'Remove Oven fresh' }).click();
  await make.click();
  await sees(page.getByRole('heading', { name: 'sourdough' }));
  await sees(page.getByText('Every search in the last 30 days found something.'));
  expect(sent).toEqual([
    { name: 'sourdough', description: 'Sourdough', templateIds: [FREE_LOAF.id] },
  ]);
});

test('[ADMT-12] several drawings become inactive templates, each with its report', async () => {
  const made: Schema<'NewTemplate'>[] = [];
  const leaves = '🍂'.repeat(121);
  await openTearline('/template/create', {
    session: ADMIN,
    handlers: [
      services.post('/api/v1/template/admin', async (asked) => {
        const template = await asked.sent();
        made.push(template);
        return answer(201, { ...STORED, title: template.title }, { ETag: '"1-0"' });
      }),
      services.get('/api/v1/media/template/{id}', () => content(200, 'image/png', 'rolls')),
      ...AROUND,
    ],
  });
  await sees(page.getByRole('button', { name: 'Choose an SVG' }));
  await drop(
    svgFile(
      'spring-sale_2.svg',
      `<rect width="1125" height="432" fill="#C8321F"/>
       <text x="60" y="330" font-family="Gotham" font-size="40" fill="#fff" text-decoration="underline">today</text>
       <text font-family="Gotham" font-size="80" fill="#fff"><tspan x="60" y="120">Buy a dozen</tspan><tspan x="60" y="220">rolls</tspan></text>`,
    ),
    svgFile('bad.svg', '<script>alert(1)</script>'),
    await packed(svgFile(`autumn-${leaves}.svgz`, '<rect width="1125" height="432" fill="#931"/>')),
  );
  await sees(page.getByRole('heading', { level: 1, name: '2 of 3 drawings are templates' }));
  await expect
    .element(page.getByRole('link', { name: 'Back to the designs' }))
    .toHaveAttribute('href', '/');
  await sees(page.getByText('2 inactive templates were created', { exact: false }));
  await sees(page.getByRole('link', { name: `Add its texts: autumn-${leaves}.svgz` }));
  expect(made.map(({ title, active }) => ({ title, active }))).toEqual([
    { title: 'Spring sale 2', active: false },
    { title: `Autumn ${leaves}`, active: false },
  ]);
  const rows = page.getByRole('list', { name: 'Drawings' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/spring-sale_2\.svgSpring sale 2 1 shape 1 text 1 drawn as image/u);
  await expect
    .element(rows.nth(0).getByRole('presentation'))
    .toHaveAttribute('src', 'data:image/png;base64,cm9sbHM=');
  await rows.nth(0).getByRole('button', { name: 'Whole report' }).click();
  await expect.element(rows.nth(0)).toMatchTextContent(/“Buy a dozen rolls”/u);
  await sees(page.getByText('<script> number 1, line 2: This element is not allowed in a design.'));
});

async function packed(drawing: File): Promise<File> {
  const stream = drawing.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], drawing.name);
}
