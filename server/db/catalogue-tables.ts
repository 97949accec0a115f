import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredDesign } from './project-tables.ts';

/** A scheme's swatches on a tile. */
export interface StoredSwatches {
  readonly name: string;
  readonly colors: readonly string[];
}

/** Tables of the catalogue (templates, colors, keywords) and of accounts. */
export interface CatalogueTables {
  accounts: {
    id: string;
    issuer: string;
    subject: string;
    email: string | null;
    name: string | null;
    /** Number of coupons. A trigger updates it. */
    coupons: Generated<number>;
    /** Number of removed coupons whose rows for wallets are left. */
    removed_coupons: Generated<number>;
    /** A trigger changes it whenever the account's list of coupons, or a name in it, changes. */
    list_version: Generated<number>;
    created_at: Generated<Date>;
  };
  colors: {
    /** Six upper-case hexadecimal digits. */
    value: string;
    description: string;
    /** The description in Spanish. */
    spanish: string | null;
    position: number;
  };
  keywords: {
    name: string;
    description: string;
    active: boolean;
    popular: boolean;
    weight: number;
    /** Hash of its own picture; null where it has none. */
    thumbnail: string | null;
    /** Lower case, single blanks; null where it has only `name`. */
    spanish_name: string | null;
    spanish_description: string | null;
    /** The stems of the Spanish name. A trigger updates them. */
    spanish_key: GeneratedAlways<string | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** A synonym: the words that a search takes a typed word for (BROWSE-14). */
  synonyms: {
    /** Lower case, single blanks. */
    word: string;
    /** Its stems. A trigger updates them. */
    key: GeneratedAlways<string>;
    /** Its words. A trigger updates them. */
    tokens: GeneratedAlways<string[]>;
    /** Nearest first. */
    meanings: string[];
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** Searches without a result, by day; no column names a person (PRE-06). */
  missed_searches: {
    term: string;
    day: Date;
    times: Generated<number>;
  };
  templates: {
    id: string;
    title: string;
    description: string;
    keywords: string[];
    /** Six upper-case hexadecimal digits each, as the design has them. */
    colors: string[];
    /** The listed values nearest to `colors`, so that "near" is an index look-up. */
    palette: string[];
    active: boolean;
    editable: boolean;
    weight: number;
    /** Number of coupons made from it. */
    popularity: Generated<number>;
    informed_images_id: string | null;
    editor_source: JSONColumnType<StoredDesign>;
    /** The words of the design, one line per text. A trigger updates them. */
    painted: GeneratedAlways<string>;
    /** The cleaned SVG that the design was imported from. */
    source_image: string | null;
    swatches: JSONColumnType<readonly StoredSwatches[]>;
    image: string;
    thumbnail: string;
    /** Hash of the seeded design; null once an administrator has taken the template over. */
    seed_hash: string | null;
    spanish_title: string | null;
    spanish_description: string | null;
    /** Spanish words for keywords that have no Spanish name of their own. */
    spanish_keywords: Generated<string[]>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** The searchable parts of a template; triggers update it. */
  template_search: {
    template_id: string;
    created_at: Date;
    popularity: number;
    weight: number;
    active: boolean;
    /** Words; those of title and keywords after "^"; neighbors after "+"; colors after "#"; whole keywords after "=". */
    marks: string;
  };
  /** Number of templates; triggers update it. */
  template_totals: {
    active: boolean;
    templates: number;
  };
  /** Designs for the mail's Ride-Along image, each under the `informed_images_id` of a template (ADMT-09). */
  informed_images: {
    id: string;
    editor_source: JSONColumnType<StoredDesign>;
    source_image: string | null;
    image: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  seeds: {
    /** `template/…`, `keyword/…`: entries that were seeded once; a removed one is not seeded again. */
    name: string;
    hash: string;
    seeded_at: Generated<Date>;
  };
  media: {
    /** SHA-256 of the bytes, hexadecimal; the key in the media store. */
    hash: string;
    content_type: string;
    bytes: number;
    width: number;
    height: number;
    created_at: Generated<Date>;
    /** When it was last about to be stored. */
    noted_at: Generated<Date>;
  };
}
