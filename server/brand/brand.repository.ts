/** The brand of an account and its logos (KIT-01). */
import type { BrandFields, BrandSlot } from '../../src/domain/brand/brand.ts';
import type { Crop } from '../../src/domain/coupon/fields/coupon-images.ts';
import type { Connection } from '../db/database.ts';

export interface LogoRow {
  readonly slot: BrandSlot;
  readonly media_hash: string;
  readonly original_hash: string | null;
  readonly file_name: string;
  readonly crop: Crop | null;
}

export interface StoredLogoRow extends LogoRow {
  /** Of the original; null without one. */
  readonly content_type: string | null;
  readonly bytes: number | null;
}

export interface BrandRow<Logo = StoredLogoRow> {
  readonly fields: Partial<BrandFields>;
  readonly logos: readonly Logo[];
}

/** Returns an account's brand. */
export async function findBrand(connection: Connection, accountId: string) {
  const brand = await connection
    .selectFrom('brands')
    .select('fields')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (brand === undefined) return undefined;
  return { fields: brand.fields, logos: await listLogos(connection, accountId) };
}

/** Returns the logos of an account's brand, by slot. */
export async function listLogos(connection: Connection, accountId: string) {
  return connection
    .selectFrom('brand_logos')
    .leftJoin('media', 'media.hash', 'brand_logos.original_hash')
    .select(['slot', 'media_hash', 'original_hash', 'file_name', 'crop', 'content_type', 'bytes'])
    .where('account_id', '=', accountId)
    .orderBy('slot')
    .execute();
}

/** Stores the brand in place of the one before; the media rows must exist. */
export async function saveBrand(
  connection: Connection,
  accountId: string,
  { fields, logos }: BrandRow<LogoRow>,
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

/** Deletes the brand; the cleanup of unused files removes its logos. */
export async function deleteBrand(connection: Connection, accountId: string): Promise<void> {
  await connection.deleteFrom('brands').where('account_id', '=', accountId).execute();
}
