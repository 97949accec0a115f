import { expect, onTestFinished, test } from 'vitest';
import type { HttpHandler } from 'msw/http';
import { page, userEvent } from 'vitest/browser';
import { RECEIPT } from '../../support/wizard-driver.ts';
import { answer, content, problem, services } from '../../support/services/operations.ts';
import { button, expectLink, sees } from '../support/locators.ts';
import { openTearline, pageOf, project } from '../support/tearline.tsx';
import { BARCODE_ANSWER, COUPON } from '../support/wizard-bench.tsx';

const LINK = `https://tearline.example/r/${RECEIPT.id}`;

const SHARED_TITLE = 'Halfmoon Bakery: Buy a dozen rolls, the 13th is on us';

const OWN = project(1, { id: RECEIPT.id, name: 'Spring mailing' });

/** As many newer coupons as one page of a list may have. */
const NEWER = Array.from({ length: 100 }, (_, number) => project(number + 2));

const NOTHING_SAVED = {
  changedAt: null,
  google: { signing: 'trusted', state: 'none', lastAt: null, nextAt: null, fault: null },
} as const;

const walletReport = (signing: 'trusted' | 'trial') => ({
  ...NOTHING_SAVED,
  apple: { ...NO_PHONES, signing },
});
const NO_COUNTS = { holding: 0, told: 0, waiting: 0, unreached: 0, gone: 0 };
const NO_PHONES = { ...NO_COUNTS, lastAt: null, nextAt: null, faults: [] };

async function openShare(
  coupon = COUPON,
  stored = Promise.resolve([OWN]),
  signing: 'trusted' | 'trial' = 'trusted',
  more: readonly HttpHandler[] = [],
) {
  const codes: string[] = [];
  const opened: string[] = [];
  const reported: string[] = [];
  const tearline = await openTearline(`/share/${RECEIPT.id}`, {
    handlers: [
      ...more,
      services.get('/api/v1/coupon/{id}', ({ params }) =>
        params.id === RECEIPT.id ? answer(200, coupon) : undefined,
      ),
      services.get('/api/v1/project', async ({ query }) => {
        const coupons = [...NEWER, ...(await stored)];
        const wanted = query.get('id');
        const found = coupons.filter(({ id }) => wanted === null || id === wanted);
        return pageOf(query, found, 20);
      }),
      services.get('/api/v1/project/{id}/wallets', ({ params }) => {
        reported.push(params.id);
        return answer(200, walletReport(signing));
      }),
      services.get('/api/v1/project/{id}', ({ params }) => {
        opened.push(params.id);
        return problem(404, 'not-found');
      }),
      services.get('/api/v1/media/barcode', ({ query }) => {
        codes.push(`${query.get('type')} ${query.get('value')} ${query.get('format') ?? 'svg'}`);
        return BARCODE_ANSWER;
      }),
    ],
  });
  await sees(page.getByRole('heading', { level: 1, name: 'ready to use' }));
  return { ...tearline, codes, opened, reported };
}

test('[READY-01] shows the link, with the notice, a link to another coupon, and the public page in a new tab', async () => {
  await openShare();
  const link = page.getByRole('textbox', { name: 'Your coupon link' });
  await expect.element(link).toHaveValue(LINK);
  await expect.element(link).toHaveAttribute('readonly');
  await sees(page.getByText('“Buy a dozen rolls, the 13th is on us” is'));
  await sees(page.getByText('Anyone with this link can see your coupon.'));
  await expectLink('Create another coupon', '/create');
  const open = page.getByRole('link', { name: 'Open coupon' });
  await expect.element(open).toHaveAttribute('href', LINK);
  await expect.element(open).toHaveAttribute('target', '_blank');
  await expect.element(open).toHaveAttribute('rel', 'noopener');
});

test('[READY-02] [SER-01] where only household codes count, the link is not offered for the mail piece', async () => {
  await openShare({ ...COUPON, householdsOnly: true });
  await expectLink('Codes for households', `/codes/${RECEIPT.id}`);
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('button', { name: /Copy|Share/ }).elements()).toEqual([]);
  await sees(page.getByText(/^Each household has its own code\./));
  expect(page.getByRole('heading', { name: 'For your mail piece' }).elements()).toEqual([]);
  expect(page.getByText('Anyone with this link can see your coupon.').elements()).toEqual([]);
  expect(page.getByRole('figure').elements()).toEqual([]);
});

test('[READY-01] [SUBM-07] a new coupon says where its link is mailed to; one opened later does not', async () => {
  const { router } = await openShare();
  const line = page.getByText('We are e-mailing it to mara@halfmoon.example');
  expect(line.elements()).toEqual([]);
  await router.navigate({
    to: '/share/$uuid',
    params: { uuid: RECEIPT.id },
    state: { isNewCoupon: true },
  });
  await sees(line);
});

test('[READY-01] [SUBM-06] a refused clipboard is reported; the link can be copied by hand', async () => {
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  await openShare();
  await page.getByRole('button', { name: 'Copy' }).click();
  await sees(page.getByRole('alert').getByText(/^Your browser does not allow copying\. Select/u));
  navigator.clipboard.writeText = write;
});

test('[READY-01] [SUBM-06] Copy writes the link and says "copied", also to screen readers', async () => {
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  const copies: string[] = [];
  navigator.clipboard.writeText = async (text) => void copies.push(text);
  await openShare();
  await page.getByRole('button', { name: 'Copy' }).click();
  await sees(page.getByRole('button', { name: 'copied' }));
  expect(
    [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent),
  ).toContain('copied');
  expect(copies).toEqual([LINK]);
  navigator.clipboard.writeText = write;
});

const shareButton = button('Share');

test.each([
  { outcome: 'a cancelled one says nothing', reason: 'AbortError', sheets: 2, menus: 0 },
  {
    outcome: 'one that does not open leaves the menu',
    reason: 'NotAllowedError',
    sheets: 1,
    menus: 1,
  },
])('[READY-01] "Share" opens the share sheet; $outcome', async ({ reason, sheets, menus }) => {
  const shared: unknown[] = [];
  const closed = Promise.withResolvers<never>();
  const share = (data: ShareData) => {
    shared.push(data);
    return closed.promise;
  };
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await openShare();
  await shareButton.click();
  await shareButton.click();
  expect(shared).toEqual([{ title: SHARED_TITLE, text: SHARED_TITLE, url: LINK }]);
  closed.reject(new DOMException('', reason));
  if (menus === 0) await shareButton.click();
  await expect.poll(() => page.getByRole('menu').elements().length).toBe(menus);
  expect(shared).toHaveLength(sheets);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('[READY-02] shows the link’s QR code and downloads it as SVG and PNG, named after the coupon, however old it is', async () => {
  const { codes } = await openShare(COUPON, Promise.resolve([OWN]));
  await sees(page.getByRole('img', { name: 'QR code of your coupon link' }));
  for (const format of ['SVG', 'PNG']) {
    await expect
      .element(page.getByRole('link', { name: `Download the code as ${format}` }))
      .toHaveAttribute('download', `Spring mailing – QR code.${format.toLowerCase()}`);
  }
  expect(codes.toSorted()).toEqual([`QR ${LINK} png`, `QR ${LINK} svg`]);
});

test.each([
  ['trial', 1],
  ['trusted', 0],
] as const)(
  '[READY-01] [API-11] %s signing shows %i notices that passes are for testing',
  async (signing, notices) => {
    const { reported } = await openShare(COUPON, Promise.resolve([OWN]), signing);
    const notice = page.getByText(
      'This server signs passes for testing only. iPhones do not accept them.',
    );
    await expect.poll(() => reported).toEqual([RECEIPT.id]);
    await expect.poll(() => notice.elements().length).toBe(notices);
  },
);

test('[READY-01] an address without a coupon shows the message of a dead link', async () => {
  await openTearline('/share/not-a-coupon');
  await sees(page.getByRole('heading', { level: 1, name: 'Unable to load coupon' }));
  await sees(page.getByText('The link you followed is for a coupon that may no longer be active.'));
});

test('[PRE-02] the owner of a coupon whose code was not read is told why, and where to change it', async () => {
  const scan = { result: 'unread', reason: 'dense' } as const;
  await openShare(COUPON, Promise.resolve([{ ...OWN, scan }]));
  await sees(page.getByText(/^The code does not scan\. It is too dense at its real size\./));
  await expectLink('Change the code', `/project/edit/${RECEIPT.id}?step=barcode`);
});

test('[PRE-03] the owner gets the postal kit with the link, and a photograph of the piece on wish', async () => {
  const pieces: (string | null)[] = [];
  await openShare(COUPON, Promise.resolve([OWN]), 'trusted', [
    services.post('/api/v1/project/{id}/postal-kit', async ({ sent }) => {
      pieces.push((await sent()).mailPiece);
      return content(200, 'application/zip', 'zip', {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'attachment; filename="Spring mailing.zip"',
      });
    }),
  ]);
  const kit = page.getByRole('region', { name: 'Postal kit' });
  const download = kit.getByRole('button', { name: 'Download postal kit' });
  await download.click();
  await sees(kit.getByText(/made from the artwork\. The kit is/));

  const choice = kit.getByLabelText('Use a photo of the printed piece');
  await userEvent.upload(choice, new File(['no picture'], 'notes.txt', { type: 'image/png' }));
  await sees(kit.getByText(/^Your browser cannot read this file/));
  const canvas = new OffscreenCanvas(3_000, 2_000);
  canvas.getContext('2d');
  const photo = await canvas.convertToBlob();
  await userEvent.upload(choice, new File([photo], 'card.png', { type: 'image/png' }));
  await sees(kit.getByText(/is made from “card\.png”\.$/));
  await download.click();
  await expect.poll(() => pieces).toEqual([null, expect.stringMatching(/^data:image\/jpeg;/)]);
  const small = Object.assign(new Image(), { src: pieces[1] });
  await small.decode();
  expect([small.naturalWidth, small.naturalHeight]).toEqual([1_560, 1_040]);
});
