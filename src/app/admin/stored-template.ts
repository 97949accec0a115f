/** Converts templates between the services' form and the editor's. */
import type { AdminTemplate, NewTemplate, TemplateChanges } from '../../api/admin-templates.ts';
import { parseHex, toHex } from '../../domain/design/color.ts';
import { readDesignDocument } from '../../domain/design/design-document.schema.ts';
import { swatchesOf } from '../../domain/design/swatches.ts';
import { isSame } from '../../domain/same-value.ts';
import {
  type DesignPart,
  isSameDesignPart,
  listOf,
  type TemplateDraft,
  type TemplateForm,
} from '../../domain/template/template-draft.ts';

/** Throws `DesignUnreadable` if a stored design is invalid. */
export function draftOfTemplate(template: AdminTemplate): TemplateDraft {
  const { editorSource, sourceImage, rideAlong } = template;
  return {
    form: {
      title: template.title,
      description: template.description,
      keywords: template.keywords.join(', '),
      spanishTitle: template.spanishTitle ?? '',
      spanishDescription: template.spanishDescription ?? '',
      spanishKeywords: template.spanishKeywords.join(', '),
      colors: template.colors.map((color) => `#${color}`).join(', '),
      weight: String(template.weight),
      informedImages: template.informedImagesId ?? '',
      active: template.active,
      editable: template.editable,
    },
    image: { kind: 'stored', address: template.image },
    strip: partOf(editorSource, sourceImage),
    rideAlong: rideAlong === null ? null : partOf(rideAlong.editorSource, rideAlong.sourceImage),
  };
}

function partOf(design: unknown, svg: string | null): DesignPart {
  return { design: readDesignDocument(design), svg, fileName: null };
}

/** The pictures to send, PNG or JPEG data URLs; null if a picture need not be sent. */
interface TemplatePictures {
  readonly image: string | null;
  readonly rideAlong: string | null;
}

/** A new template in the form of the contract. */
export function newTemplateOf(draft: TemplateDraft, pictures: TemplatePictures): NewTemplate {
  const { strip } = draft;
  if (strip === null || pictures.image === null)
    throw new Error('A template needs a design and a picture.');
  const { title, description } = draft.form;
  return {
    ...changesOfForm(draft.form),
    title: title.trim(),
    description: description.trim(),
    image: pictures.image,
    sourceImage: strip.svg,
    editorSource: strip.design,
    ...rideAlongOf(draft, pictures),
  };
}

/** The changes from the stored template. */
export function templateChangesOf(
  draft: TemplateDraft,
  stored: TemplateDraft,
  pictures: TemplatePictures,
): TemplateChanges {
  const before = new Map<string, unknown>(Object.entries(changesOfForm(stored.form)));
  const form = Object.entries(changesOfForm(draft.form)).filter(
    ([name, value]) => !isSame(value, before.get(name)),
  );
  const { strip } = draft;
  const isNewDesign = strip !== null && !isSame(strip.design, stored.strip?.design);
  const isNewSource = strip !== null && strip.svg !== stored.strip?.svg;
  return {
    ...Object.fromEntries(form),
    ...colorsToSend(draft, stored, isNewDesign),
    ...(pictures.image !== null && { image: pictures.image }),
    ...(isNewSource && { sourceImage: strip.svg }),
    ...(isNewDesign && { editorSource: strip.design }),
    ...(isRideAlongSent(draft, stored) && rideAlongOf(draft, pictures)),
  };
}

/** Colors besides a changed field's: an emptied one takes the design's own, others survive a new design. */
function colorsToSend(draft: TemplateDraft, stored: TemplateDraft, isNewDesign: boolean) {
  const before = colorsIn(stored.form);
  const colors = colorsIn(draft.form);
  if (colors.length === 0) return before.length > 0 && { colors: ownColors(draft) };
  const isChosen = !isSame(before, ownColors(stored));
  return isNewDesign && isChosen && isSame(colors, before) && { colors };
}

/** The colors that the services derive from a design, and the field then shows. */
function ownColors({ strip }: TemplateDraft): string[] {
  const swatches = strip === null ? [] : swatchesOf(strip.design.schemes[0]);
  return swatches.map((color) => color.slice(1).toUpperCase());
}

/** Whether a save sends the Ride-Along design; it is stored under the UUID, so a new one needs it again (ADMT-09). */
export function isRideAlongSent(
  { form, rideAlong }: TemplateDraft,
  stored: TemplateDraft | null,
): boolean {
  if (rideAlong === null || stored === null) return rideAlong !== null;
  const isNewUuid = form.informedImages.trim() !== stored.form.informedImages.trim();
  return isNewUuid || !isSameDesignPart(rideAlong, stored.rideAlong);
}

function changesOfForm(form: TemplateForm) {
  const colors = colorsIn(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    keywords: keywordsIn(form.keywords),
    spanishTitle: form.spanishTitle.trim() || null,
    spanishDescription: form.spanishDescription.trim() || null,
    spanishKeywords: keywordsIn(form.spanishKeywords),
    // If absent, the services derive the colors from the design.
    ...(colors.length > 0 && { colors }),
    active: form.active,
    editable: form.editable,
    weight: Number(form.weight),
    informedImages: form.informedImages.trim() === '' ? null : form.informedImages.trim(),
  };
}

function colorsIn({ colors }: TemplateForm): string[] {
  return listOf(colors).flatMap((color) => {
    const channels = parseHex(color);
    return channels === null ? [] : [toHex(channels).slice(1)];
  });
}

function keywordsIn(text: string): string[] {
  return [...new Set(listOf(text).map((keyword) => keyword.toLowerCase()))];
}

function rideAlongOf({ rideAlong }: TemplateDraft, { rideAlong: image }: TemplatePictures) {
  if (rideAlong === null || image === null) return {};
  return { rideAlong: { editorSource: rideAlong.design, sourceImage: rideAlong.svg, image } };
}
