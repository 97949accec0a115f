import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import { fitsAppleCard } from '../../../src/domain/preflight/apple-rules.ts';
import { parseDate } from '../../../src/domain/coupon/expiry.ts';
import { AppleCardBack } from '../../../src/ui/coupon/apple-card-back.tsx';
import { AppleCard } from '../../../src/ui/coupon/apple-card.tsx';
import { stripLabel } from '../../../src/ui/coupon/coupon-labels.ts';
import { GoogleCard } from '../../../src/ui/coupon/google-card.tsx';
import '../../../src/ui/theme/reset.css.ts';
import { HALFMOON } from '../../support/halfmoon.ts';

const picture = (width: number, height: number, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )}`;

const code = <img src={picture(116, 116, 'black')} alt="" />;

const cardOf =
  (Card: typeof AppleCard | typeof GoogleCard, logo: string, artwork: string) =>
  (facts: CouponFacts = HALFMOON, barcode: ReactNode = code) => {
    const face = composeFace(facts);
    return (
      <Card
        face={face}
        logo={<img src={logo} alt={face.merchantName} />}
        artwork={<img src={artwork} alt={stripLabel(face)} />}
        barcode={barcode}
      />
    );
  };
const appleCard = cardOf(AppleCard, picture(480, 150, 'gold'), picture(1125, 432, 'orange'));
const googleCard = cardOf(GoogleCard, picture(660, 660, 'gold'), picture(1032, 336, 'orange'));

const dated = (...[startDate, expirationDate]: readonly [string, string]) => ({
  startDate: parseDate(startDate) ?? '',
  expirationDate: parseDate(expirationDate) ?? '',
});

const within = (width: number, card: ReactNode) => <div style={{ width }}>{card}</div>;

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return { width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
};

const hasRested = (element: Element) =>
  Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));

const card = (name: string) => page.getByRole('article', { name, exact: true }).element();

function partHolding(article: Element, selector: string): Element {
  const inner = article.querySelector(selector);
  const part = [...article.children].find((child) => child.contains(inner));
  if (inner === null || part === undefined) throw new Error(`The card holds no ${selector}.`);
  return part;
}

test.each([
  ['Apple', appleCard, 490, 188.2, 400],
  ['Google', googleCard, 453, 147.5, 245],
] as const)(
  '[PREV-01] [PREV-02] the %s card is at most as wide as its wallet’s, with a strip and a barcode block in proportion',
  async (wallet, shown, width, strip, block) => {
    await render(within(1000, shown()));
    const article = card(`${wallet} coupon, Halfmoon Bakery`);
    expect(sizeOf(article).width).toBe(width);
    expect(sizeOf(partHolding(article, 'figure'))).toEqual({ width, height: block });
    const artwork = partHolding(article, 'img[alt^="Buy a dozen"]');
    expect(sizeOf(artwork)).toEqual({ width, height: strip });
  },
);

describe('the Apple card', () => {
  test('[PREV-01] [PREV-06] shows offer and expiry in the coupon’s own colors in every theme, and pictures with alternative texts', async () => {
    await render(within(390, appleCard()));
    const article = card('Apple coupon, Halfmoon Bakery');
    expect(getComputedStyle(article).backgroundColor).toBe('rgb(59, 23, 16)');
    expect(getComputedStyle(page.getByText('12/31/2027').element()).color).toBe(
      'rgb(255, 243, 223)',
    );
    expect(getComputedStyle(page.getByText('Expires').element()).color).toBe('rgb(247, 201, 72)');
    const terms = [...article.querySelectorAll('dt, dd')].map((term) => term.textContent);
    expect(terms).toEqual([
      'Offer',
      'Buy a dozen rolls, the 13th is on us',
      'Expires',
      '12/31/2027',
    ]);
    const names = [
      'Halfmoon Bakery',
      'Buy a dozen rolls, The 13th, is on us',
      'QR code for HALFMOON-13',
    ];
    for (const name of names) {
      await sees(page.getByRole('img', { name, exact: true }));
    }
    await sees(page.getByText('HALFMOON-13', { exact: true }));

    const colors = () => [
      getComputedStyle(article).backgroundColor,
      getComputedStyle(article).color,
    ];
    const day = colors();
    document.documentElement.dataset['theme'] = 'dark';
    expect(colors()).toEqual(day);
    delete document.documentElement.dataset['theme'];
  });

  test.each([
    ['Ten dollars off any bouquet of roses or tulips', ['', '12/31/2027'], 'whole'],
    [
      'Ten dollars off any bouquet of red roses or white tulips',
      ['12/01/2027', '12/31/2027'],
      'cut',
    ],
    ['Diez dólares menos en cualquier ramo de rosas', ['12/01/2027', '12/31/2027'], 'cut'],
    ['Buy a dozen rolls', ['12/01/2027', '12/31/2027'], 'whole'],
    ['Buy twelve of our rolls on a weekday, and the 13th is on us', ['', '12/31/2027'], 'whole'],
    [`${'WWWW '.repeat(20)}on any weekday`, ['', ''], 'cut'],
  ])(
    '[PRE-01] [PREV-01] the offer “%s” beside dates %j is %s, as preflight says',
    async (...row) => {
      const [description, [startDate = '', expirationDate = ''], shown] = row;
      const facts = { ...HALFMOON, description, ...dated(startDate, expirationDate) };
      await render(within(490, appleCard(facts)));
      const offer = card('Apple coupon, Halfmoon Bakery').querySelector('dd');
      expect((offer?.scrollHeight ?? 0) > (offer?.clientHeight ?? 0)).toBe(shown === 'cut');
      expect(fitsAppleCard(description, composeFace(facts))).toBe(shown === 'whole');
    },
  );

  test('[PREV-01] an offer of 255 characters neither widens the card nor moves the barcode block', async () => {
    await render(within(490, appleCard({ ...HALFMOON, description: 'Everything '.repeat(23) })));
    const article = card('Apple coupon, Halfmoon Bakery');
    expect(article.scrollWidth).toBe(490);
    expect(sizeOf(partHolding(article, 'figure')).height).toBe(400);
  });

  test('[PREV-01] [PREV-03] its back has the details, with links', async () => {
    await render(within(490, <AppleCardBack face={composeFace(HALFMOON)} />));
    await sees(page.getByRole('heading', { name: 'Details' }));
    const article = card('Apple coupon, Halfmoon Bakery, details');
    expect([...article.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Business/Organization Name',
      'Description',
      'Terms & Conditions',
      'Promo Code',
      'Expiration Date',
      'Website',
      'Business Phone Number',
    ]);
    const links = [...article.querySelectorAll('a')].map((link) => link.href);
    expect(links).toEqual(['https://halfmoon.example/', 'tel:+15550142233']);
  });
});

describe('the Google card', () => {
  test.each([
    ['#3B1710', '#000000', 'rgb(255, 255, 255)'],
    ['#F7C948', '#FFFFFF', 'rgb(0, 0, 0)'],
  ])(
    '[PREV-02] on %s its text ignores the foreground %s',
    async (background, foreground, color) => {
      const facts = { ...HALFMOON, backgroundColor: background, foregroundColor: foreground };
      await render(within(453, googleCard(facts)));
      for (const words of [HALFMOON.description, HALFMOON.merchantName])
        expect(getComputedStyle(page.getByText(words).first().element()).color).toBe(color);
    },
  );

  test('[PREV-06] draws name and offer cut as Google does; screen readers get all of both', async () => {
    const merchantName = 'Halfmoon Bakery and Coffee House';
    const description = 'Buy a dozen rolls of any kind on any day of the week, the 13th is on us';
    await render(within(453, googleCard({ ...HALFMOON, merchantName, description })));

    await sees(page.getByText('Halfmoon Bakery and…', { exact: true }));
    await sees(page.getByText('Buy a dozen rolls of any kind on any day of the week, the 1…'));
    const heard = [...card(`Google coupon, ${merchantName}`).querySelectorAll('header, p')].map(
      (part) => [...part.querySelectorAll('span:not([aria-hidden], :has(span))')].at(-1),
    );
    expect(heard.map((part) => part?.textContent)).toEqual([merchantName, description]);
  });

  test('[PREV-02] cuts the square logo to a circle; "Details" opens a sheet from the bottom without changing the card’s size', async () => {
    await render(within(453, googleCard()));
    const logo = page.getByRole('img', { name: 'Halfmoon Bakery' }).element();
    const circle = logo.parentElement ?? logo;
    expect(getComputedStyle(circle).borderRadius).toBe('50%');
    expect(sizeOf(circle)).toEqual({ width: 43.5, height: 43.5 });

    const article = card('Google coupon, Halfmoon Bakery');
    const closed = sizeOf(article);
    await page.getByText('Details').click();
    await sees(page.getByText('One coupon per visit.'));
    await hasRested(article);
    expect(sizeOf(article)).toEqual(closed);
    const sheet = article.querySelector('details')?.getBoundingClientRect();
    expect(sheet?.bottom).toBeCloseTo(article.getBoundingClientRect().bottom, 0);

    await page.getByText('Details').click();
    await expect.element(page.getByText('One coupon per visit.')).not.toBeVisible();
  });
});

test('[PREV-01] a barcode of each type fits its card', async () => {
  for (const barcodeType of ['QR', 'AZTEC', 'PDF417', 'CODE128'] as const) {
    const isWide = barcodeType === 'PDF417' || barcodeType === 'CODE128';
    const drawn = (
      <img src={isWide ? picture(400, 120, 'black') : picture(116, 116, 'black')} alt="" />
    );
    const view = await render(within(490, appleCard({ ...HALFMOON, barcodeType }, drawn)));
    const figure = card('Apple coupon, Halfmoon Bakery').querySelector('figure');
    expect(figure?.getBoundingClientRect().width).toBeCloseTo(isWide ? 431.2 : 269.5, 0);
    await view.unmount();
  }
});

test('[PREV-01] the back is as high as a front with two lines of offer, and scrolls by keyboard', async () => {
  await render(within(390, appleCard()));
  await render(within(390, <AppleCardBack face={composeFace(HALFMOON)} />));
  const back = card('Apple coupon, Halfmoon Bakery, details');
  expect(sizeOf(back)).toEqual(sizeOf(card('Apple coupon, Halfmoon Bakery')));
  expect(back.querySelector('[tabindex="0"]')).not.toBeNull();
});

test.each(['PDF417', 'CODE128'] as const)(
  '[PREV-01] a %s has the same place before and after it loads, in any shape',
  async (barcodeType) => {
    const facts = { ...HALFMOON, barcodeType };
    const place = () => sizeOf(page.getByRole('img', { name: / barcode for / }).element());
    const late = await render(
      within(490, appleCard(facts, <img src="data:image/svg+xml," alt="" />)),
    );
    const reserved = place();
    expect(reserved.height).toBeGreaterThan(100);
    await late.unmount();
    for (const [width, height] of [
      [1870, 77],
      [324, 100],
      [132, 77],
    ] as const) {
      const view = await render(
        within(490, appleCard(facts, <img src={picture(width, height, 'black')} alt="" />)),
      );
      expect(place()).toEqual(reserved);
      await view.unmount();
    }
  },
);

test('[PREV-03] a back without details explains what appears there', async () => {
  const nothing = { merchantName: '', description: '', termsConditions: '', promoCode: '' };
  const facts = { ...HALFMOON, ...nothing, expirationDate: '', website: '', phone: '' };
  await render(within(390, <AppleCardBack face={composeFace(facts)} />));
  await sees(page.getByText('What you enter in "Add details" appears here.'));
});
