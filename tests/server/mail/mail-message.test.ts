import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { CouponMailFacts } from '../../../server/mail/coupon-mail.ts';
import { composeCouponMail } from '../../../server/mail/coupon-mail.ts';
import { createEmlTransport } from '../../../server/mail/eml-transport.ts';
import { mailPicture } from '../../../server/mail/coupon-mail-source.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { nextAttempt } from '../../../server/jobs/retry-schedule.ts';
import { FROM, NEVER } from '../support/mail-fixture.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';
const STRIP = Buffer.from('89504e470d0a1a0a', 'hex');

const FACTS: CouponMailFacts = {
  name: 'Buy a dozen rolls, the 13th is on us',
  merchantName: 'Halfmoon Bakery',
  expires: '12/31/2027',
  colors: { background: '#3B1710', foreground: '#FFF3DF' },
  picture: { bytes: STRIP, contentType: 'image/png' },
  paintedWords: ['Buy a dozen rolls', 'The 13th', 'is on us'],
  links: {
    coupon: `https://coupons.example/r/${ID}`,
    share: `https://coupons.example/share/${ID}`,
    dashboard: 'https://coupons.example/dashboard',
  },
};

function documentOf(facts: CouponMailFacts): Document {
  return new JSDOM(composeCouponMail(facts).html).window.document;
}

test('[SUBM-07] subject and plain part, to the letter', () => {
  const { subject, text } = composeCouponMail(FACTS);
  expect(subject).toBe('Your coupon “Buy a dozen rolls, the 13th is on us” is ready');
  expect(text).toBe(`“Buy a dozen rolls, the 13th is on us” is ready.

Halfmoon Bakery
Good through 12/31/2027.

Your coupon’s link, to share with anyone:
https://coupons.example/r/${ID}

What to do next

1. Open the link on your own phone and add the coupon to your wallet.
   You will see exactly what your customers see.

2. Put the link or its QR code on your next mailing. You find both here:
   https://coupons.example/share/${ID}

3. Sold out, or changed your mind? Turn the coupon off at any time:
   https://coupons.example/dashboard

Keep this mail to find your coupon quickly.

Tearline sends it once, because you made this coupon.
`);
});

test('[SUBM-07] a coupon without an end date says so, and a long name is shortened only in the subject', () => {
  const name = `Everything ${'very '.repeat(20)}cheap`;
  const { subject, text, html } = composeCouponMail({ ...FACTS, expires: null, name });
  expect(text).toContain('\nIt has no end date and stays good until you turn it off.\n');
  expect(html).toContain('It has no end date and stays good until you turn it off.');
  expect([...subject].length).toBeLessThan(90);
  expect(subject).toMatch(/…” is ready$/);
  expect(text).toContain(`“${name}”`);
});

describe('the HTML part', () => {
  test('[SUBM-07] has the picture, its alternative text, and three links, and loads nothing: styles are inline, no script', () => {
    const page = documentOf(FACTS);
    const picture = page.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('cid:coupon-picture@tearline');
    expect(picture?.alt).toBe('Buy a dozen rolls, The 13th, is on us');
    expect(page.querySelector('h1')?.textContent).toBe(
      '“Buy a dozen rolls, the 13th is on us” is ready',
    );
    const ways = [...page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'));
    expect(ways).toEqual([
      FACTS.links.coupon,
      FACTS.links.coupon,
      FACTS.links.coupon,
      FACTS.links.share,
      FACTS.links.dashboard,
    ]);
    expect(page.body.textContent).toContain('Good through 12/31/2027.');

    const sources = [...page.querySelectorAll('[src], link, script, style, iframe, object')];
    expect(sources.map(({ outerHTML }) => outerHTML.slice(0, 14))).toEqual(['<img src="cid:']);
    expect(composeCouponMail(FACTS).html).not.toContain('url(');
  });

  test('[SUBM-07] without a picture the texts are in its colors', () => {
    const { html, attachments } = composeCouponMail({ ...FACTS, picture: null });
    expect(attachments).toEqual([]);
    const page = new JSDOM(html).window.document;
    expect(page.querySelector('img')).toBeNull();
    const words = [...page.querySelectorAll('p')].find(({ textContent }) =>
      textContent.startsWith('Buy a dozen rolls, The 13th'),
    );
    expect(words?.getAttribute('style')).toContain('background:#3B1710;color:#FFF3DF;');
  });
});

async function written(
  mail: Partial<Mail>,
): Promise<{ readonly eml: Email; readonly source: string }> {
  const folder = await temporaryFolder();
  const whole: Mail = {
    ...composeCouponMail(FACTS),
    messageId: `coupon-${ID}@tearline.example`,
    date: new Date('2026-11-20T17:00:00.000Z'),
    from: FROM,
    to: { name: 'Rosa Fernhill', address: 'rosa@fernhill.example' },
    ...mail,
  };
  await createEmlTransport(folder).send(whole, NEVER.cut);
  const source = await readFile(join(folder, `coupon-${ID}.eml`));
  return { eml: await PostalMime.parse(source), source: source.toString('utf8') };
}

test('[SUBM-07] has both parts, the picture and the headers of one mail', async () => {
  const { eml } = await written({});
  const { subject, text, html } = composeCouponMail(FACTS);
  expect(eml).toMatchObject({
    messageId: `<coupon-${ID}@tearline.example>`,
    date: '2026-11-20T17:00:00.000Z',
    from: { name: 'Tearline', address: 'coupons@tearline.example' },
    to: [{ name: 'Rosa Fernhill', address: 'rosa@fernhill.example' }],
    subject,
    headers: expect.arrayContaining([
      { key: 'auto-submitted', originalKey: 'Auto-Submitted', value: 'auto-generated' },
    ]),
  });
  expect(eml.text?.trimEnd()).toBe(text.trimEnd());
  expect(eml.html?.trimEnd()).toBe(html.trimEnd());
  expect(
    eml.attachments.map(({ mimeType, contentId, content }) => ({
      mimeType,
      contentId,
      bytes: typeof content === 'string' ? null : Buffer.from(new Uint8Array(content)),
    })),
  ).toEqual([{ mimeType: 'image/png', contentId: '<coupon-picture@tearline>', bytes: STRIP }]);
});

test('[SUBM-07] preserves letters of every script in subject, name and text', async () => {
  const name = 'Größe 🥐 Ωμέγα パン屋 '.repeat(4).trim();
  const { eml } = await written({
    ...composeCouponMail({ ...FACTS, name }),
    to: { name: 'Bäckerei Łódź 🥐', address: 'rosa@fernhill.example' },
  });
  expect(eml.subject).toBe(composeCouponMail({ ...FACTS, name }).subject);
  expect(eml.to).toEqual([{ name: 'Bäckerei Łódź 🥐', address: 'rosa@fernhill.example' }]);
  expect(eml.text).toContain(`“${name}” is ready.`);
});

test('[SUBM-07] CR LF in a name or a subject adds no header', async () => {
  const { source } = await written({
    subject: 'Ready\r\nBcc: evil@elsewhere.example',
    to: { name: 'Rosa\r\nBcc: evil@elsewhere.example', address: 'rosa@fernhill.example' },
  });
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^to:/gim)).toHaveLength(1);
});

test('[SUBM-07] refuses a Message-ID that would leave the folder', async () => {
  await expect(written({ messageId: '../../etc/cron@tearline.example' })).rejects.toThrow(
    'A Message-ID names a file by letters, digits and hyphens before its @.',
  );
});

test('[SUBM-07] attaches a small picture unchanged, a large one as a JPEG', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1125, height: 432, channels: 3, noise, background: '#FFFFFF' } as const;
  const photograph = await sharp({ create }).png().toBuffer();
  const flat = await sharp({ create: { ...create, noise: undefined } })
    .png()
    .toBuffer();

  expect(await mailPicture(flat)).toEqual({ bytes: flat, contentType: 'image/png' });
  const heavy = await mailPicture(photograph);
  expect(heavy.contentType).toBe('image/jpeg');
  expect(heavy.bytes.length).toBeLessThan(photograph.length * 0.6);
  const { format, width, height } = await sharp(heavy.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1120, height: 430 });
});

describe('retries', () => {
  const createdAt = new Date('2026-11-20T00:00:00.000Z');
  const after = (ms: number) => new Date(createdAt.getTime() + ms);

  test.each([
    [1, 15_000],
    [2, 30_000],
    [3, 60_000],
    [8, 1_920_000],
    [9, 3_600_000],
    [40, 3_600_000],
  ])(
    '[SUBM-07] after attempt %i come within %i ms, and after at least half of it',
    (attempts, delay) => {
      const now = after(1_000);
      expect(nextAttempt({ attempts, createdAt }, now, 0)).toEqual(after(1_000 + delay));
      expect(nextAttempt({ attempts, createdAt }, now, 1)).toEqual(after(1_000 + delay / 2));
    },
  );

  test('[SUBM-07] end after 24 hours', () => {
    const last = nextAttempt({ attempts: 30, createdAt }, after(86_000_000), 0);
    expect(last).toEqual(after(86_400_000));
    expect(nextAttempt({ attempts: 31, createdAt }, after(86_400_000), 0)).toBeNull();
  });
});
