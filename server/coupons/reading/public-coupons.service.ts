import type { Coupon } from '../../../openapi/schema.gen.ts';
import { composeFace, type CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import { COUPON_FILES } from '../../../src/domain/coupon/file-names.ts';
import type { Database } from '../../db/database.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import { couponFactsOf } from '../stored/project-facts.ts';
import {
  findBarcode,
  findPublicProject,
  listImages,
  type CouponBarcode,
  type ImagePlace,
  type ProjectImageRow,
  type ProjectRow,
  type PublicProjectRow,
} from '../stored/projects.repository.ts';
import { passImages, storedPassImages } from '../stored/pass-image-rows.ts';
import { findWalletCoupon, walletCoupon } from '../../delivery/wallet-coupons.repository.ts';
import { barcodeDrawing, barcodeSvg, type BarcodeFormat } from '../../barcodes/barcode-picture.ts';
import { imageAddress, publicPicture } from '../stored/coupon-addresses.ts';
import { createPictureForms } from '../../media/picture-forms.ts';
import type { PictureForm } from '../../media/rendered-image.ts';
import { imageOf } from './coupon-pictures.ts';
import type { FoundCoupon, PublicView, PublicViews } from './public-views.ts';
import { versionOf } from '../../http/answers/versions.ts';
import type { WalletPort } from '../stored/wallet-port.ts';

type ActiveView = Extract<PublicView, { readonly state: 'active' }>;

export type PublicCouponService = ReturnType<typeof createPublicCouponService>;

interface Parts extends StoredFiles {
  readonly wallet: WalletPort;
  readonly publicUrl: string;
  readonly views: PublicViews;
}

/** Public coupons by link: an unknown one is not found, an inactive one is gone (PUB-03). */
export function createPublicCouponService(parts: Parts) {
  const { views } = parts;
  const read = async (id: string): Promise<ActiveView> => {
    const found = await views.find(id);
    if (found.state === 'active') return found;
    throw new RequestFailure(found.state === 'inactive' ? 'coupon-inactive' : 'not-found');
  };
  /** For what shows the coupon's own code. */
  const readShared = async (id: string): Promise<ActiveView> => {
    const found = await read(id);
    if (found.coupon.householdsOnly) throw new RequestFailure('households-only');
    return found;
  };
  const forms = createPictureForms(parts.media);
  const ownBarcode = async (barcode: CouponBarcode): Promise<string> =>
    (await findBarcode(parts.database, barcode)) ?? barcodeSvg(barcode);
  return {
    find: (id: string) => views.find(id),
    /**
     * The other calls throw `RequestFailure` `not-found` or `coupon-inactive`, and those of the coupon's own code
     * `households-only`.
     */
    read,
    async picture(id: string, place: ImagePlace, form: PictureForm) {
      const { coupon, images } = await read(id);
      const image = imageOf(images, place);
      const { version, ground } = publicPicture(image, coupon.data.backgroundColor);
      const contentType = `image/${form.format}`;
      return { hash: version, contentType, read: () => forms.read(image.media_hash, form, ground) };
    },
    /** Not found when the coupon has no barcode. */
    async barcode(id: string, format: BarcodeFormat) {
      const { barcodeType: type, barcodeValue: value } = (await readShared(id)).coupon;
      if (type === 'NONE') throw new RequestFailure('not-found');
      const drawing = barcodeDrawing({ type, value }, format);
      const make = format === 'svg' ? () => ownBarcode({ id, type, value }) : drawing.make;
      return { ...drawing, make, version: versionOf(type, value) };
    },
    /** Returns the SVG stored with the coupon, or draws it. */
    ownBarcode,
    pass: async (id: string) => passOf(parts, await readShared(id)),
    readShared,
    saveToken: (coupon: TokenCoupon) => saveTokenOf(parts, coupon),
    /** Returns the pass for the coupon's owner: void when the coupon is inactive. */
    async ownPass(row: ProjectRow) {
      const images = await listImages(parts.database, row.id);
      return passOf(parts, { coupon: couponOf(row, images), images }).make();
    },
  };
}

/** Reads the coupon in one query. */
export async function findCoupon(database: Database, id: string): Promise<FoundCoupon> {
  const row = await findPublicProject(database, id);
  if (row === undefined) return { state: 'unknown' };
  if (!row.active) {
    const { language, merchantName, phone, website } = couponFactsOf(row);
    return { state: 'inactive', business: { language, merchantName, phone, website } };
  }
  const { images } = row;
  return { state: 'active', coupon: couponOf(row, images), images };
}

function passOf(
  { database, media, wallet }: Parts,
  { coupon, images }: Pick<ActiveView, 'coupon' | 'images'>,
) {
  const version = versionOf(coupon.id, coupon.updatedAt, 'pass');
  return {
    version,
    fileName: COUPON_FILES.pass(coupon.description, coupon.id),
    make: (): Promise<Buffer> =>
      wallet.makePass(version, async () => ({
        face: composeFace(coupon),
        serial: coupon.id,
        voided: !coupon.active || coupon.householdsOnly,
        householdsOnly: coupon.householdsOnly,
        authenticationToken: (await walletCoupon(database, coupon.id)).authentication_token,
        images: storedPassImages(media, passImages(images)),
      })),
  };
}

type TokenCoupon = CouponFacts & Pick<Coupon, 'id' | 'updatedAt' | 'google'>;

async function saveTokenOf({ database, wallet, publicUrl }: Parts, coupon: TokenCoupon) {
  return wallet.makeSaveToken(versionOf(coupon.id, coupon.updatedAt), async () => ({
    face: composeFace(coupon),
    id: coupon.id,
    images: {
      logo: `${publicUrl}${coupon.google.logo}`,
      hero: `${publicUrl}${coupon.google.strip}`,
    },
    isAtGoogle: (await findWalletCoupon(database, coupon.id))?.at_google ?? false,
  }));
}

function couponOf(row: Omit<PublicProjectRow, 'images'>, images: readonly ProjectImageRow[]) {
  const { id, barcode_type: type, barcode_value: value } = row;
  return {
    id,
    active: row.active,
    householdsOnly: row.households_only,
    updatedAt: row.updated_at.toISOString(),
    data: row.data,
    ...couponFactsOf(row),
    apple: imagesOf(row, 'apple', images),
    google: imagesOf(row, 'google', images),
    barcode:
      type === 'NONE' ? null : `/api/v1/media/coupons/${id}/barcode?v=${versionOf(type, value)}`,
  };
}

function imagesOf(
  row: Pick<PublicProjectRow, 'id' | 'data'>,
  platform: ImagePlace['platform'],
  images: readonly ProjectImageRow[],
) {
  const address = (kind: ImagePlace['kind']) => imageAddress(row, { platform, kind }, images);
  return { strip: address('strip'), logo: address('logo') };
}
