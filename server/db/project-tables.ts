import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  components,
  DesignDocument,
  CouponData,
  Originals,
} from '../../openapi/schema.gen.ts';
import type { BrandFields, BrandSlot } from '../../src/domain/brand/brand.ts';
import type { Crop } from '../../src/domain/coupon/fields/coupon-images.ts';
import type { ValuesBelow } from '../../src/domain/coupon/fields/field-places.ts';

/** A design document as the contract has it. */
export type StoredDesign = DesignDocument;
/** The part of the coupon form that neither a column nor `data` contains (SUBM-08, SUBM-09). */
export type PayloadForm = components['schemas']['PayloadForm'];
/** The contract's `data`: colors, text logo and scheme. */
type StoredCouponData = CouponData;

/** What reading a coupon's code back said. */
export type CodeScan = components['schemas']['CodeScan'];

/** The rules that found something in a coupon, and the version of all rules. */
export interface StoredPreflight {
  readonly version: number;
  readonly rules: readonly string[];
}

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

/** The payload's own fields; the design's column has another type. */
export type OwnValues = Omit<ValuesBelow<'/'>, 'editorSource'>;

/** The columns of a coupon that are fields of its payload, in snake case. */
export type CouponColumns = {
  -readonly [Name in keyof OwnValues as SnakeCase<Name>]: OwnValues[Name];
};

/** The slot of an original, to be cropped again later. */
export type OriginalPlace = keyof Originals;

/** A marketer's coupons, their images, the brand, and the keys that prevent duplicates on retries. */
export interface ProjectTables {
  projects: CouponColumns & {
    /** UUIDv4: project id, coupon id, share link, pass serial (API-04). */
    id: string;
    account_id: string;
    name: string;
    /** Drawn when the coupon was saved; null without a barcode, or when there was no time to draw it. */
    barcode_svg: string | null;
    active: Generated<boolean>;
    /** Whether only the codes of households count, and not its own code and link (SER-01). */
    households_only: Generated<boolean>;
    template_id: string | null;
    informed_images_id: string | null;
    data: JSONColumnType<StoredCouponData>;
    editor_source: JSONColumnType<StoredDesign | null>;
    form: JSONColumnType<PayloadForm>;
    ride_along_editor_source: JSONColumnType<StoredDesign | null>;
    painted_words: string[];
    /** What reading the drawn code back said; null if that was not done (PRE-02). */
    code_scan: JSONColumnType<CodeScan | null, string | null, string | null>;
    /** What preflight found when it looked; null if it has not (PRE-01). */
    preflight: JSONColumnType<StoredPreflight | null, string | null, string | null>;
    /** Names the last update, so that its retry is recognized. */
    applied_update: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  project_images: {
    project_id: string;
    /** `none` for the Ride-Along image, which belongs to no wallet. */
    platform: 'apple' | 'google' | 'none';
    kind: 'strip' | 'logo' | 'rideAlong';
    media_hash: string;
  };
  project_originals: {
    project_id: string;
    place: OriginalPlace;
    file_name: string;
    media_hash: string;
  };
  /** The owners' private notes, of coupons that have one (DASH-19). */
  coupon_notes: {
    coupon_id: string;
    note: string;
  };
  /** Apart from the coupons, so that a page view does not change a coupon. */
  coupon_counts: {
    coupon_id: string;
    views: number;
    passes: number;
  };
  /** The same by UTC day; old days are deleted. */
  coupon_days: {
    coupon_id: string;
    /** `2026-11-22` */
    day: string;
    views: number;
    passes: number;
  };
  /** The brands of accounts, one each (KIT-01). */
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
  /** An account's own settings: theme, sort choice (API-10). */
  attributes: {
    account_id: string;
    id: string;
    /** `json` and not `jsonb`, so that it is returned exactly as sent. */
    value: ColumnType<unknown, string, string>;
    updated_at: Generated<Date>;
  };
  idempotency_keys: {
    account_id: string;
    key: string;
    /** SHA-256 of the canonical body. */
    request_hash: string;
    /** The answer of the first call. */
    response: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
}
