import type { Brand, NewBrand, components, BrandLogo } from '../../openapi/schema.gen.ts';
import { brandFieldsOf, type BrandSlot, BRAND_SLOTS } from '../../src/domain/brand/brand.ts';
import type { Platform } from '../../src/domain/coupon/fields/coupon-images.ts';
import { fieldMessageOf } from '../../src/domain/field-messages.ts';
import { issuesOfBrand } from '../../src/domain/wizard/coupon-form.schema.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { storedPicture } from '../catalogue/catalogue.service.ts';
import { imageName } from '../coupons/stored/image-names.ts';
import { findOwnMedia } from '../coupons/stored/project-media.repository.ts';
import type { Database } from '../db/database.ts';
import { hashOfJson } from '../http/answers/versions.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import type { MediaStore } from '../media/media-store.ts';
import { withUploads } from '../media/uploads.ts';
import {
  type BrandRow,
  deleteBrand,
  findBrand,
  listLogos,
  saveBrand,
  type StoredLogoRow,
  type LogoRow,
} from './brand.repository.ts';
import { IMAGE_SLOTS } from '../../src/domain/images/image-slots.ts';
import { type MediaPlaces, takeMedia } from '../coupons/saving/coupon-media.ts';
import { givenImage } from '../coupons/saving/coupon-images.ts';
import { givenOriginal } from '../coupons/saving/coupon-originals.ts';

interface ReadBrand<Found = Brand | null> {
  readonly brand: Found;
  /** Of its content; `none` without a brand. */
  readonly version: string;
}

export type BrandService = ReturnType<typeof createBrandService>;

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** The brand of an account, one at most (KIT-01). */
export function createBrandService(parts: Parts, accounts: AccountService) {
  const { database, media } = parts;
  return {
    read: async (caller: Claims) =>
      readBrand(await findBrand(database, await accounts.idOf(caller))),
    /**
     * Replaces the brand. `read` lists the versions that the caller may have read; null if the request names none. Throws
     * `RequestFailure` `invalid-coupon`, `image-refused` and `stale-edit`.
     */
    keep: async (caller: Claims, brand: NewBrand, read: readonly string[] | null) =>
      keepBrand(parts, await accounts.idOf(caller), brand, read),
    erase: async (caller: Claims) => deleteBrand(database, await accounts.idOf(caller)),
    /** Throws `RequestFailure` `not-found`. */
    async picture(
      caller: Claims,
      { kind, platform }: { readonly kind: 'logo' | 'originalLogo'; readonly platform: Platform },
    ) {
      const logos = await listLogos(database, await accounts.idOf(caller));
      const logo = logos.find(({ slot }) => slot === SLOTS[platform]);
      const hash = kind === 'logo' ? logo?.media_hash : logo?.original_hash;
      // Read before the answer begins: a logo without its file is not found, and the rest of the brand still serves.
      const bytes = typeof hash === 'string' ? await media.read(hash) : null;
      if (typeof hash !== 'string' || bytes === null) throw new RequestFailure('not-found');
      const picture = await storedPicture(database, media, hash);
      return { ...picture, read: async () => bytes };
    },
  };
}

const SLOTS: Readonly<Record<Platform, BrandSlot>> = { apple: 'appleLogo', google: 'googleLogo' };

/** The files are stored last, after every check, so that a refused brand leaves none (SAFE-12). */
async function keepBrand(
  { database, media }: Parts,
  accountId: string,
  brand: NewBrand,
  read: readonly string[] | null,
): Promise<ReadBrand<Brand>> {
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
    const { version } = await readBrand(await findBrand(transaction, accountId));
    if (read !== null && !read.includes(version)) throw new RequestFailure('stale-edit');
    await saveBrand(transaction, accountId, { fields: brandFieldsOf(brand), logos });
    return readBrand(await findBrand(transaction, accountId)) as Promise<ReadBrand<Brand>>;
  });
}

function refuseFaults(brand: NewBrand): void {
  const faults = issuesOfBrand(brand).map(({ path, issue }) => ({
    pointer: `/${path.join('/')}`,
    detail: fieldMessageOf(issue),
  }));
  if (faults.length > 0) throw new RequestFailure('invalid-coupon', faults);
}

async function readBrand(row: BrandRow | undefined): Promise<ReadBrand> {
  if (row === undefined) return { brand: null, version: NO_BRAND };
  const { fields, logos } = row;
  const shown = logos.map((logo) => [logo.slot, logoOf(logo)] as const);
  const brand = { ...brandFieldsOf(fields), logos: Object.fromEntries(shown) };
  return { brand, version: (await hashOfJson(brand)).slice(0, 16) };
}

const NO_BRAND = 'none';

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
