import type { Brand, NewBrand, components, BrandLogo } from '../../openapi/schema.gen.ts';
import {
  brandFieldsOf,
  type BrandFields,
  type BrandSlot,
  BRAND_SLOTS,
} from '../../src/domain/brand/brand.ts';
import type { Platform } from '../../src/domain/coupon/fields/coupon-images.ts';
import { fieldMessageOf } from '../../src/domain/field-messages.ts';
import { issuesOfBrand } from '../../src/domain/wizard/coupon-form.schema.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { storedPicture } from '../media/media.repository.ts';
import { imageName } from '../coupons/stored/image-names.ts';
import { findOwnMedia } from '../coupons/stored/project-media.repository.ts';
import type { Connection } from '../db/database.ts';
import { CACHE, sendVersioned, versionsRead } from '../http/answers/conditional-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { hashOfJson } from '../http/answers/versions.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { StoredFiles } from '../media/media-store.ts';
import { withUploads } from '../media/uploads.ts';
import { IMAGE_SLOTS } from '../../src/domain/images/image-slots.ts';
import { type MediaPlaces, takeMedia } from '../coupons/saving/coupon-media.ts';
import { givenImage, givenOriginal } from '../coupons/saving/coupon-images.ts';

/** The brand of an account, one at most (KIT-01). */
export function brandRoutes(parts: StoredFiles, accounts: AccountService) {
  const { database, media } = parts;
  return handlersOf({
    async getBrand(request, reply) {
      const { brand, version } = await readBrand(database, await accounts.idOfCaller(request));
      return sendVersioned(request, reply, { version, cache: CACHE.none }, () => ({ brand }));
    },
    /** Throws `RequestFailure` `invalid-coupon`, `image-refused` and `stale-edit`. */
    async keepBrand(request, reply) {
      const read = versionsRead(request.headers['if-match']);
      const { brand, version } = await keepBrand(
        parts,
        await accounts.idOfCaller(request),
        request.body,
        read,
      );
      reply.header('ETag', `"${version}"`);
      return brand;
    },
    /** The cleanup of unused files removes its logos. */
    async eraseBrand(request) {
      const accountId = await accounts.idOfCaller(request);
      await database.deleteFrom('brands').where('account_id', '=', accountId).execute();
    },
    async getBrandMedia(request, reply) {
      const { type: kind = 'logo', platform = 'apple', v } = request.query;
      const logos = await listLogos(database, await accounts.idOfCaller(request));
      const logo = logos.find(({ slot }) => slot === SLOTS[platform]);
      const hash = existing(kind === 'logo' ? logo?.media_hash : logo?.original_hash);
      // Read before the answer begins: a logo without its file is not found, and the rest of the brand still serves.
      const bytes = existing(await media.read(hash));
      const picture = { ...(await storedPicture(database, media, hash)), read: async () => bytes };
      return sendPicture(request, reply, picture, { named: v, isPublic: false });
    },
  });
}

const SLOTS: Readonly<Record<Platform, BrandSlot>> = { apple: 'appleLogo', google: 'googleLogo' };

/**
 * Replaces the brand. `read` lists the versions that the caller may have read; null if the request names none. The files
 * are stored last, after every check, so that a refused brand leaves none (SAFE-12).
 */
async function keepBrand(
  { database, media }: StoredFiles,
  accountId: string,
  brand: NewBrand,
  read: readonly string[] | null,
) {
  refuseFaults(brand);
  const logos = await withUploads(media, async (uploads) => {
    const rows = await readLogos(brand.logos, {
      findOwn: (hashes) => findOwnMedia(database, accountId, hashes),
      uploads,
    });
    await uploads.store(database);
    return rows;
  });
  return database.transaction().execute(async (transaction) => {
    // Two tabs save one after the other.
    await lockAccount(transaction, accountId);
    const { version } = await readBrand(transaction, accountId);
    await saveBrand(transaction, accountId, { fields: brandFieldsOf(brand), logos });
    const saved = await readBrand(transaction, accountId);
    // A call that is repeated after a lost answer changes nothing (RFC 9110 §13.1.1).
    const isStale = read !== null && !read.includes(version) && saved.version !== version;
    if (isStale) throw new RequestFailure('stale-edit');
    return saved;
  });
}

function refuseFaults(brand: NewBrand): void {
  const faults = issuesOfBrand(brand).map(({ path, issue }) => ({
    pointer: `/${path.join('/')}`,
    detail: fieldMessageOf(issue),
  }));
  if (faults.length > 0) throw new RequestFailure('invalid-coupon', faults);
}

/** The version is of its content; `none` without a brand. */
async function readBrand(connection: Connection, accountId: string) {
  const row = await connection
    .selectFrom('brands')
    .select('fields')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return { brand: null, version: NO_BRAND };
  const logos = await listLogos(connection, accountId);
  const shown = logos.map((logo) => [logo.slot, logoOf(logo)] as const);
  const brand: Brand = { ...brandFieldsOf(row.fields), logos: Object.fromEntries(shown) };
  return { brand, version: (await hashOfJson(brand)).slice(0, 16) };
}

const NO_BRAND = 'none';

type StoredLogoRow = Awaited<ReturnType<typeof listLogos>>[number];

function logoOf(row: StoredLogoRow): BrandLogo {
  const { media_hash, original_hash, file_name, crop, content_type, bytes } = row;
  const type = content_type === 'image/jpeg' ? content_type : 'image/png';
  return {
    image: imageName(media_hash),
    ...(original_hash !== null &&
      bytes !== null && {
        original: { name: file_name, type, size: bytes, data: imageName(original_hash) },
      }),
    ...(crop !== null && { crop }),
  };
}

type LogoRow = Omit<StoredLogoRow, 'content_type' | 'bytes'>;

/** Returns the logos of an account's brand, by slot. */
async function listLogos(connection: Connection, accountId: string) {
  return connection
    .selectFrom('brand_logos')
    .leftJoin('media', 'media.hash', 'brand_logos.original_hash')
    .select(['slot', 'media_hash', 'original_hash', 'file_name', 'crop', 'content_type', 'bytes'])
    .where('account_id', '=', accountId)
    .orderBy('slot')
    .execute();
}

/** Stores the brand in place of the one before; the media rows must exist. */
async function saveBrand(
  connection: Connection,
  accountId: string,
  { fields, logos }: { readonly fields: BrandFields; readonly logos: readonly LogoRow[] },
): Promise<void> {
  const stored = JSON.stringify(fields);
  await connection
    .insertInto('brands')
    .values({ account_id: accountId, fields: stored })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ fields: stored, saved_at: new Date() }),
    )
    .execute();
  await connection.deleteFrom('brand_logos').where('account_id', '=', accountId).execute();
  if (logos.length === 0) return;
  const rows = logos.map(({ crop, ...logo }) => ({
    ...logo,
    account_id: accountId,
    crop: crop === null ? null : JSON.stringify(crop),
  }));
  await connection.insertInto('brand_logos').values(rows).execute();
}

type Logos = components['schemas']['NewBrand']['logos'];

/** Returns the rows. Throws `RequestFailure` `image-refused`. */
async function readLogos(logos: Logos, places: MediaPlaces): Promise<readonly LogoRow[]> {
  const given = BRAND_SLOTS.flatMap((slot) => {
    const logo = logos[slot];
    return logo === undefined ? [] : [{ slot, ...logo }];
  });
  const images = given.map(({ slot, image }) =>
    givenImage(`/logos/${slot}/image`, image, IMAGE_SLOTS[slot].size),
  );
  const originals = given.flatMap(({ slot, original }) =>
    original === undefined ? [] : [givenOriginal(`/logos/${slot}/original/data`, original.data)],
  );
  const taken = await takeMedia(images, originals, places);
  const hashes = [...taken.originals];
  return given.map(({ slot, original, crop }, index): LogoRow => ({
    slot,
    media_hash: taken.images[index] ?? '',
    original_hash: original === undefined ? null : (hashes.shift() ?? null),
    file_name: original?.name ?? '',
    crop: crop ?? null,
  }));
}
