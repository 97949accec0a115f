import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, content, services } from '../../support/services/operations.ts';
import { openTearline } from '../support/tearline.tsx';
import { ADMIN, AROUND, drop, STORED, svgFile } from '../support/template-editor.ts';

test('[ADMT-12] several drawings become inactive templates, each with its report', async () => {
  const made: Schema<'NewTemplate'>[] = [];
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
  await expect.element(page.getByRole('button', { name: 'Choose an SVG' })).toBeVisible();
  await drop(
    svgFile(
      'spring-sale_2.svg',
      `<rect width="1125" height="432" fill="#C8321F"/>
       <text x="60" y="330" font-family="Gotham" font-size="40" fill="#fff" text-decoration="underline">today</text>
       <text font-family="Gotham" font-size="80" fill="#fff"><tspan x="60" y="120">Buy a dozen</tspan><tspan x="60" y="220">rolls</tspan></text>`,
    ),
    svgFile('bad.svg', '<script>alert(1)</script>'),
    await packed(svgFile('autumn.svgz', '<rect width="1125" height="432" fill="#93391A"/>')),
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: '2 of 3 drawings are templates' }))
    .toBeVisible();
  await expect
    .element(page.getByText('2 inactive templates were created', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add its texts: autumn.svgz' }))
    .toBeVisible();
  expect(made.map(({ title, active }) => ({ title, active }))).toEqual([
    { title: 'Spring sale 2', active: false },
    { title: 'Autumn', active: false },
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
  await expect
    .element(page.getByText('<script> number 1, line 2: This element is not allowed in a design.'))
    .toBeVisible();
});

async function packed(drawing: File): Promise<File> {
  const stream = drawing.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], drawing.name);
}
