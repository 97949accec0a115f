/** One coupon in many places: each shows the same texts (PREV-06). */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { couponFaults, type ProjectWithForm } from '../../../server/coupons/saving/coupon-rules.ts';
import { couponView } from '../../../server/pages/coupon-view.ts';
import { offerIds } from '../../../server/wallet/google/offer-ids.ts';
import { composePass } from '../../../server/wallet/apple/pass-document.ts';
import { payloadOf } from '../../../src/app/wizard/coupon-payload.ts';
import { formOfProject } from '../../../src/app/wizard/project-form.ts';
import {
  composeFace,
  type CouponFace,
  type DetailItem,
} from '../../../src/domain/coupon/coupon-face.ts';
import type { CouponForm } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { formatDateInWords } from '../../../src/domain/coupon/date-in-words.ts';
import { parseDate } from '../../../src/domain/coupon/expiry.ts';
import { valuesOnlyInForm } from '../../../src/domain/coupon/fields/field-places.ts';
import { formFactsOf } from '../../../src/domain/coupon/form-facts.ts';
import { factsAt } from '../../../server/coupons/stored/project-facts.ts';
import { offerClass, offerObject, offerParts } from '../../../src/domain/coupon/google-offer.ts';
import { paintedWords } from '../../../src/domain/coupon/painted-words.ts';
import { transcriptOf } from '../../../src/domain/wizard/proof.ts';
import { builtPage, PLACE } from '../../support/public-page.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { IMAGES } from '../../support/wizard-driver.ts';
import { anyCoupon } from '../support/any-coupon.ts';
import { APPLE, ID } from '../support/wallet-fixture.ts';

const NUMBER = process.env['TEST_LENGTH'] === 'long' ? 200 : 40;
const COUPONS = fc.sample(anyCoupon, { numRuns: NUMBER, seed: 20_261_122 });

const page = await builtPage();

test('[PREV-06] page, print, pass, Google’s object and transcript of any coupon have the texts of the preview', async () => {
  const { renderPage } = await page.load();
  expect(new Set(COUPONS.map(({ form }) => form.barcodeType)).size).toBe(5);

  for (const { form, hasRideAlong } of COUPONS) {
    const face = composeFace(formFactsOf(form));
    const words = wordsOf(face);
    const { facts, project } = stored(form, hasRideAlong);
    expect(composeFace(facts)).toEqual(face);
    expect(composeFace(formFactsOf(formOfProject(project, {})))).toEqual(face);

    const apple = { strip: '/strip', logo: '/logo' };
    const coupon = { ...facts, id: ID, updatedAt: '', apple, google: apple };
    const view = await couponView(coupon, PLACE);
    expect(wordsOnPage(renderPage(view, '').html)).toEqual(words);
    expect(wordsInPass(face)).toEqual(words);
    expect(wordsAtGoogle(face)).toEqual({
      ...words,
      links: words.links.map(({ href }) => ({ href })),
    });
    const heard = flat(transcriptOf(face));
    expect(spokenOf(words).filter((said) => !heard.includes(flat(said)))).toEqual([]);
  }
});

/** The texts of a coupon, one per field. */
interface Words {
  readonly merchantName: string;
  readonly description: string;
  /** MM/DD/YYYY; terms and promo code may be empty. */
  readonly expires: string;
  readonly termsConditions: string;
  readonly promoCode: string;
  readonly links: readonly { readonly value: string; readonly href: string | null }[];
  readonly code: { readonly value: string; readonly caption: string } | null;
  readonly stripWords: string;
}

function wordsOf(face: CouponFace): Words {
  const detail = (key: DetailItem['key']) => face.details.find((item) => item.key === key);
  const { merchantName, description, barcode, stripWords } = face;
  return {
    merchantName,
    description,
    stripWords,
    expires: face.expires?.display ?? '',
    termsConditions: detail('termsConditions')?.value ?? '',
    promoCode: detail('promoCode')?.value ?? '',
    links: (['website', 'phone'] as const).flatMap((key) => {
      const found = detail(key);
      return found === undefined ? [] : [{ value: found.value, href: found.href }];
    }),
    code: barcode === null ? null : { value: barcode.value, caption: barcode.caption },
  };
}

/** The coupon as the services have it: through JSON, with the strip's texts that they find themselves. */
function stored(form: CouponForm, hasRideAlong: boolean) {
  const payload: Omit<ProjectWithForm, 'id'> = JSON.parse(
    JSON.stringify(
      payloadOf({
        form,
        flowName: 'create',
        stored: null,
        templateId: null,
        idempotencyKey: 'key',
        images: { ...IMAGES, rideAlong: hasRideAlong ? IMAGES.appleStrip : null },
      }),
    ),
  );
  expect(couponFaults(payload)).toEqual([]);
  const facts = factsAt(payload, paintedWords(payload.editorSource, payload.form.text));
  const whole = { ...payload.form, ...valuesOnlyInForm(form, {}) };
  const project = { ...STORED_PROJECT, ...payload, form: whole };
  return { facts, project: { ...project, originals: {}, rideAlongImage: null } };
}

/** The recipient's page; print shows the same, with a letterhead. */
function wordsOnPage(html: string): Words {
  const document = parsed(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map((element) => element.textContent);
  const detail = (key: DetailItem['key']) => texts(`[data-detail="${key}"] dd`)[0] ?? '';
  const label = all('article')[0]?.getAttribute('aria-label')?.replace('Coupon, ', '');
  const [strip, logo] = ['/strip', '/logo'].map(
    (source) => all(`article img[src^="${source}"]`)[0]?.getAttribute('alt') ?? '',
  );
  const [letterhead, phone = ''] = texts('main > div:first-of-type > p');
  expect([label, logo, letterhead, phone]).toEqual([
    ...[detail('merchantName'), detail('merchantName'), detail('merchantName')],
    detail('phone'),
  ]);
  const [offer, expires = ''] = texts('article dl dd');
  expect([offer, expires]).toEqual([detail('description'), detail('expirationDate')]);
  const code = all('article figure')[0];
  return {
    merchantName: detail('merchantName'),
    description: detail('description'),
    expires,
    termsConditions: detail('termsConditions'),
    promoCode: detail('promoCode'),
    links: all('[data-detail] a').map((link) => ({
      value: link.textContent,
      href: link.getAttribute('href'),
    })),
    code:
      code === undefined
        ? null
        : {
            value:
              /^.+? for ([^]*)$/.exec(
                code.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
              )?.[1] ?? '',
            caption: code.querySelector('figcaption')?.textContent ?? '',
          },
    stripWords: strip === offer ? '' : (strip ?? ''),
  };
}

function wordsInPass(face: CouponFace): Words {
  const request = { face, serial: ID, voided: false, authenticationToken: 'a'.repeat(32) };
  const pass = composePass(request, APPLE, 'https://tearline.test');
  const [offer, expires] = pass.coupon.secondaryFields;
  const back = new Map(pass.coupon.backFields.map((field) => [field.key, field]));
  const detail = (key: DetailItem['key']) => back.get(key)?.value ?? '';
  expect([pass.organizationName, pass.description, expires?.value ?? '']).toEqual([
    ...[detail('merchantName'), `${detail('merchantName')}: ${detail('description')}`],
    detail('expirationDate'),
  ]);
  const [code] = pass.barcodes ?? [];
  return {
    merchantName: pass.organizationName,
    description: offer?.value ?? '',
    expires: expires?.value ?? '',
    termsConditions: detail('termsConditions'),
    promoCode: detail('promoCode'),
    links: (['website', 'phone'] as const).flatMap((key) => {
      const { value, attributedValue } = back.get(key) ?? {};
      if (value === undefined) return [];
      const link = parsed(attributedValue ?? '').querySelector('a');
      expect(link?.textContent).toBe(value);
      return [{ value, href: link?.getAttribute('href') ?? null }];
    }),
    code: code === undefined ? null : { value: code.message, caption: code.altText },
    stripWords: back.get('stripWords')?.value ?? '',
  };
}

/** Google gets the addresses of website and phone, and labels them itself. */
function wordsAtGoogle(face: CouponFace) {
  const parts = offerParts({ face, images: { logo: '/logo', hero: '/hero' } });
  const ids = offerIds(ID, '1');
  const ofClass = offerClass(face, parts, ids);
  const object = offerObject(face, parts, ids);
  const modules = new Map(object.textModulesData?.map(({ id, body }) => [id, body]));
  const [year, month, day] = object.validTimeInterval?.end?.date.slice(0, 10).split('-') ?? [];
  const { barcode } = object;
  return {
    merchantName: modules.get('name') ?? ofClass.issuerName,
    description: ofClass.details ?? ofClass.title,
    expires: year === undefined ? '' : `${month}/${day}/${year}`,
    termsConditions: ofClass.finePrint ?? '',
    promoCode: modules.get('promo') ?? '',
    links: object.linksModuleData?.uris.map(({ uri }) => ({ href: uri })) ?? [],
    code: barcode === undefined ? null : { value: barcode.value, caption: barcode.alternateText },
    stripWords: modules.get('words') ?? '',
  };
}

/** The texts for a screen reader, with the date in words. */
function spokenOf({ links, code, expires, ...texts }: Words): readonly string[] {
  return [
    ...Object.values(texts),
    ...links.map(({ value }) => value),
    code?.caption ?? '',
    expires === '' ? '' : formatDateInWords(parseDate(expires) ?? ''),
  ];
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** One window for all pages, because creating one takes longer than parsing a page. */
const { window } = new JSDOM('');

function parsed(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html');
}
