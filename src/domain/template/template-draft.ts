/** A template as an administrator edits it: the fields of its form, its picture and its designs (ADMT-01, ADMT-09). */
import type { DesignDocument } from '../design/design-document.ts';

/** The form's fields as they are typed. */
export interface TemplateForm {
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Hexadecimal colors separated by commas; empty for those of the design's first scheme. */
  readonly colors: string;
  readonly weight: string;
  /** A UUID or nothing. */
  readonly informedImages: string;
  readonly active: boolean;
  readonly editable: boolean;
}

/** What the catalogue shows of the template: as it is stored, a file, or drawn from the design when it is saved (ADMT-08). */
export type TemplateImage =
  | { readonly kind: 'stored'; readonly address: string }
  | { readonly kind: 'file'; readonly name: string; readonly dataUrl: string }
  | { readonly kind: 'drawn'; readonly scheme: string };

/** The strip, or the image for the mail, each with a source and schemes of its own. */
export type PartName = 'strip' | 'rideAlong';

export interface DesignPart {
  readonly design: DesignDocument;
  /** The SVG that it was imported from; null where none is stored. */
  readonly svg: string | null;
  /** Null where it came from the services. */
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

/** The parts of a text that commas separate, each once and trimmed. */
export function listOf(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
