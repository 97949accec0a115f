/** A coupon's language on its page, in its pass and at Google (STEP-19). */
import { expect, test } from 'vitest';
import { couponView, type PublicCoupon } from '../../../server/pages/coupon-view.ts';
import { passLabels } from '../../../server/wallet/apple/pass-document.ts';
import { createPassSigner } from '../../../server/wallet/apple/apple-pass.ts';
import { offerClass, offerObject, offerParts } from '../../../src/domain/coupon/google-offer.ts';
import { builtPage, PLACE } from '../../support/public-page.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import {
  APPLE,
  faceWith,
  openPass,
  passRequest,
  passSources,
  temporaryFolder,
} from '../support/wallet-fixture.ts';

const services = sharedServices();

const SPANISH = faceWith({ language: 'es', startDate: '2026-11-01T00:00:00.000Z' });

test('[STEP-19] a coupon in Spanish its page is in Spanish for every reader, its words as typed; an edit makes it English', async () => {
  const { form, ...payload } = await bakeryCoupon();
  const id = await saveCoupon(services, MARA, { form: { ...form, language: 'es' } });
  const { renderPage } = await (await builtPage()).load();
  const page = async () => {
    const found = await services.get(null, `/api/v1/coupon/${id}`);
    return renderPage(await couponView(found.json<PublicCoupon>(), PLACE), '').html;
  };
  const { project, etag } = await openCoupon(services, MARA, id);
  expect(project.form.language).toBe('es');
  const spanish = await page();
  for (const part of [
    '<html lang="es">',
    '<title>Aquí está su cupón</title>',
    '>Vence</dt>',
    'title="31 de diciembre de 2026"',
    '>Términos y condiciones</dt>',
    'aria-label="Código QR de ROLLS-13"',
    'Thirteen rolls for the price of twelve',
  ])
    expect(spanish).toContain(part);
  expect(spanish).not.toMatch(/Expires|Terms &amp; Conditions|Business Phone/u);

  const body = { ...payload, id, form: { ...form, language: 'en' } };
  const edited = await services.put(MARA, `/api/v1/project/${id}`, body, { 'If-Match': etag });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(await page()).toContain('>Expires</dt>');
});

test('[STEP-19] a coupon in Spanish its pass has Spanish labels on every phone, and es.lproj for phones in Spanish', async () => {
  const signer = await createPassSigner({
    dataDir: await temporaryFolder(),
    publicUrl: 'https://tearline.test',
    apple: APPLE,
  });
  const images = await passSources();
  const pass = async (face: typeof SPANISH) =>
    openPass(await signer.makePass(face.language, async () => ({ ...passRequest(images), face })));
  const { files, document, manifest } = await pass(SPANISH);
  expect(document.coupon.secondaryFields).toEqual([
    { key: 'offer', label: 'Oferta', value: '3 for 2 on every bulb' },
    expect.objectContaining({ label: 'Válido desde', value: '11/01/2026' }),
    expect.objectContaining({ label: 'Vence', value: '12/31/2026' }),
  ]);
  const strings = new TextDecoder('ascii', { fatal: true }).decode(files['es.lproj/pass.strings']);
  expect(labelsIn(strings)).toEqual(passLabels(SPANISH)?.texts);
  expect(manifest).toHaveProperty(['es.lproj/pass.strings']);
  const english = await pass(faceWith());
  expect(Object.keys(english.files).filter((name) => name.includes('lproj'))).toEqual([]);
});

test('[STEP-19] a coupon in Spanish its object at Google has Spanish labels, with translations that name the language', () => {
  const ids = { classId: '1.a', objectId: '1.b' };
  const images = { logo: 'https://a.example/l', hero: 'https://a.example/h' };
  const parts = offerParts({ face: SPANISH, images });
  const { textModulesData, linksModuleData } = offerObject(SPANISH, parts, ids);
  const start = { id: 'start', header: 'Válido desde', body: '11/01/2026' };
  expect(textModulesData?.[0]).toMatchObject(start);
  expect(textModulesData?.at(-1)).toEqual({
    id: 'promo',
    header: 'Código promocional',
    body: 'BULBS',
    localizedHeader: {
      defaultValue: { language: 'es-US', value: 'Código promocional' },
      translatedValues: [{ language: 'es', value: 'Código promocional' }],
    },
  });
  expect(linksModuleData?.uris.map(({ description }) => description)).toEqual([
    'Sitio web',
    'Teléfono',
  ]);
  expect(offerClass(SPANISH, parts, ids).titleImage?.contentDescription).toEqual({
    defaultValue: { language: 'es-US', value: 'Fernhill Garden Center' },
  });
});

/** The values of a file of strings, with its escapes replaced. */
function labelsIn(strings: string): readonly string[] {
  return [...strings.matchAll(/^"(.*)" = "(.*)";$/gmu)].map(([, key = '', value = '']) => {
    expect(key).toBe(value);
    return value.replaceAll(/\\U([\da-f]{4})/gu, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  });
}
