/** Bodies of the largest accepted size, in shapes that are expensive for careless readers. */

type Shape = readonly [name: string, make: (bytes: number, fitting: unknown) => Buffer];

export const SHAPES: readonly Shape[] = [
  ['lists in lists', (bytes) => text('['.repeat(bytes))],
  ['objects in objects', (bytes) => text('{"a":'.repeat(bytes / 5))],
  ['a million empty objects', (bytes) => text(`[${filled('{},', bytes - 3)}0]`)],
  ['names that nobody knows', (bytes) => objectOf(bytes, (index) => `"k${index}":0`)],
  ['one name again and again', (bytes) => objectOf(bytes, () => '"a":0')],
  ['one endless name', (bytes) => text(`{"${'n'.repeat(bytes - 8)}":0}`)],
  ['one endless number', (bytes) => text('9'.repeat(bytes))],
  ['numbers of more than any', (bytes, fitting) => numbersIn(fitting, '1e999999', bytes)],
  ['numbers of endless digits', (bytes, fitting) => numbersIn(fitting, '0.1', bytes)],
  ['what is no object', (_, fitting) => itemsIn(fitting)],
  ['names of prototypes', (bytes) => objectOf(bytes, () => '"__proto__":{"constructor":1}')],
  ['quotes and backslashes', (bytes) => text(`"${filled('\\"', bytes - 2)}"`)],
  ['bytes that are no UTF-8', (bytes) => Buffer.alloc(bytes, 0xc3)],
  ['the same fault in each item', (bytes, fitting) => listsWith(bytes, fitting)],
  ...[
    ' ',
    '\u0000',
    'url(',
    '<!DOCTYPE [',
    '<g a="',
    '@.',
    '🥐',
    '\ud800',
    'data:image/png;base64,AAAA',
  ].map((part): Shape => [
    `texts of nothing but ${JSON.stringify(part)}`,
    (bytes, fitting) => textsOf(part, bytes, fitting),
  ]),
];

const text = (content: string): Buffer => Buffer.from(content);

function filled(part: string, bytes: number): string {
  return part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));
}

function objectOf(bytes: number, member: (index: number) => string): Buffer {
  const members: string[] = [];
  for (let size = 2, index = 0; ; index += 1) {
    const next = member(index);
    size += next.length + 1;
    if (size > bytes) return text(`{${members.join()}}`);
    members.push(next);
  }
}

/** Fills every list of a valid body with objects that lack everything. */
function listsWith(bytes: number, fitting: unknown): Buffer {
  const lists = JSON.stringify(fitting ?? [])?.split('[').length ?? 1;
  const wrong = Array.from({ length: Math.floor((bytes * 0.7) / lists / 16) }, () => ({
    kind: 'path',
  }));
  return text(
    JSON.stringify(changed(fitting ?? [], (value) => (Array.isArray(value) ? wrong : value))),
  );
}

/** Makes every text of a valid body as long as possible; texts with a required beginning keep it. */
function textsOf(part: string, bytes: number, fitting: unknown): Buffer {
  let texts = 0;
  changed(fitting ?? '', (value) => {
    texts += typeof value === 'string' ? 1 : 0;
    return value;
  });
  const written = Buffer.byteLength(JSON.stringify(part)) - 2;
  const long = part.repeat(Math.floor((bytes * 0.9) / Math.max(1, texts) / written));
  const longer = (value: string) => `${/^data:[^,]*,|^<svg |^/.exec(value)?.[0] ?? ''}${long}`;
  return text(
    JSON.stringify(
      changed(fitting ?? '', (value) => (typeof value === 'string' ? longer(value) : value)),
    ),
  );
}

/** Writes every number of a valid body in this form, as long as possible; uses the first text if there is no number. */
function numbersIn(fitting: unknown, written: string, bytes: number): Buffer {
  const whole = JSON.stringify(fitting ?? {});
  const numbers = /(?<=[:[,])-?\d[\d.e+-]*(?=[,\]}])/gu;
  const count = whole.match(numbers)?.length ?? 0;
  const long = written.includes('e')
    ? written
    : written.padEnd(Math.floor((bytes - whole.length) / Math.max(1, count)), '1');
  return text(
    count > 0
      ? whole.replaceAll(numbers, () => long)
      : whole.replace(/"[^"]*"(?=[,\]}])|(?<=\{)(?=\})/u, () =>
          whole === '{}' ? `"a":${long}` : long,
        ),
  );
}

/** Replaces every object in the lists of a valid body by a number. */
function itemsIn(fitting: unknown): Buffer {
  const isOfObjects = (value: unknown): boolean =>
    Array.isArray(value) && typeof value[0] === 'object';
  return text(
    JSON.stringify(changed(fitting ?? [1], (value) => (isOfObjects(value) ? [1] : value))),
  );
}

function changed(value: unknown, change: (value: unknown) => unknown): unknown {
  const own = change(value);
  if (own !== value || typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, changed(member, change)]),
  );
}
