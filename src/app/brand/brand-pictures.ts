/** Reads the pictures of a stored brand, and converts a brand to the services' payload (KIT-01). */
import {
  brandMediaQuery,
  brandQuery,
  keepBrand,
  type NewBrand,
  type StoredBrand,
} from '../../api/brand.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { BRAND_SLOTS, type Brand, type BrandSlot } from '../../domain/brand/brand.ts';
import { UPLOAD_MAX_BYTES } from '../../domain/constants.ts';
import type { OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import type { SlottedImage } from '../../domain/images/image-slots.ts';

/** Reads the brand as it is now. Throws `ServiceFailure`. */
export function readBrand({ client, queryClient }: ClientAndCache) {
  return queryClient.fetchQuery({ ...brandQuery(client), staleTime: 0 });
}

/** Keeps a brand; every screen shows it at once. Throws `ServiceFailure`; the version null overwrites. */
export async function saveBrand(
  { client, queryClient }: ClientAndCache,
  brand: Brand,
  etag: string | null,
): Promise<void> {
  const kept = await keepBrand(client, payloadOfBrand(brand), etag);
  queryClient.setQueryData(brandQuery(client).queryKey, kept);
}

/** Returns a stored brand with its pictures; without the logos whose files are gone. Throws `ServiceFailure`. */
export async function withPictures(sources: ClientAndCache, stored: StoredBrand): Promise<Brand> {
  const logos = await Promise.all(
    BRAND_SLOTS.map(async (slot) => {
      const logo = await logoOf(sources, stored, slot);
      return logo === null ? [] : [[slot, logo] as const];
    }),
  );
  return { ...stored, logos: Object.fromEntries(logos.flat()) };
}

/** A slot's logo with its original; without a stored original the logo is its own. */
async function logoOf(
  { client, queryClient }: ClientAndCache,
  { logos }: StoredBrand,
  slot: BrandSlot,
): Promise<SlottedImage | null> {
  const stored = logos[slot];
  if (stored === undefined) return null;
  const platform = slot === 'appleLogo' ? 'apple' : 'google';
  const read = async (name: string, type: 'logo' | 'originalLogo') => {
    const blob = await queryClient.fetchQuery(brandMediaQuery(client, name, { type, platform }));
    return blob === null ? null : { data: await dataUrlOf(blob), size: blob.size };
  };
  const image = await read(stored.image, 'logo');
  if (image === null) return null;
  const given =
    stored.original === undefined ? null : await read(stored.original.data, 'originalLogo');
  if (stored.original === undefined || given === null) {
    const file = { name: `${slot}.png`, type: 'image/png', size: image.size };
    const original = { file, data: image.data, crop: null, storedName: stored.image };
    return { image: image.data, original };
  }
  const { name, type, size, data: storedName } = stored.original;
  const original = { file: { name, type, size }, data: given.data, crop: stored.crop ?? null };
  return { image: image.data, original: { ...original, storedName } };
}

/** Returns the brand with originals that no longer depend on what the services store, if they are small enough. */
export function detached({ logos, ...fields }: Brand): Brand {
  const own = Object.entries(logos).map(([slot, { image, original }]) => {
    return [slot, { image, original: detachedOriginal(original) }] as const;
  });
  return { ...fields, logos: Object.fromEntries<SlottedImage>(own) };
}

function detachedOriginal(original: OriginalImage): OriginalImage {
  const { file, data } = original;
  if (data === null || file === null || file.size > UPLOAD_MAX_BYTES) return original;
  return { ...original, storedName: null };
}

/** The payload of a brand: a stored original is sent as its name, any other as its content. */
function payloadOfBrand({ logos, ...fields }: Brand): NewBrand {
  const sent = Object.entries(logos).flatMap(([slot, { image, original }]) => {
    const { file, data, crop, storedName } = original;
    const content = storedName ?? data;
    if (image === null) return [];
    const name = (file?.name ?? slot).slice(0, FILE_NAME_MAX);
    const given = content !== null && { original: { name, data: content } };
    return [[slot, { image, ...given, ...(crop !== null && { crop }) }] as const];
  });
  return { ...fields, logos: Object.fromEntries(sent) };
}

/** The contract's limit. */
const FILE_NAME_MAX = 255;
