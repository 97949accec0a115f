import { sql, type Kysely } from 'kysely';

/**
 * Composes (NFC) the barcodes' values of before texts were composed where they enter: a till sends a composed one, which
 * did not find them. Phones keep their passes: what is read from those is composed too. The services draw a code without
 * a drawing when it is shown.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `update projects set barcode_value = normalize(barcode_value), barcode_svg = null
    where barcode_value is not normalized`,
  `update projects
    set form = jsonb_set(form, '{barcodeInitialValue}', to_jsonb(normalize(form->>'barcodeInitialValue')))
    where form->>'barcodeInitialValue' is not normalized`,
  `update codes set value = normalize(value) where value is not normalized`,
];
