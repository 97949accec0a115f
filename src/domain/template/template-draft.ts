/** A template as an administrator edits it: its form fields, picture and designs (ADMT-01, ADMT-09). */
import type { DesignDocument } from '../design/design-document.ts';
import { isSame } from '../same-value.ts';

/** The form's fields as typed. */
export interface TemplateForm {
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Empty for none; people who read Spanish see the other title then. */
  readonly spanishTitle: string;
  /** Empty for none. */
  readonly spanishDescription: string;
  /** Separated by commas. */
  readonly spanishKeywords: string;
  /** Hexadecimal colors separated by commas; empty to use the first scheme's. */
  readonly colors: string;
  readonly weight: string;
  /** A UUID or empty. */
  readonly informedImages: string;
  readonly active: boolean;
  readonly editable: boolean;
}

/** The template's catalogue image: the stored one, a file, or drawn from the design on save (ADMT-08). */
export type TemplateImage =
  | { readonly kind: 'stored'; readonly address: string }
  | { readonly kind: 'file'; readonly name: string; readonly dataUrl: string }
  | { readonly kind: 'drawn'; readonly scheme: string };

/** The strip, or the mail's image; each has its own source and schemes. */
export const PART_NAMES = ['strip', 'rideAlong'] as const;
export type PartName = (typeof PART_NAMES)[number];

export interface DesignPart {
  readonly design: DesignDocument;
  /** The imported SVG; null if none is stored. */
  readonly svg: string | null;
  /** Null if it came from the services. */
  readonly fileName: string | null;
}

export interface TemplateDraft {
  readonly form: TemplateForm;
  readonly image: TemplateImage | null;
  readonly strip: DesignPart | null;
  readonly rideAlong: DesignPart | null;
}

export const EMPTY_TEMPLATE: TemplateDraft = {
  form: {
    title: '',
    description: '',
    keywords: '',
    spanishTitle: '',
    spanishDescription: '',
    spanishKeywords: '',
    colors: '',
    weight: '0',
    informedImages: '',
    active: true,
    editable: true,
  },
  image: null,
  strip: null,
  rideAlong: null,
};

/** Whether two drafts would be stored alike. */
export function isSameTemplate(one: TemplateDraft, other: TemplateDraft): boolean {
  return (
    isSame(one.form, other.form) &&
    isSame(one.image, other.image) &&
    isSameDesignPart(one.strip, other.strip) &&
    isSameDesignPart(one.rideAlong, other.rideAlong)
  );
}

/** The same for their designs: the services do not store the name of a file. */
export function isSameDesignPart(one: DesignPart | null, other: DesignPart | null): boolean {
  return one?.svg === other?.svg && isSame(one?.design, other?.design);
}

/** The trimmed parts of a comma-separated text, without duplicates. */
export function listOf(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
