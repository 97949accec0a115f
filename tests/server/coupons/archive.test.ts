import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { COUPON_FILES } from '../../../src/domain/coupon/file-names.ts';
import { createArchiveService } from '../../../server/coupons/reading/project-archive.service.ts';
import { attachment } from '../../../server/http/answers/attachment.ts';
import { archivedFiles, refusalIn } from '../support/answers.ts';
import { readBarcode } from '../support/barcode-reader.ts';
import { bakeryCoupon, png } from '../support/coupon-payload.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openPass } from '../support/wallet-fixture.ts';
import { NO_ACCOUNT } from '../support/wallet-ledger.ts';

const services = sharedServices();

async function archiveOf(id: string) {
  const response = await services.get(MARA, `/api/v1/project/${id}/archive`);
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, ...archivedFiles(response.rawPayload) };
}

/** The archive of a coupon without a Ride-Along or Mailer ID, for tests that only read it. */
async function plainArchive() {
  plain ??= saveCoupon(services, MARA).then(async (id) => ({ id, ...(await archiveOf(id)) }));
  return plain;
}
let plain: Promise<{ readonly id: string } & Awaited<ReturnType<typeof archiveOf>>> | undefined;

async function sizeOf(bytes: Uint8Array | undefined) {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

describe('the archive', () => {
  test('[API-08] has both strips and logos, barcode, link, Ride-Along, pass and a read-me', async () => {
    const id = await saveCoupon(services, MARA, {
      rideAlongImage: await png(600, 400, '#0B5D3B'),
    });
    const { headers, files, names } = await archiveOf(id);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Thirteen rolls for the price of twelve.zip"',
      'cache-control': 'no-store',
    });
    expect(names).toEqual([
      'README.txt',
      'apple/logo.png',
      'apple/strip.png',
      'barcode/barcode.png',
      'barcode/barcode.svg',
      'google/logo.png',
      'google/strip.png',
      'link/link.png',
      'link/link.svg',
      'postal-kit/checklist.html',
      'postal-kit/checklist.txt',
      'postal-kit/mail-piece-780x300.jpg',
      'ride-along/ride-along-300x200.jpg',
      'ride-along/ride-along-600x400.png',
      'wallet/coupon.pkpass',
    ]);
    expect(await sizeOf(files['apple/strip.png'])).toBe('png 1125x432');
    expect(await sizeOf(files['google/logo.png'])).toBe('png 660x660');
    expect(await sizeOf(files['ride-along/ride-along-300x200.jpg'])).toBe('jpeg 300x200');
    const own = await services.get(MARA, `/api/v1/project/${id}/media?type=strip&platform=google`);
    expect(Buffer.from(files['google/strip.png'] ?? [])).toEqual(own.rawPayload);
  });

  test('[PRE-03] the mailer portal’s kit has the mail’s image, and checks the portal’s rules', async () => {
    const kitIn = ({ files, text }: ReturnType<typeof archivedFiles>) => ({
      kit: text('postal-kit/checklist.txt'),
      page: text('postal-kit/checklist.html'),
      piece: files['postal-kit/mail-piece-780x300.jpg'],
      image: files['ride-along/ride-along-300x200.jpg'],
    });
    const id = await saveCoupon(services, MARA, { rideAlongImage: await png(600, 400, '#0B5D3B') });
    const { kit, page, piece, image } = kitIn(await archiveOf(id));
    expect(image?.length).toBeLessThanOrEqual(200_000);
    expect(kit).toContain(
      `[x] Ride-Along image: ride-along/ride-along-300x200.jpg, 300 x 200 pixels, ${Math.ceil((image?.length ?? 0) / 1_000)} KB of at most 200 KB`,
    );
    expect(kit).toContain(
      `[ ] Landing address: http://tearline.test/r/${id} (must begin with https://)`,
    );
    expect(await sizeOf(piece)).toBe('jpeg 780x300');
    expect(piece?.length).toBeLessThanOrEqual(200_000);
    expect(page).toContain(
      '<label><input type="checkbox" checked> Brand name: Odette Bakery</label>',
    );
    for (const words of ['without a redirect', 'calls to act', 'more than a logo', 'no discount'])
      expect([words, kit.includes(words), page.includes(words)]).toEqual([words, true, true]);
    expect(kit).toContain('[x] Brand name: Odette Bakery');
    expect(kit).toContain('Expires: 12/31/2026');
    expect(kit).toContain('[ ] The code on the printed piece was scanned from paper');

    const without = kitIn(await plainArchive());
    expect(without.kit).toContain('[ ] Ride-Along image: none.');
    await services.patch(MARA, `/api/v1/project/${id}/deactivate`);
    expect(kitIn(await archiveOf(id)).kit).toContain('[ ] The coupon is inactive');
  });

  test('[PRE-03] the kit alone takes a photograph of the mail piece: upright, at most 780 x 500 pixels and 200 KB', async () => {
    const id = await saveCoupon(services, MARA, { rideAlongImage: await png(600, 400, '#0B5D3B') });
    const kitOf = async (mailPiece: string | null) => {
      const response = await services.post(MARA, `/api/v1/project/${id}/postal-kit`, { mailPiece });
      expect(response.statusCode, response.body).toBe(200);
      return { headers: response.headers, ...archivedFiles(response.rawPayload) };
    };
    const drawn = await kitOf(null);
    expect(drawn.headers['content-disposition']).toContain('Postal kit.zip');
    expect(drawn.names).toEqual([
      'postal-kit/checklist.html',
      'postal-kit/checklist.txt',
      'postal-kit/mail-piece-780x300.jpg',
      'ride-along/ride-along-300x200.jpg',
    ]);

    // A phone's photograph lies on its side, and says so.
    const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
    const photo = await sharp({
      create: { width: 1_200, height: 1_800, channels: 3, noise, background: '#808080' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files, text } = await kitOf(`data:image/jpeg;base64,${photo.toString('base64')}`);
    const piece = files['postal-kit/mail-piece.jpg'];
    expect(await sizeOf(piece)).toBe('jpeg 750x500');
    expect(piece?.length).toBeLessThanOrEqual(200_000);
    expect(text('postal-kit/checklist.txt')).toContain(
      '[x] Picture of the mail piece: postal-kit/mail-piece.jpg, 750 x 500 pixels',
    );

    const broken = await services.post(MARA, `/api/v1/project/${id}/postal-kit`, {
      mailPiece: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`,
    });
    expect(refusalIn(broken)).toEqual([
      '422 invalid-coupon',
      expect.stringMatching(/^\/mailPiece: /u),
    ]);
  });

  test('[STEP-05] prints the Mailer ID if there is one', async () => {
    const { form } = await bakeryCoupon();
    const with901 = await saveCoupon(services, MARA, { form: { ...form, mailerId: '901234567' } });
    const { text } = await archiveOf(with901);
    expect(text('README.txt')).toContain('\r\nMailer ID: 901234567\r\n');
    expect((await plainArchive()).text('README.txt')).not.toContain('Mailer ID');
  });

  test('[READY-02] a scanner reads barcode and link from both file types', async () => {
    const { id, files } = await plainArchive();
    const read = async (name: string) => {
      const picture = sharp(files[name], { density: 144 }).flatten({ background: '#FFF' }).png();
      return (await readBarcode(await picture.toBuffer()))?.value;
    };
    expect(await read('barcode/barcode.png')).toBe('ROLLS-13');
    expect(await read('barcode/barcode.svg')).toBe('ROLLS-13');
    expect(await read('link/link.png')).toBe(`http://tearline.test/r/${id}`);
    expect(await read('link/link.svg')).toBe(`http://tearline.test/r/${id}`);
  });

  test('[API-08] the pass inside is complete; an inactive coupon’s is void, and the read-me says so', async () => {
    const id = await saveCoupon(services, MARA, { barcodeType: 'NONE', barcodeValue: '' });
    const passOf = (files: Record<string, Uint8Array>): object =>
      openPass(Buffer.from(files['wallet/coupon.pkpass'] ?? [])).document;
    const active = await archiveOf(id);
    expect(passOf(active.files)).toMatchObject({ serialNumber: id });
    expect(passOf(active.files)).not.toHaveProperty('voided', true);
    expect(active.names).not.toContain('barcode/barcode.svg');
    const readMe = active.text('README.txt');
    expect(readMe).toContain(`The coupon's page: http://tearline.test/r/${id}\r\n`);
    expect(readMe).not.toContain('barcode/');

    await services.patch(MARA, `/api/v1/project/${id}/deactivate`);
    const inactive = await archiveOf(id);
    expect(passOf(inactive.files)).toMatchObject({ serialNumber: id, voided: true });
    expect(inactive.text('README.txt')).toContain(
      'The coupon is inactive: its page is closed and its pass is void.',
    );
  });

  test('[API-08] if a part cannot be read, the response is an error before its first byte', async () => {
    const logoImage = await png(480, 150, '#010203');
    const stripImage = await png(1125, 432, '#010203');
    const id = await saveCoupon(services, MARA, { apple: { stripImage, logoImage } });
    const [row] = await services.query<{ hash: string }>`select media_hash as hash
      from project_images where project_id = ${id} and platform = 'apple' and kind = 'strip'`;
    await services.media.remove([row?.hash ?? '']);
    const answer = await services.get(MARA, `/api/v1/project/${id}/archive`);
    expect(refusalIn(answer)).toEqual(['500 internal']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test.each(['removed', 'changed'] as const)(
    '[API-08] a coupon that is %s while its archive is made gets no 500',
    async (what) => {
      const id = await saveCoupon(services, MARA);
      const url = `/api/v1/project/${id}`;
      const change = { method: 'PATCH', url: `${url}/deactivate` } as const;
      const read = vi.spyOn(services.media, 'read').mockImplementationOnce(async () => {
        await services.call(MARA, what === 'removed' ? { method: 'DELETE', url } : change);
        return null;
      });
      const { statusCode } = await services.get(MARA, `${url}/archive`);
      read.mockRestore();
      expect(statusCode).toBe(what === 'removed' ? 404 : 200);
    },
  );
});

test('[SAFE-13] an archive that nobody reads gives its place to the next after its time', async () => {
  const { database, media } = services;
  const id = await saveCoupon(services, MARA);
  const archives = createArchiveService({
    database,
    media,
    sendingMs: 1,
    publicUrl: 'http://tearline.test',
    shareBase: 'http://tearline.test/r/',
    own: async () =>
      database.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ownPass: async () => Buffer.from('a pass'),
  });
  const readBy = async (): Promise<void> => {
    await (await archives.of(NO_ACCOUNT, id)).make(() => new Promise(() => undefined));
  };
  // Two of one account are sent at once.
  await Promise.all([readBy(), readBy(), readBy()]);
}, 60_000);

test.each([
  ['Rolls', 'attachment; filename="Rolls.zip"'],
  [
    'Über 50% off',
    `attachment; filename="Uber 50_ off.zip"; filename*=UTF-8''%C3%9Cber%2050%25%20off.zip`,
  ],
  ['a/b\\c:"d"\r\n\u202Ee', 'attachment; filename="a b c d e.zip"'],
  ['パン', `attachment; filename="__.zip"; filename*=UTF-8''%E3%83%91%E3%83%B3.zip`],
  ["it's (new)*", `attachment; filename="it's (new).zip"`],
  [
    "Zoë's (new)",
    `attachment; filename="Zoe's (new).zip"; filename*=UTF-8''Zo%C3%AB%27s%20%28new%29.zip`,
  ],
  ['  ..  ', 'attachment; filename="coupon.zip"'],
  ['x'.repeat(300), `attachment; filename="${'x'.repeat(200)}.zip"`],
])('[API-08] %j', (title, header) => {
  expect(attachment(COUPON_FILES.archive(title))).toBe(header);
});

test.each([
  ['Spring Sale', 'Spring Sale – QR code.png'],
  ['../50% off: "rolls"?', '50% off rolls – QR code.png'],
  ['\u202Egnp.exe\u2066', 'gnp.exe – QR code.png'],
  ['نان\u200Cها', 'نان\u200Cها – QR code.png'],
  ['con.', 'con – QR code.png'],
  ['NUL.x', '_NUL.x – QR code.png'],
  [' . ', 'coupon-link.png'],
  ['\uD800', 'coupon-link.png'],
  ['👩‍🍳'.repeat(40), `${'👩‍🍳'.repeat(18)} – QR code.png`],
])('[READY-02] [DASH-15] the QR code of %j', (name, file) => {
  expect(COUPON_FILES.code(name, 'png')).toBe(file);
});

test('[API-08] a reserved Windows device name is not the whole file name', () => {
  expect(COUPON_FILES.archive('con')).toBe('_con.zip');
  expect(COUPON_FILES.archive('COM¹ ')).toBe('_COM¹.zip');
  expect(COUPON_FILES.archive('Console')).toBe('Console.zip');
});
