/** The wizard in the complete application: actions, and the requests to the services. */
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import type { CouponForm } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { DESIGN, RECEIPT } from '../../support/wizard-driver.ts';
import type { HttpHandler } from 'msw/http';
import { type Answer, answer, content, services } from '../../support/services/operations.ts';
import { field, sees } from './locators.ts';
import { HALFMOON_FORM, storeDraft, storedDraft } from './stored-drafts.ts';
import { openTearline, PICTURE, template, uuid } from './tearline.tsx';

interface SentCoupon {
  readonly key: string | null;
  readonly payload: Schema<'NewProject'>;
}

interface Options {
  /** A separate template, so a test does not find another one's draft. */
  readonly template?: string;
  /** The id of the account; other tests share the drafts of the usual one. */
  readonly account?: string;
  readonly search?: string;
  readonly editable?: boolean;
  /** Changes to the draft that `openWizardAt` resumes. */
  readonly formPart?: Partial<CouponForm>;
  /** The response to each save, in order; 201 after the last. */
  readonly saves?: readonly Answer<'post', '/api/v1/project'>[];
  readonly templateAnswer?: Answer<'get', '/api/v1/template/{id}'>;
  /** Changes to the template, even invalid ones. */
  readonly templatePart?: object;
  /** Handlers with priority over the bench's own. */
  readonly handlers?: readonly HttpHandler[];
  readonly barcodeAnswer?: Answer<'get', '/api/v1/media/barcode'>;
  /** The account's stored settings; the application changes them. */
  readonly attributes?: Schema<'Attribute'>[];
}

const DESCRIPTION = 'Buy a dozen rolls, the 13th is on us';
const BARCODE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

/** The services' picture of a barcode. */
export const BARCODE_ANSWER = content(200, 'image/svg+xml', BARCODE);

/** Opens `/create/{templateId}` on a new template, so no test finds another's wizard or draft. */
export async function openWizard(options: Options = {}) {
  const id = options.template ?? crypto.randomUUID();
  const sent: SentCoupon[] = [];
  const barcodes: string[] = [];
  const address = `/create/${id}`;
  const tearline = await openTearline(`${address}${options.search ?? ''}`, {
    handlers: handlersOf(id, options, sent, barcodes),
  });
  return { ...tearline, address, sent, barcodes };
}

/** Opens the same at the coupon's texts, the business details or the barcode format, from a draft: for tests of these screens that do not depend on the way to them. */
export async function openWizardAt(step: 'texts' | 'details' | 'barcode', options: Options = {}) {
  const template = options.template ?? crypto.randomUUID();
  const key = { account: uuid(1), address: `/create/${template}`, draft: 'begun' };
  const details = step === 'barcode' ? { description: DESCRIPTION } : { merchantName: '' };
  const form = { ...HALFMOON_FORM, ...details, ...options.formPart };
  await storeDraft(key, storedDraft({ version: 0, form, snapshot: null }));
  const wizard = await openWizard({
    ...options,
    template,
    search: `?step=${step === 'texts' ? 'coupon' : step}`,
  });
  await expectStep(TITLES[step]);
  return wizard;
}

const TITLES = {
  texts: 'Step 2: Customize coupon',
  details: 'Step 3: Add details',
  barcode: 'Step 4: Select barcode format',
} as const;

/** Presses the screen's red button. */
export async function press(name: 'Next' | 'Preview design'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function expectStep(title: string): Promise<void> {
  await sees(page.getByRole('heading', { level: 1, name: title }));
}

export async function expectScreen(heading: string): Promise<void> {
  await sees(page.getByRole('heading', { level: 2, name: heading, exact: true }));
}

/** Goes through the text logo to the coupon's texts. */
export async function fillInLogo(): Promise<void> {
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await press('Next');
  await field('Logo text (up to 2 characters)').fill('HB');
  await press('Next');
  await expectScreen('Words');
}

function handlersOf(
  templateId: string,
  options: Options,
  sent: SentCoupon[],
  barcodes: string[],
): readonly HttpHandler[] {
  const { account, attributes } = options;
  return [
    ...(options.handlers ?? []),
    services.get('/api/account', () =>
      account === undefined
        ? undefined
        : answer(200, { id: account, email: null, name: null, roles: [] }),
    ),
    services.get('/api/v1/template/{id}', ({ params }) => {
      if (params.id !== templateId) return undefined;
      const { editable = true, templatePart } = options;
      const offered = { ...template(1, { id: templateId, editable }), editorSource: DESIGN };
      return options.templateAnswer ?? answer(200, { ...offered, ...templatePart });
    }),
    services.get('/api/v1/attributes', () => answer(200, attributes ?? [])),
    services.post('/api/v1/attributes/{id}', async ({ params, sent: read }) => {
      const attribute = { ...(await read()), id: params.id };
      attributes?.push(attribute);
      return answer(200, attribute);
    }),
    services.get('/api/v1/proofs/{proof}', () => answer(200, { proof: null })),
    services.get('/api/v1/media/barcode', ({ query }) => {
      barcodes.push(`${query.get('type')} ${query.get('value')}`);
      return options.barcodeAnswer ?? BARCODE_ANSWER;
    }),
    services.post('/api/v1/project', async ({ request, sent: read }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), payload: await read() });
      return options.saves?.[sent.length - 1] ?? answer(201, RECEIPT);
    }),
    services.get('/api/v1/coupon/{id}', ({ params }) =>
      params.id === RECEIPT.id ? answer(200, COUPON) : undefined,
    ),
  ];
}

/** The saved coupon as everyone sees it. */
export const COUPON: Schema<'Coupon'> = {
  id: RECEIPT.id,
  active: true,
  householdsOnly: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  data: { backgroundColor: '#3B1710', foregroundColor: '#FFF3DF' },
  startDate: '',
  merchantName: HALFMOON_FORM.merchantName,
  description: DESCRIPTION,
  termsConditions: '',
  promoCode: '',
  expirationDate: '',
  timeZone: 'America/New_York',
  language: 'en',
  phone: '',
  website: '',
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: null,
  barcodeType: 'QR',
  barcodeValue: 'HALFMOON-13',
  barcodeAltText: '',
  paintedWords: ['The 13th is on us'],
  apple: { strip: PICTURE, logo: PICTURE },
  google: { strip: PICTURE, logo: PICTURE },
  barcode: PICTURE,
};
