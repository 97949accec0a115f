import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BAKERY_ID, bakeryCoupon, bakeryDesign } from '../support/coupon-payload.ts';
import { makeCodes, makeCounter, openPhone } from '../support/counter-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

interface Answer {
  readonly name?: string;
  readonly errors?: readonly object[];
}

/** The same name for each thing that has one, by a caller who may set it; with its place in the body. */
const NAMED: readonly (readonly [pointer: string, give: (name: string) => Promise<Answer>])[] = [
  [
    '/name',
    async (name) => give(MARA, 'PATCH', `/api/v1/project/${await coupon()}/name`, { name }),
  ],
  ['/name', (name) => give(ADA, 'POST', '/api/v1/keyword/admin', { name, description: 'Any' })],
  ['/name', (name) => give(MARA, 'POST', '/api/v1/counters', { id: randomUUID(), name })],
  ['/word', (word) => give(ADA, 'PUT', synonymOf(word), { meanings: ['roll'] })],
  ['/title', (title) => give(ADA, 'PATCH', `/api/v1/template/admin/${BAKERY_ID}`, { title })],
  [
    '/description',
    async (description) =>
      give(MARA, 'POST', '/api/v1/project', { ...(await bakeryCoupon()), description }),
  ],
  [
    '/editorSource/schemes/0/name',
    async (name) => {
      const { schemes, ...design } = bakeryDesign();
      const named = schemes.map((scheme, index) => (index === 0 ? { ...scheme, name } : scheme));
      const editorSource = { ...design, schemes: named };
      return give(MARA, 'POST', '/api/v1/project', { ...(await bakeryCoupon()), editorSource });
    },
  ],
];

let stored: Promise<string> | undefined;
const coupon = () => (stored ??= saveCoupon(services, MARA));
const synonymOf = (word: string) => `/api/v1/synonym/admin/${encodeURIComponent(word)}`;

async function give(person: Person, method: 'PATCH' | 'POST' | 'PUT', url: string, body: object) {
  return (await services.call(person, { method, url, body })).json<Answer>();
}

const HIDDEN = 'This text has hidden characters that change how it reads. Please type it again.';

test.each([
  ['characters that nobody sees', '\u200B\u2060\u00A0\u3164', 'Required'],
  ['a mark that turns what follows', 'Rolls \u202Etnuocsid', HIDDEN],
  ['a control character', 'Rolls\u0007', HIDDEN],
])('[SAFE-07] refuses a name of %s with a message, for anything', async (_what, name, detail) => {
  for (const [pointer, refused] of NAMED) {
    const { errors } = await refused(name);
    expect(errors).toContainEqual({ pointer, detail });
  }
});

test('[SAFE-07] accepts right-to-left names and combined emoji', async () => {
  const url = `/api/v1/project/${await coupon()}/name`;
  for (const name of ['\u05dc\u05d7\u05dd', '👩‍🍳']) {
    expect(await give(MARA, 'PATCH', url, { name })).toMatchObject({ name });
  }
});

test('[SAFE-07] a text has one form wherever it enters, and is judged in it', async () => {
  for (const [, give] of NAMED) await give('Cafe\u0301 roll');
  const barcode = { barcodeType: 'PDF417', barcodeValue: 'Cafe\u0301-1' } as const;
  await saveCoupon(services, MARA, barcode);
  const preview = '/api/v1/media/barcode?type=PDF417&value=Cafe%CC%81-1';
  expect((await services.get(MARA, preview)).statusCode).toBe(200);
  for (const table of ['projects', 'templates'] as const) {
    const rows = await services.database.selectFrom(table).selectAll().execute();
    const text = JSON.stringify(rows);
    expect([table, text.includes('Café'), text.includes('\u0301')]).toEqual([table, true, false]);
  }
});

/** What the services have under a text that was typed, by its composed form. */
const TYPED: readonly (readonly [what: string, typed: (text: string) => Promise<unknown>])[] = [
  [
    'a keyword',
    async (name) =>
      (await give(ADA, 'POST', '/api/v1/keyword/admin', { name, description: 'Any' })).name,
  ],
  ['a counter', async (name) => (await makeCounter(services, MARA, name)).name],
  [
    'a cell of a list',
    async (value) => {
      const id = await coupon();
      await makeCodes(services, MARA, id, [value]);
      const url = `/api/v1/project/${id}/household-codes?text=${encodeURIComponent(value)}`;
      const found = await services.get(MARA, url);
      return found.json<{ codes: { value: string }[] }>().codes[0]?.value;
    },
  ],
  [
    'a code at a till',
    async (value) => {
      await makeCodes(services, MARA, await coupon(), [value.normalize('NFC')]);
      return (await (await openPhone(services, MARA)).check(value)).code;
    },
  ],
  [
    'a search',
    async (title) => {
      await give(ADA, 'PATCH', `/api/v1/template/admin/${BAKERY_ID}`, {
        title: title.normalize('NFC'),
      });
      const url = `/api/v1/template?q=${encodeURIComponent(title)}`;
      return (await services.get(MARA, url)).json<{ title: string }[]>()[0]?.title;
    },
  ],
];

test.each(TYPED)('[SAFE-07] %s is composed', async (what, typed) => {
  expect(await typed(`cafe\u0301 ${what}`)).toBe(`café ${what}`);
});
