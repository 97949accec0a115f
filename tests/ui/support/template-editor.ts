/** The template editor in the whole application, on a stored template. */
import type { HttpHandler } from 'msw/http';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { readDesignDocument } from '../../../src/domain/design/design-document.schema.ts';
import { toHex } from '../../../src/domain/design/color.ts';
import bakery from '../../../designs/bakery/strip.gen.json';
import { answer, problem, services } from '../../support/services/operations.ts';
import { sees } from './locators.ts';
import { MARA, openTearline, pageOf, template } from './tearline.tsx';

export const ADMIN = { ...MARA, roles: ['ROLE_IC_ADMIN'] };
export const DESIGN = readDesignDocument(bakery);
export const STORED: Schema<'AdminTemplate'> = {
  ...template(9, { title: 'Rolls', description: 'Thirteen', keywords: ['bakery'] }),
  spanishTitle: null,
  spanishDescription: null,
  spanishKeywords: [],
  editorSource: DESIGN,
  sourceImage: null,
  rideAlong: null,
  popularity: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
/** The editor's requests besides its template. */
export const AROUND = [
  services.get('/api/v1/template/similar/{id}', ({ query }) => pageOf(query, [], 8)),
  services.get('/api/v1/keyword/admin', ({ query }) => pageOf(query, [], 20)),
];
const TAKEN = { pointer: '/informedImages', detail: 'Another template has this UUID.' };
const ADDRESS = `/template/edit/${STORED.id}`;

interface EditorOptions {
  /** How many of the first saves are refused. */
  readonly refusals?: number;
  /** No save is answered before. */
  readonly answered?: Promise<void>;
  readonly stored?: Schema<'AdminTemplate'>;
  readonly handlers?: readonly HttpHandler[];
}

/** Opens the editor on a stored template; records the changes that it sends. */
export async function openEditor({
  refusals = 0,
  answered,
  stored = STORED,
  handlers = [],
}: EditorOptions = {}) {
  const sent: Partial<Schema<'TemplateChanges'>>[] = [];
  await openTearline(ADDRESS, {
    session: ADMIN,
    handlers: [
      ...handlers,
      services.get('/api/v1/template/admin/{id}', () => answer(200, stored, { ETag: '"1-0"' })),
      services.patch('/api/v1/template/admin/{id}', async (asked) => {
        sent.push(await asked.sent());
        await answered;
        return sent.length <= refusals
          ? problem(422, 'invalid-template', { errors: [TAKEN] })
          : answer(200, { ...STORED, weight: 12 }, { ETag: '"2-0"' });
      }),
      ...AROUND,
    ],
  });
  await sees(page.getByRole('heading', { level: 1, name: 'Rolls' }));
  return sent;
}

/** The color of the first pixel. */
export function cornerOf({ data: [red = 0, green = 0, blue = 0] }: ImageData): string {
  return toHex([red, green, blue]);
}

export const save = () => page.getByRole('button', { name: 'Save template' });

/** An SVG file with this body. */
export const svgFile = (name: string, body: string, [width, height] = [1125, 432]) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
        ${body}
      </svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

/** Drops files on the drawing's drop area. */
export async function drop(...files: readonly File[]): Promise<void> {
  const place = page.getByRole('group', { name: 'Source image' });
  await sees(place);
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const fall = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  place.element().firstElementChild?.dispatchEvent(fall);
}
