import { expect, test } from 'vitest';
import { createTemplate, designNames, titlesOf } from '../support/catalogue-fixture.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const designOf = await designNames();

/** Searches of people in Spanish, and the designs of the catalogue that they expect first (BROWSE-14). */
const SPANISH_CORPUS: readonly (readonly [typed: string, ...first: readonly string[]])[] = [
  // Trades, with and without accents.
  ['panadería', 'bakery'],
  ['panaderia', 'bakery'],
  ['PANADERÍAS', 'bakery'],
  ['flores', 'florist', 'garden'],
  ['florería', 'florist'],
  ['pan dulce', 'bakery'],
  ['pasteles', 'bakery'],
  ['café', 'coffee', 'bakery'],
  ['cafetería', 'coffee'],
  ['dentista', 'dentist'],
  ['dientes', 'dentist'],
  ['peluquería', 'salon', 'barbershop'],
  ['corte de pelo', 'salon', 'barbershop'],
  ['barbero', 'barbershop'],
  ['salón de belleza', 'salon'],
  ['uñas', 'nails'],
  ['unas acrilicas', 'nails'],
  ['perro', 'petshop', 'veterinarian'],
  ['tienda de mascotas', 'petshop'],
  ['veterinario', 'veterinarian'],
  ['plomero', 'plumber'],
  ['cerrajero', 'locksmith'],
  ['mecánico', 'oilchange', 'carwash'],
  ['cambio de aceite', 'oilchange'],
  ['lavado de carros', 'carwash'],
  ['lavandería', 'laundromat'],
  ['tintoreria', 'drycleaner'],
  ['sastre', 'tailor'],
  ['ferretería', 'hardware'],
  ['carnicería', 'butcher'],
  ['mariscos', 'fishmonger', 'sushi'],
  ['comida mexicana', 'taco'],
  ['hamburguesas', 'burger'],
  ['helados', 'icecream'],
  ['supermercado', 'grocery'],
  ['mudanza', 'movers'],
  ['limpieza de casas', 'cleaning'],
  ['jardinería', 'lawncare'],
  ['bienes raíces', 'realestate'],
  ['seguro de auto', 'insurance'],
  ['aire acondicionado', 'hvac'],
  ['techos', 'roofing'],
  ['cucarachas', 'pestcontrol'],
  ['lentes', 'optician'],
  ['clases de natación', 'swimschool'],
  ['juguetes', 'toystore'],
  ['zapatos', 'shoerepair'],
  // Offers.
  ['descuento', 'florist'],
  ['20% de descuento', 'petshop', 'salon', 'fishmonger', 'lighting'],
  ['20 por ciento de descuento', 'petshop', 'salon', 'fishmonger', 'lighting'],
  ['veinte por ciento', 'petshop', 'salon', 'fishmonger', 'lighting'],
  ['diez dólares de descuento', 'florist', 'hardware'],
  ['mitad de precio', 'coffee', 'carwash', 'optician', 'paint'],
  ['2x1', 'coffee'],
  ['dos por uno', 'taco'],
  ['gratis', 'gym'],
  ['primera visita', 'pestcontrol', 'dentist'],
  ['clientes nuevos', 'dentist', 'salon'],
  // Days.
  ['navidad', 'winterholidays'],
  ['pascua', 'easter'],
  ['cuatro de julio', 'fourthofjuly'],
  ['día de las madres', 'florist', 'nails'],
  ['regreso a clases', 'kidswear', 'optician'],
  // Typing errors and whole sentences.
  ['pandería', 'bakery'],
  ['denstista', 'dentist'],
  ['un cupón para mi panadería', 'bakery'],
  ['quiero una oferta de pizza', 'pizza'],
  ['flores 10% de descuento', 'florist', 'garden'],
];

test.each(SPANISH_CORPUS)('[BROWSE-14] “%s” finds %s first', async (typed, ...first) => {
  const url = `/api/v1/template?size=100&q=${encodeURIComponent(typed)}`;
  const response = await services.get(MARA, url);
  const found = response.json<{ id: string }[]>().map(({ id }) => designOf.get(id));
  expect(found.slice(0, first.length)).toEqual(first);
});

const SPANISH = { cookie: 'tearline_language=es' };

async function wordsOf(url: string, headers = {}) {
  const response = await services.get(MARA, url, headers);
  return response.json<{ id: string; title: string }[]>();
}

test('[BROWSE-14] an English search finds the same in both languages, shown in the reader’s', async () => {
  const url = '/api/v1/template?q=plumber';
  expect(await wordsOf(url)).toMatchObject([
    { title: 'Plumber: $25 off any leak', keywords: ['dollar off', 'save', 'repair', 'plumber'] },
  ]);
  expect(await wordsOf(url, SPANISH)).toMatchObject([
    {
      title: 'Plomería: $25 de descuento en cualquier fuga',
      description: 'Descuento en cualquier fuga, antes de que sea una inundación',
      keywords: ['dólares de descuento', 'ahorro', 'reparación', 'plomería'],
    },
  ]);
});

test.each(['bakery', 'panadería', 'Panaderias'])(
  '[BROWSE-05] “%s” filters by keyword',
  async (keyword) => {
    const found = await titlesOf(services, `?keywords=${encodeURIComponent(keyword)}`);
    expect(found).toEqual(['Bakery: the 13th roll free']);
  },
);

test('[SHELL-19] suggestions and colors are in the reader’s language', async () => {
  const [first] = await wordsOf('/api/v1/keyword/popular', SPANISH);
  expect(first).toMatchObject({ name: 'gratis', description: 'Un artículo gratis con una compra' });
  const colors = await services.get(MARA, '/api/v1/color/all', SPANISH);
  expect(colors.json()).toContainEqual({ value: 'C8321F', description: 'Rojo' });
});

test('[SHELL-19] another language is another version of a design', async () => {
  const [{ id } = { id: '' }] = await wordsOf('/api/v1/template?q=plumber');
  const url = `/api/v1/template/${id}`;
  const { headers } = await services.get(MARA, url);
  const known = { 'if-none-match': String(headers.etag) };
  expect((await services.get(MARA, url, known)).statusCode).toBe(304);
  const spanish = await services.get(MARA, url, { ...known, ...SPANISH });
  expect(spanish.json()).toMatchObject({ title: 'Plomería: $25 de descuento en cualquier fuga' });
});

const keywords = '/api/v1/keyword/admin';

test('[ADMK-01] an administrator gives a keyword a Spanish name, which a change that leaves it out does not lose', async () => {
  const body = { name: 'locksmith', description: 'Keys and locks', templateIds: [] };
  const spanish = {
    spanishName: ' Llavero  Zurdísimo ',
    spanishDescription: 'Copias al instante',
  };
  const made = await services.post(ADA, keywords, { ...body, ...spanish });
  expect(made.json()).toMatchObject({
    name: 'locksmith',
    spanishName: 'llavero zurdísimo',
    spanishDescription: 'Copias al instante',
  });
  for (const typed of ['llaveros zurdisimos', 'instante'])
    expect(await titlesOf(services, `?q=${encodeURIComponent(typed)}`), typed).toHaveLength(1);
  const listed = await services.get(ADA, `${keywords}?name=llavero`);
  expect(listed.json()).toMatchObject([{ name: 'locksmith' }]);
  const changed = await services.put(ADA, `${keywords}/locksmith`, { ...body, weight: 4 });
  expect(changed.json()).toMatchObject({ spanishName: 'llavero zurdísimo', weight: 4 });
  const taken = { ...body, spanishName: null, spanishDescription: null };
  expect((await services.put(ADA, `${keywords}/locksmith`, taken)).json()).toMatchObject({
    spanishName: null,
  });
  expect(await titlesOf(services, '?q=llaveros%20zurdisimos')).toEqual([]);
});

test('[ADMT-01] an administrator writes a template in one language only, or in both', async () => {
  const admin = '/api/v1/template/admin';
  const words = { title: 'Zeppelin rides', keywords: ['zeppelin'] };
  const made = await createTemplate(services, words);
  const url = '/api/v1/template?q=zeppelin';
  expect(await wordsOf(url, SPANISH)).toMatchObject([words]);
  const spanish = { spanishTitle: 'Paseos en dirigible', spanishKeywords: ['Dirigible'] };
  const changed = await services.patch(ADA, `${admin}/${made.id}`, spanish);
  expect(changed.json()).toMatchObject({ ...spanish, spanishKeywords: ['dirigible'] });
  expect(await wordsOf('/api/v1/template?q=dirigibles')).toMatchObject([words]);
  expect(await wordsOf(url, SPANISH)).toMatchObject([
    { title: 'Paseos en dirigible', keywords: ['dirigible'] },
  ]);
});
