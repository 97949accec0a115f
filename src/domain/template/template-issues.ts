/** The issues of a template that is being edited (ADMT-06). */
import { parseHex } from '../design/color.ts';
import { textsIn } from '../design/design-document.ts';
import { textNameIssue } from '../design/text-names.ts';
import type { FieldIssue } from '../field-messages.ts';
import { requiredTextIssue } from '../plain-text.ts';
import { isUuid } from '../uuid.ts';
import {
  type DesignPart,
  listOf,
  type TemplateDraft,
  type TemplateForm,
} from './template-draft.ts';
import * as templateIssuesWords from '../../words/domain/template-issues.gen.ts';

type TemplateField = keyof TemplateForm | 'image' | 'source' | 'texts';

export type TemplateIssues = Partial<Readonly<Record<TemplateField, FieldIssue>>>;

export const TITLE_MAX = 128;
const TEMPLATE_DESCRIPTION_MAX = 500;
const KEYWORD_MAX = 64;
/** The services' limit on a template's keywords and colors. */
const MOST_KEYWORDS = 20;
const MOST_COLORS = 12;
const HEAVIEST = 1_000_000;

const INTEGER = /^[+-]?\d+$/u;

/** The first issue of each field; fields without issues are absent. */
export function templateIssuesOf({ form, image, strip, rideAlong }: TemplateDraft): TemplateIssues {
  const found: readonly (readonly [TemplateField, FieldIssue | null])[] = [
    ['title', wordsIssue(form.title, TITLE_MAX)],
    ['description', wordsIssue(form.description, TEMPLATE_DESCRIPTION_MAX)],
    ['keywords', keywordsIssue(form.keywords)],
    ['colors', colorsIssue(form.colors)],
    ['weight', weightIssue(form.weight)],
    ['informedImages', informedImagesIssue(form.informedImages, rideAlong !== null)],
    ['image', image === null ? { code: 'required' } : null],
    ['source', strip === null ? { code: 'required' } : null],
    ['texts', namesIssue(strip) ?? namesIssue(rideAlong)],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== null));
}

function wordsIssue(text: string, limit: number): FieldIssue | null {
  if (text.trim().length > limit) return { code: 'tooLong', limit };
  return requiredTextIssue(text);
}

function keywordsIssue(text: string): FieldIssue | null {
  const keywords = listOf(text);
  if (keywords.some((keyword) => keyword.length > KEYWORD_MAX))
    return { code: 'tooLong', limit: KEYWORD_MAX };
  if (keywords.length <= MOST_KEYWORDS) return null;
  return {
    code: 'unexpected',
    detail: templateIssuesWords.tooManyKeywords({ count: MOST_KEYWORDS }),
  };
}

function colorsIssue(text: string): FieldIssue | null {
  const colors = listOf(text);
  if (colors.some((color) => parseHex(color) === null)) return { code: 'color' };
  if (colors.length <= MOST_COLORS) return null;
  return { code: 'unexpected', detail: templateIssuesWords.tooManyColors({ count: MOST_COLORS }) };
}

function weightIssue(text: string): FieldIssue | null {
  const typed = text.trim();
  if (!INTEGER.test(typed)) return { code: 'integer' };
  if (Math.abs(Number(typed)) <= HEAVIEST) return null;
  return { code: 'unexpected', detail: templateIssuesWords.between({ most: HEAVIEST }) };
}

function namesIssue(part: DesignPart | null): FieldIssue | null {
  const issues = part === null ? [] : textsIn(part.design).map(({ label }) => textNameIssue(label));
  return issues.find((issue) => issue !== null) ?? null;
}

/** A Ride-Along design requires this id, because it is stored under it (ADMT-09). */
function informedImagesIssue(text: string, isNeeded: boolean): FieldIssue | null {
  const typed = text.trim();
  if (typed === '') return isNeeded ? { code: 'required' } : null;
  return isUuid(typed) ? null : { code: 'uuid' };
}
