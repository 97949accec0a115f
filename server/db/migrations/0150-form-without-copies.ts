import { sql, type Kysely } from 'kysely';

/**
 * Removes the values of a stored form that the coupon has in a column or in `data` (SUBM-09); the published value
 * stays. Versions do not change, because recipients see the same coupon. Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update projects set form = form
      - array['description', 'merchantName', 'termsConditions', 'expirationDate', 'phone', 'website',
        'barcodeType', 'barcodeValue', 'barcodeAltText', 'backgroundColor', 'foregroundColor']
      - case when data ? 'logo'
          then array['logoText', 'logoFont', 'logoBackgroundColor', 'logoTextColor']
          else array[]::text[] end
      - case when data ? 'strip' then array['scheme'] else array[]::text[] end
    where form ? 'description'
  `.execute(database);
}
