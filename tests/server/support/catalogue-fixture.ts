import { readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { readSeedCatalogue } from '../../../server/catalogue/seed-catalogue.ts';
import type { components } from '../../../openapi/schema.gen.ts';
import { bakeryDesign, png } from './coupon-payload.ts';
import { ADA, MARA, type Person, type Services } from './services-fixture.ts';

export type NewTemplate = components['schemas']['NewTemplate'];
export type AdminTemplate = components['schemas']['AdminTemplate'];
export type Design = components['schemas']['DesignDocument'];

export const BAKERY_SVG = readFileSync('designs/bakery/strip.svg', 'utf8');
export const RIDE_ALONG_ID = '0b54f2d7-7c53-4f6e-9d1c-3f8a2f7f5e10';
export const UNKNOWN_ID = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';

/** Designs for searches by words and colors; other designs of the catalogue do not matter. */
const KNOWN_DESIGNS: readonly string[] = [
  ...['bakery', 'bookshop', 'carwash', 'coffee', 'dentist', 'florist'],
  ...['garden', 'gym', 'hardware', 'petshop', 'pizza', 'salon'],
];

/** Keeps only twelve designs and their keywords, so tests can list all results. */
export async function keepKnownDesigns({ database }: Services): Promise<void> {
  const { keywords, templates } = await readSeedCatalogue();
  const isKnown = ({ design }: { readonly design: string }) => KNOWN_DESIGNS.includes(design);
  const ids = templates.filter(isKnown).map(({ id }) => id);
  const names = keywords.filter(isKnown).map(({ name }) => name);
  await database.deleteFrom('templates').where('id', 'not in', ids).execute();
  await database.deleteFrom('keywords').where('name', 'not in', names).execute();
}

/** The titles that a search finds, in their order. */
export async function titlesOf(
  { get }: Services,
  query: string,
  person: Person = MARA,
): Promise<readonly string[]> {
  const found = await get(person, `/api/v1/template${query}`);
  return found.json<{ title: string }[]>().map(({ title }) => title);
}

/** The total of a list, its page and the size of its pages. */
export function pagingOf({ headers }: LightMyRequestResponse) {
  return [headers['x-total-count'], headers['x-page'], headers['x-page-size']];
}

/** The folder names of the catalogue's designs by their ids. */
export async function designNames(): Promise<ReadonlyMap<string, string>> {
  const { templates } = await readSeedCatalogue();
  return new Map(templates.map(({ id, design }) => [id, design]));
}

/** A JPEG of one color as a data URL. */
export async function jpeg(width: number, height: number, color = '#1F4FBF'): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: color } }).jpeg();
  return `data:image/jpeg;base64,${(await image.toBuffer()).toString('base64')}`;
}

/** A PNG of fixed noise, which no format compresses. */
export async function noise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A design of 600 x 400 px without objects, in one scheme. */
export function rideAlongDesign(): Design {
  const tokens = { fill: { FILL1: '#3F9A5B' }, stroke: {}, text: {} };
  return {
    version: 1,
    type: 'strip',
    schemes: [{ name: 'Default Scheme', tokens }],
    data: { width: 600, height: 400, objects: [] },
  };
}

/** The Ride-Along of a template, with a picture of this color. */
export async function templateRideAlong(color?: string) {
  return { editorSource: rideAlongDesign(), image: await png(600, 400, color) };
}

/** A template as the administrator's form sends it. */
export async function newTemplate(changes: Partial<NewTemplate> = {}): Promise<NewTemplate> {
  return {
    title: 'Two for one',
    description: 'A second bagel for nothing',
    keywords: ['free', 'Bagel Shop'],
    active: true,
    editable: true,
    weight: 5,
    informedImages: null,
    image: await png(1125, 432),
    sourceImage: BAKERY_SVG,
    editorSource: bakeryDesign(),
    ...changes,
  };
}

/** Stores such a template as an administrator. */
export async function createTemplate(
  { post }: Pick<Services, 'post'>,
  changes: Partial<NewTemplate> = {},
): Promise<AdminTemplate> {
  const response = await post(ADA, '/api/v1/template/admin', await newTemplate(changes));
  if (response.statusCode !== 201) throw new Error(response.body.slice(0, 300));
  return response.json<AdminTemplate>();
}
