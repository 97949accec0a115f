/** The page of a coupon's codes: a list in, the codes out (SER-01, SER-03, SER-04). */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, content, empty, problem, services } from '../../support/services/operations.ts';
import { openTearline, uuid } from '../support/tearline.tsx';
import { STORED_PROJECT } from '../../support/stored-project.ts';

const ID = uuid(1);
const CREATED = '2026-11-06T10:00:00.000Z';

beforeEach(() => page.viewport(1440, 900));

type Series = Schema<'CodeSeries'>;

const HOUSEHOLD: Schema<'HouseholdCode'> = {
  ...{ code: '7K3MQ9TD2VXH8RWN', link: 'https://tear.example/c/7K3MQ9TD2VXH8RWN' },
  ...{ value: 'HM-04417', kept: [{ column: 'zip', value: '14609' }], state: 'active' },
  ...{ usedAt: null, counter: null, changedAt: null },
};

/** The page with services that store what they are sent. */
async function openCodes(fails: readonly number[] = []) {
  const sent: { readonly start: string | number; readonly body: unknown }[] = [];
  let series: Series[] = [];
  let most: number | null = null;
  let named: Schema<'Sources'>['sources'] = [];
  let single: Schema<'HouseholdCode'>[] = [HOUSEHOLD];
  let calls = 0;
  const changed = (id: string, change: Partial<Series>) => {
    series = series.map((one) => (one.id === id ? { ...one, ...change } : one));
    const found = series.find((one) => one.id === id);
    return found === undefined ? problem(404, 'not-found') : answer(200, found);
  };
  await openTearline(`/codes/${ID}`, {
    handlers: [
      services.get('/api/v1/project/{id}', () => answer(200, { ...STORED_PROJECT, id: ID })),
      services.get('/api/v1/project/{id}/media', () => problem(404, 'not-found')),
      services.get('/api/v1/project/{id}/codes', () => answer(200, series)),
      services.post('/api/v1/project/{id}/codes', async ({ sent: body }) => {
        const made = await body();
        const known = series.find(({ id }) => id === made.id);
        const begun = known ?? {
          ...made,
          ...{ state: 'importing' as const, rows: 0, equalRows: 0, createdAt: CREATED },
        };
        if (known === undefined) series = [begun, ...series];
        return answer(201, begun);
      }),
      services.put('/api/v1/project/{id}/codes/{series}/rows/{start}', async (call) => {
        calls += 1;
        if (fails.includes(calls)) return problem(422, 'too-many-codes');
        const body = await call.sent();
        const { series: id, start } = call.params;
        sent.push({ start, body });
        return changed(String(id), {
          rows: Number(start) + (body.rows?.length ?? body.count ?? 0),
        });
      }),
      services.post('/api/v1/project/{id}/codes/{series}/finish', ({ params }) =>
        changed(String(params.series), { state: 'ready' }),
      ),
      services.get('/api/v1/project/{id}/codes/{series}/list', () =>
        content(200, 'text/csv', 'zip,Code\r\n'),
      ),
      services.get('/api/v1/project/{id}/use-limit', () => answer(200, { most, uses: 3 })),
      services.put('/api/v1/project/{id}/use-limit', async ({ sent: body }) => {
        most = (await body()).most;
        return answer(200, { most, uses: 3 });
      }),
      services.get('/api/v1/project/{id}/code-counts', () =>
        answer(200, {
          made: series.reduce((sum, { rows }) => sum + rows, 0),
          until: '2026-11-25',
          days: [
            { day: '2026-11-24', source: 'mail', opened: 6, added: 3, redeemed: 1 },
            { day: '2026-11-23', source: null, opened: 4, added: 0, redeemed: 0 },
          ],
        }),
      ),
      services.get('/api/v1/project/{id}/sources', () => answer(200, { sources: named })),
      services.put('/api/v1/project/{id}/sources', async ({ sent: body }) => {
        named = (await body()).names.map((name) => ({ name, views: 2 }));
        return answer(200, { sources: named });
      }),
      services.get('/api/v1/project/{id}/household-codes', ({ request }) => {
        const text = new URL(request.url).searchParams.get('text') ?? '';
        const found = single.filter(
          ({ code, value }) => code === text || value?.startsWith(text) === true,
        );
        return answer(200, { codes: found, hasMore: false });
      }),
      services.patch('/api/v1/project/{id}/household-codes/{code}', async ({ params, sent }) => {
        const { state } = await sent();
        single = single.map((one) =>
          one.code === params.code ? { ...one, state, changedAt: CREATED } : one,
        );
        const [changed] = single;
        return changed === undefined ? problem(404, 'not-found') : answer(200, changed);
      }),
      services.post('/api/v1/project/{id}/household-codes/{code}/replacement', () => {
        const made = { ...HOUSEHOLD, code: 'V00000000000000V', value: null };
        single = [made, ...single.map((one) => ({ ...one, state: 'replaced' as const }))];
        return answer(200, made);
      }),
      services.delete('/api/v1/project/{id}/codes/{series}', ({ params }) => {
        series = series.filter(({ id }) => id !== params.series);
        return empty(204);
      }),
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Codes for households');
  return sent;
}

function choose(name: string, ...parts: BlobPart[]): void {
  const input = page.getByLabelText('CSV file').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  const transfer = new DataTransfer();
  transfer.items.add(new File(parts, name));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('[SER-01] [SER-03] of a list only the barcode and the ticked columns are sent, refused rows are named', async () => {
  const sent = await openCodes();
  choose(
    'winter.csv',
    'household;name;code;zip\r\n1;"Zoë ""Z""";HM-1;14608\r\n2;Okafor;;14608\r\n3;Duarte;HM-3;14609\r\n4;Cho;HM-3;14609;x\r\n',
  );
  await expect.element(page.getByText('4 rows, 0.0 MB, semicolons, UTF-8')).toBeVisible();
  await expect.element(page.getByText('2 rows cannot become a code')).toBeVisible();
  await expect.element(page.getByText('One column too many 5')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep zip' }).first().click();
  await button('Import 2 codes').click();
  await expect.element(page.getByText('2 codes are ready')).toBeVisible();
  expect(sent).toEqual([
    {
      start: '0',
      body: {
        rows: [
          ['HM-1', '14608'],
          ['HM-3', '14609'],
        ],
      },
    },
  ]);
  await expect.element(page.getByText('winter.csv')).toBeVisible();
  await expect.element(button('List with links')).toBeEnabled();
});

test('[SER-01] letters of UTF-16 and Windows-1252 are read', async () => {
  await openCodes();
  const text = 'name\tcode\nZoë\tHM-1\n';
  const units = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));
  choose('sixteen.csv', units);
  await expect.element(page.getByText('1 row, 0.0 MB, tabs, UTF-16')).toBeVisible();
  await button('Another file').click();
  choose(
    'western.csv',
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  );
  await expect.element(page.getByText('1 row, 0.0 MB, tabs, Windows-1252')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Zoë' })).toBeVisible();
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  [
    'a list without a header',
    '1,2\n3,4',
    'Line 1 has no names of columns. Put a name above each column, no name twice, then choose the file again.',
  ],
  [
    'a broken quote',
    'a,b\n1,"2\n',
    'In line 2 a quotation mark is opened and not closed, or has a letter behind it. Mend the line, then choose the file again.',
  ],
  [
    'a spreadsheet under the name of a CSV',
    'PK\u0003\u0004\0',
    'This is no text file. Save the sheet as CSV in your spreadsheet program, then choose it again.',
  ],
  ['a header without rows', 'code,zip\n', 'The file has names of columns, but no rows.'],
])('[SER-01] %s is told in words, and nothing is sent', async (_, text, words) => {
  const sent = await openCodes();
  choose('list.csv', text);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('Choose a CSV')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[SER-03] an import that was refused says why, and goes on where it stopped', async () => {
  const sent = await openCodes([2]);
  const rows = Array.from({ length: 7_000 }, (_, row) => `HM-${row}`);
  choose('long.csv', `code\n${rows.join('\n')}\n`);
  await button('Import 7,000 codes').click();
  await expect.element(page.getByText('The import stopped: You may not do this.')).toBeVisible();
  await button('Go on now').click();
  await expect.element(page.getByText('7,000 codes are ready')).toBeVisible();
  expect(sent.map(({ start }) => start)).toEqual(['0', '5000']);
});

test('[SER-01] codes without a list are made by their number, and removed after a question', async () => {
  const sent = await openCodes();
  const count = page.getByLabelText('How many households');
  await count.fill('0');
  await button('Make codes').click();
  await expect.element(page.getByText('Enter a number from 1 to 1,000,000.')).toBeVisible();
  await count.fill('25,000');
  await button('Make codes').click();
  await expect.element(page.getByText('25,000 codes are ready')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ count: 20_000 }, { count: 5_000 }]);
  await button('Remove these codes').click();
  const dialog = page.getByRole('dialog', { name: 'Remove Made without a list?' });
  await expect.element(dialog.getByText(/25,000 codes and their links stop working/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(button('Remove these codes')).not.toBeInTheDocument();
});

test('[SER-06] one code is found, switched off and on, and replaced after a question', async () => {
  await openCodes();
  await page.getByLabelText('How many households').fill('1');
  await button('Make codes').click();
  await page.getByRole('searchbox', { name: 'Code, link or barcode' }).fill('HM-0');
  await button('Find').click();
  await expect.element(page.getByText('Not used yet')).toBeVisible();
  await expect.element(page.getByText('14609')).toBeVisible();
  await button('Switch off').click();
  await expect.element(page.getByText('Switched off 11/06/2026')).toBeVisible();
  await button('Switch on').click();
  await expect.element(page.getByText('Not used yet')).toBeVisible();
  await button('Replace').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect.element(page.getByText(/^The new code is V000-0000-0000-000V/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Code, link or barcode' }).fill('nothing');
  await button('Find').click();
  await expect
    .element(page.getByText('No code of this coupon is or begins like this.'))
    .toBeVisible();
});

test('[SER-05] what became of the codes is a curve, a table, on a phone the table alone, and a file', async () => {
  await openCodes();
  await page.getByLabelText('How many households').fill('40');
  await button('Make codes').click();
  await expect.element(page.getByText('25% of made')).toBeVisible();
  await expect.element(page.getByText('30% of opened')).toBeVisible();
  const curve = page.getByRole('img', { name: /^Opened, added and redeemed by day, Nov 23/ });
  await expect.element(curve).toBeVisible();
  const row = page.getByRole('row', { name: '11/24/2026 6 3 1' });
  await page.getByText('Table', { exact: true }).click();
  await expect.element(row).toBeVisible();
  await page.getByText('Curve', { exact: true }).click();
  await page.viewport(390, 844);
  await expect.element(curve).not.toBeInTheDocument();
  await expect.element(row).toBeVisible();
  await expect.element(button('CSV')).toBeVisible();
});

test('[PUB-12] the owner names up to eight sources, and a name that is none is told', async () => {
  await openCodes();
  await button('Name sources').click();
  const names = page.getByLabelText('Names');
  await names.fill('Mail\ntwo words');
  await button('Save the names').click();
  await expect.element(page.getByText(/^“two words” is no name/)).toBeVisible();
  await names.fill('a,b,c,d,e,f,g,h,i');
  await button('Save the names').click();
  await expect.element(page.getByText(/^These are 9 names/)).toBeVisible();
  await names.fill('Mail');
  await button('Save the names').click();
  await expect.element(page.getByText('?s=mail')).toBeVisible();
  await expect.element(page.getByText('6 opened, 1 redeemed')).toBeVisible();
  await expect.element(page.getByText(/^2 page views/)).toBeVisible();
});

test('[TILL-04] a coupon without codes gets a limit of uses, or none', async () => {
  await openCodes();
  await expect.element(page.getByText('Used 3 times at your counters so far.')).toBeVisible();
  const limit = page.getByLabelText('Uses at most');
  await limit.fill('0');
  await button('Save the limit').click();
  await expect.element(page.getByText(/^Enter a number from 1 to 10,000,000/)).toBeVisible();
  await limit.fill('2,000');
  await button('Save the limit').click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await limit.fill('');
  await button('Save the limit').click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});
