import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import { test } from './product.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';

const WORDS = join(import.meta.dirname, '..', '..', 'src', 'words');

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

test('[SHELL-19] a browser in Spanish walks the whole wizard in Spanish, on a phone, without a line that breaks out', async ({
  page,
  product,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.goto(product.url);
  await expectScreen(heading('Cupones que duran más que el sobre'));
  await page.goto(`${product.url}/login`);
  await expectScreen(page.getByLabel('Correo electrónico'));

  await page.getByLabel('Correo electrónico').fill('marketer@example.com');
  await page.getByLabel('Contraseña').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectScreen(page.getByPlaceholder('Buscar imágenes de cupones'));
  await page.goto(`${product.url}/search/panaderia`);
  await expectScreen(page.getByRole('heading', { level: 1 }).first());
  await page
    .getByRole('link', { name: 'Crear cupón a partir de Panadería: el pan número 13 es gratis' })
    .click();
  await expectScreen(heading('Paso 1: Agregue su logotipo'));
  await page.getByRole('radio', { name: 'No, crear uno con texto' }).check();
  await next(page);
  await page.getByLabel('Texto del logotipo').fill(BAKERY_COUPON.logoText);
  await expectSpanishScreen(page);
  await next(page);

  await expectScreen(heading('Paso 2: Personalice el cupón'));
  await next(page);
  await expectScreen(page.getByRole('radio', { name: 'Combinación 2' }));
  await next(page);
  await expectScreen(page.getByLabel('Color del texto').first());
  await next(page);

  await expectScreen(heading('Paso 3: Agregue los detalles'));
  await next(page);
  await expect(page.getByText('Obligatorio').first()).toBeVisible();
  const field = (label: string) => page.getByRole('main').getByLabel(label);
  await field('Nombre del negocio u organización').fill(BAKERY_COUPON.merchantName);
  await field('Descripción').fill(BAKERY_COUPON.description);
  await field('Vencimiento').fill(BAKERY_COUPON.expires);
  await expectSpanishScreen(page);
  await next(page);

  await expectScreen(heading('Paso 4: Elija el código de barras'));
  await page.getByRole('radio', { name: 'Código QR' }).check();
  await field('Valor del código de barras').fill(BAKERY_COUPON.barcodeValue);
  await expectSpanishScreen(page);
  await page.getByRole('button', { name: 'Ver el diseño' }).click();
  await expectScreen(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page).toHaveURL(/\/share\/[0-9a-f-]{36}$/);
  await expectScreen(heading('listo para usar'));
  await page.goto(`${product.url}/dashboard`);
  await expectScreen(heading('Sus cupones'));
});

async function expectScreen(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expectSpanishScreen(part.page());
}

async function next(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Siguiente', exact: true }).click();
}

/** Expects no sentence of the English catalogues on a screen, outside the coupon's own cards, and no text that breaks out. */
async function expectSpanishScreen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const { texts, overflowing, width } = await page.evaluate(whatIsShown);
  expect(texts.filter((text) => ENGLISH.has(text))).toEqual([]);
  expect(overflowing).toEqual([]);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Runs in the page. */
function whatIsShown() {
  const isOnCard = (element: Element | null) => element?.closest('article') !== null;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest('script, style, noscript, template') !== null;
    if (!isCode && !isOnCard(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    if (!isOnCard(element))
      for (const name of ['aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
  const overflowing = [...document.querySelectorAll('button')]
    .filter((button) => button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1)
    .map((button) => button.textContent);
  return { texts, overflowing, width: document.documentElement.scrollWidth };
}

/** Sentences without parameters that Spanish says in another way. */
const ENGLISH = new Set(
  readdirSync(join(WORDS, 'es'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.json'))
    .flatMap((room) => {
      const english = catalogue('en', room);
      const spanish = catalogue('es', room);
      return Object.entries(english).flatMap(([key, sentence]) =>
        sentence.includes('{') ||
        Object.values(spanish).includes(sentence) ||
        spanish[key] === sentence
          ? []
          : [sentence],
      );
    }),
);

function catalogue(language: string, room: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(WORDS, language, room), 'utf8')) as Record<string, string>;
}
