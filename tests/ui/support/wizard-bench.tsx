/** The wizard in the whole application, with the services' port doubled: verbs, and what the services were sent. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { DESIGN, RECEIPT } from '../../support/wizard-driver.ts';
import { openTearline } from './tearline.tsx';

interface SentCoupon {
  readonly key: string | null;
  readonly payload: Schema<'NewProject'>;
}

interface Options {
  /** Another test's template is found with another test's draft. */
  readonly template?: string;
  /** The id of the account; the drafts of the usual one are shared with other tests. */
  readonly account?: string;
  readonly search?: string;
  readonly editable?: boolean;
  /** The services' answer to each save, in order; 201 where there is none left. */
  readonly saves?: readonly Response[];
  readonly templateAnswer?: () => Response;
  /** What is different about the template. */
  readonly templatePart?: object;
  readonly barcodeAnswer?: () => Response;
  /** What the account kept for itself; written to while the application runs. */
  readonly attributes?: Schema<'Attribute'>[];
}

/** The services' picture of a barcode. */
export const BARCODE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

/** Opens `/create/{templateId}` on a template of its own, so that no test finds another's wizard or draft. */
export async function openWizard(options: Options = {}) {
  const id = options.template ?? crypto.randomUUID();
  const sent: SentCoupon[] = [];
  const barcodes: string[] = [];
  const address = `/create/${id}`;
  const tearline = await openTearline(`${address}${options.search ?? ''}`, {
    answers: (request) => answersOf(request, id, options, sent, barcodes),
  });
  return { ...tearline, address, sent, barcodes };
}

/** Presses the red button of the screen. */
export async function press(name: 'Next' | 'Preview design'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function expectStep(title: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function expectScreen(heading: string): Promise<void> {
  await expect
    .element(page.getByRole('heading', { level: 2, name: heading, exact: true }))
    .toBeVisible();
}

/** Through the logo made from text, to the words of the coupon. */
export async function fillInLogo(): Promise<void> {
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await press('Next');
  await page
    .getByRole('textbox', { name: 'Logo text (up to 2 characters)', exact: true })
    .fill('HB');
  await press('Next');
  await expectScreen('Words');
}

/** To the business details. */
export async function fillInCoupon(): Promise<void> {
  await fillInLogo();
  await press('Next');
  await expectScreen('Colors');
  await press('Next');
  await expectScreen('Card colors');
  await press('Next');
  await expectStep('Step 3: Add details');
}

/** To the barcode format. */
export async function fillInDetails(): Promise<void> {
  await fillInCoupon();
  await page
    .getByRole('textbox', { name: 'Business/Organization Name', exact: true })
    .fill('Halfmoon Bakery');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Buy a dozen rolls, the 13th is on us');
  await press('Next');
  await expectStep('Step 4: Select barcode format');
}

async function answersOf(
  request: Request,
  templateId: string,
  options: Options,
  sent: SentCoupon[],
  barcodes: string[],
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/account' && options.account !== undefined)
    return Response.json({ id: options.account, email: null, name: null, roles: [] });
  if (pathname === `/api/v1/template/${templateId}`) {
    return (
      options.templateAnswer?.() ??
      Response.json({
        ...templateOf(templateId, options.editable ?? true),
        ...options.templatePart,
      })
    );
  }
  if (pathname === '/api/v1/attributes') return Response.json(options.attributes ?? []);
  if (request.method === 'POST' && pathname.startsWith('/api/v1/attributes/')) {
    const attribute: Schema<'Attribute'> = await request.json();
    options.attributes?.push(attribute);
    return Response.json(attribute);
  }
  if (pathname === '/api/v1/media/barcode') {
    barcodes.push(`${searchParams.get('type')} ${searchParams.get('value')}`);
    return (
      options.barcodeAnswer?.() ??
      new Response(BARCODE, { headers: { 'Content-Type': 'image/svg+xml' } })
    );
  }
  if (request.method === 'POST' && pathname === '/api/v1/project') {
    sent.push({ key: request.headers.get('Idempotency-Key'), payload: await request.json() });
    return options.saves?.[sent.length - 1] ?? Response.json(RECEIPT, { status: 201 });
  }
  if (pathname === `/api/v1/coupon/${RECEIPT.id}`) return Response.json(COUPON);
  return null;
}

function templateOf(id: string, editable: boolean): Schema<'Template'> {
  return {
    id,
    title: "Baker's dozen",
    description: '',
    keywords: [],
    colors: [],
    active: true,
    editable,
    weight: 0,
    informedImagesId: null,
    schemes: [{ name: 'Default Scheme', colors: ['#3B1710'] }],
    image: PICTURE,
    thumbnail: PICTURE,
    editorSource: DESIGN,
  };
}

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1125" height="432"/%3E';

/** The saved coupon as the services show it to everyone. */
export const COUPON: Schema<'Coupon'> = {
  id: RECEIPT.id,
  active: true,
  updatedAt: '2026-11-20T12:00:00.000Z',
  data: { backgroundColor: '#3B1710', foregroundColor: '#FFF3DF' },
  merchantName: 'Halfmoon Bakery',
  description: 'Buy a dozen rolls, the 13th is on us',
  termsConditions: '',
  promoCode: '',
  expirationDate: '',
  timeZone: 'America/New_York',
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
