/** Saves templates: draws their pictures, then calls the services. */
import {
  type OpenedTemplate,
  readAdminTemplate,
  updateTemplate,
} from '../../api/admin-templates.ts';
import type { ApiClient } from '../../api/client.ts';
import { isSame } from '../../domain/same-value.ts';
import type { DesignPart, TemplateDraft } from '../../domain/template/template-draft.ts';
import type { StoredTemplate } from '../../machines/admin/template-editor-context.ts';
import type { SavedTemplate, SaveOrder } from '../../machines/admin/template-editor.setup.ts';
import { composeRideAlong, composeStrip } from '../../render/compose/strip.ts';
import { exportScenes } from '../wizard/export-artwork.ts';
import {
  draftOfTemplate,
  isRideAlongSent,
  newTemplateOf,
  templateChangesOf,
} from './stored-template.ts';

/** Draws the required pictures, then creates or changes the template. */
export async function saveTemplate(
  client: ApiClient,
  { templateId, draft, stored }: SaveOrder,
  signal: AbortSignal,
): Promise<SavedTemplate> {
  const pictures = await picturesOf(draft, stored?.draft ?? null, signal);
  if (templateId === null || stored === null) {
    const body = newTemplateOf(draft, pictures);
    const template = await client.POST('/api/v1/template/admin', { body, signal });
    return { id: template.id, draft: draftOfTemplate(template), version: '*' };
  }
  const changes = templateChangesOf(draft, stored.draft, pictures);
  const opened =
    Object.keys(changes).length === 0
      ? await readAdminTemplate(client, templateId, signal)
      : await updateTemplate(client, templateId, changes, stored.version, signal);
  const saved = storedOf(opened);
  return { id: templateId, version: saved.version, draft: sharing(saved.draft, draft) };
}

/** A template as the editor has it. */
export function storedOf({ template, etag }: OpenedTemplate): StoredTemplate {
  return { draft: draftOfTemplate(template), version: etag };
}

/** An equal design stays the same object, so that it is not drawn or written again. */
function sharing(saved: TemplateDraft, sent: TemplateDraft): TemplateDraft {
  const shared = (now: DesignPart | null, before: DesignPart | null) =>
    now !== null && before !== null && isSame(now.design, before.design)
      ? { ...now, design: before.design, fileName: before.fileName }
      : now;
  return {
    ...saved,
    strip: shared(saved.strip, sent.strip),
    rideAlong: shared(saved.rideAlong, sent.rideAlong),
  };
}

async function picturesOf(draft: TemplateDraft, stored: TemplateDraft | null, signal: AbortSignal) {
  const { image, strip, rideAlong } = draft;
  const drawn = image?.kind === 'drawn' && strip !== null ? image : null;
  const isNewRideAlong = rideAlong !== null && isRideAlongSent(draft, stored);
  const scenes = {
    ...(drawn !== null &&
      strip !== null && {
        image: composeStrip(strip.design, { scheme: drawn.scheme, text: {} }, 'apple'),
      }),
    ...(isNewRideAlong && {
      rideAlong: composeRideAlong(rideAlong.design, {
        scheme: rideAlong.design.schemes[0].name,
        text: {},
      }),
    }),
  };
  const pictures: Partial<Record<string, string>> =
    Object.keys(scenes).length === 0 ? {} : await exportScenes<string>(scenes, { signal });
  return {
    image: image?.kind === 'file' ? image.dataUrl : (pictures['image'] ?? null),
    rideAlong: pictures['rideAlong'] ?? null,
  };
}
