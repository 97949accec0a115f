import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredDesign } from './project-tables.ts';

/** A scheme's swatches as a tile shows them. */
export interface StoredSwatches {
  readonly name: string;
  readonly colors: readonly string[];
}

/** What everybody picks from: templates, colors and keywords; and who picks. */
export interface CatalogueTables {
  accounts: {
    id: string;
    issuer: string;
    subject: string;
    email: string | null;
    name: string | null;
    /** How many there are, written by the database itself. */
    coupons: Generated<number>;
    /** Another one after each change of what coupons there are and how they are called; written by the database itself. */
    list_version: Generated<number>;
    created_at: Generated<Date>;
  };
  colors: {
    /** Six upper-case hexadecimal digits. */
    value: string;
    description: string;
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
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** What a typed word stands for (BROWSE-14). */
  synonyms: {
    /** Lower case, single blanks. */
    word: string;
    /** Its stems; written by the database itself. */
    key: GeneratedAlways<string>;
    /** Its words; written by the database itself. */
    tokens: GeneratedAlways<string[]>;
    /** The nearest first. */
    meanings: string[];
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** What was searched for and not found, by day; nothing says by whom (PRE-06). */
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
    /** The values of `colors` that come nearest, so that "near" is an index look-up. */
    palette: string[];
    active: boolean;
    editable: boolean;
    weight: number;
    /** How often coupons were made from it. */
    popularity: Generated<number>;
    informed_images_id: string | null;
    editor_source: JSONColumnType<StoredDesign>;
    /** The words of the design, a line for each text; written by the database itself. */
    painted: GeneratedAlways<string>;
    /** The cleaned SVG that the design was imported from. */
    source_image: string | null;
    swatches: JSONColumnType<readonly StoredSwatches[]>;
    image: string;
    thumbnail: string;
    /** Hash of the seeded design; null once an administrator has taken the template over. */
    seed_hash: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** What a search reads of a template; triggers update it. */
  template_search: {
    template_id: string;
    created_at: Date;
    popularity: number;
    weight: number;
    active: boolean;
    /** Words; those of title and keywords after "^"; neighbors after "+"; colors after "#"; whole keywords after "=". */
    marks: string;
  };
  /** How many templates there are; triggers update it. */
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
    /** `template/…`, `keyword/…`: what was seeded once is not seeded again, even when it was removed since. */
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
    /** When it was last about to be put into the store. */
    noted_at: Generated<Date>;
  };
}
