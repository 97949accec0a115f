import type { Generated, JSONColumnType } from 'kysely';
import type { BrandFields, BrandSlot } from '../../src/domain/brand/brand.ts';
import type { Crop } from '../../src/domain/coupon/fields/coupon-images.ts';

/** The brands of accounts, one each (KIT-01). */
export interface BrandTables {
  brands: {
    account_id: string;
    /** Those of its release; a field that is missing has its default. */
    fields: JSONColumnType<Partial<BrandFields>>;
    saved_at: Generated<Date>;
  };
  brand_logos: {
    account_id: string;
    slot: BrandSlot;
    media_hash: string;
    /** The image as it was uploaded; null if the logo is its own original. */
    original_hash: string | null;
    file_name: string;
    crop: JSONColumnType<Crop | null, string | null, string | null>;
  };
}
