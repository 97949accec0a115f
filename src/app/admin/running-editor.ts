/** One running template editor: its actor and its draft. */
import { createActor } from 'xstate';
import { adminTemplateQuery, refreshTemplates } from '../../api/admin-templates.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { readDesignDocument } from '../../domain/design/design-document.schema.ts';
import { isRecord } from '../../domain/record.ts';
import {
  EMPTY_TEMPLATE,
  type PartName,
  type TemplateDraft,
} from '../../domain/template/template-draft.ts';
import {
  isBroken,
  isDirty,
  type ResumedEdit,
} from '../../machines/admin/template-editor-context.ts';
import {
  type TemplateEditorActor,
  templateEditorMachine,
} from '../../machines/admin/template-editor.machine.ts';
import { claimDraft } from '../drafts/claim-draft.ts';
import type { DraftPlace, StoredDraft } from '../drafts/draft-store.ts';
import type { RunningRegistry } from '../drafts/running-registry.ts';
import { startDraft } from '../drafts/start-draft.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';
import { importDrawing } from './import-drawing.ts';
import { saveTemplate, storedOf } from './save-template.ts';

/** Raised by one when older drafts cannot be resumed. */
const DRAFT_VERSION = 1;

/** Marks a snapshot as a template's draft; no coupon's draft has it. */
const KIND = 'template';

export type RunningEditor = Awaited<ReturnType<typeof startEditor>>;

interface EditorBeginning {
  readonly account: string;
  /** Null for a new template. */
  readonly templateId: string | null;
  readonly services: ClientAndCache & { readonly editors: RunningRegistry<RunningEditor> };
}

/** Opens the template editor of an address: a running one, one from a draft, or a new one (ADMT-01). */
export async function beginEditor(beginning: EditorBeginning): Promise<RunningEditor> {
  const { account, templateId, services } = beginning;
  const address = templateId === null ? '/template/create' : `/template/edit/${templateId}`;
  const place = { account, address };
  return services.editors.open([place], () => startEditor(place, templateId, services));
}

async function startEditor(
  place: DraftPlace,
  templateId: string | null,
  { client, queryClient }: ClientAndCache,
) {
  const claimed = await claimDraft(place);
  const machine = withCalls(templateEditorMachine, {
    // Each resolves only when every list shows the new state.
    loadTemplate: async (id) =>
      storedOf(await queryClient.fetchQuery(adminTemplateQuery(client, id))),
    async saveTemplate(order, signal) {
      const saved = await saveTemplate(client, order, signal);
      await refreshTemplates(queryClient);
      return saved;
    },
    async removeTemplate(id) {
      const call = client.DELETE('/api/v1/template/admin/{id}', { params: { path: { id } } });
      await Promise.allSettled([call]);
      await refreshTemplates(queryClient, id);
      await call;
    },
    importDrawing,
  });
  const resumed = resumedFrom(claimed.stored);
  const actor = createActor(machine, {
    input: { templateId, resumed, newUuid: crypto.randomUUID() },
    ...watched(),
  });
  const draft = startDraft(claimed, () => draftOfNow(actor));
  const changes = changesIn(actor, resumed !== null);
  actor.subscribe({
    next: () => {
      if (changes()) draft.send({ type: 'draft.change' });
    },
    complete: () => draft.send({ type: 'draft.discard' }),
  });
  actor.start();
  return { place, actor, draft };
}

/** Whether there are changes to write since the last check. */
function changesIn(actor: TemplateEditorActor, isResumed: boolean): () => boolean {
  let last: readonly unknown[] = [];
  let hasDraft = isResumed;
  return () => {
    const snapshot = actor.getSnapshot();
    const { context } = snapshot;
    const { draft, stored, broken } = context;
    const now = [draft, stored, broken];
    if (!snapshot.hasTag('editable') || now.every((part, index) => part === last[index]))
      return false;
    last = now;
    hasDraft ||= isDirty(context) || isBroken(context);
    return hasDraft;
  };
}

function draftOfNow(actor: TemplateEditorActor) {
  const { draft, stored, broken, drawn } = actor.getSnapshot().context;
  const texts = { strip: broken.strip?.text ?? null, rideAlong: broken.rideAlong?.text ?? null };
  const isDrawn = (part: PartName) => drawn[part] !== null && draft[part]?.design === drawn[part];
  const isAsDrawn = { strip: isDrawn('strip'), rideAlong: isDrawn('rideAlong') };
  return {
    version: DRAFT_VERSION,
    savedAt: Date.now(),
    form: draft,
    snapshot: {
      kind: KIND,
      base: stored?.draft ?? null,
      version: stored?.version ?? null,
      broken: texts,
      isAsDrawn,
    },
    isOver: false,
  };
}

/** Null for a draft of another product version, or one that is not a template's. */
function resumedFrom(stored: StoredDraft | null): ResumedEdit | null {
  if (stored === null || stored.version !== DRAFT_VERSION) return null;
  const { snapshot } = stored;
  const draft = draftIn(stored.form);
  if (!isRecord(snapshot) || snapshot['kind'] !== KIND || draft === null) return null;
  const { base, version, broken, isAsDrawn } = snapshot;
  const texts = isRecord(broken) ? broken : {};
  const untouched = isRecord(isAsDrawn) ? isAsDrawn : {};
  const text = (part: PartName) => {
    const typed = texts[part];
    return typeof typed === 'string' ? typed : null;
  };
  return {
    draft,
    base: draftIn(base),
    version: typeof version === 'string' ? version : null,
    broken: { strip: text('strip'), rideAlong: text('rideAlong') },
    isAsDrawn: {
      strip: untouched['strip'] === true,
      rideAlong: untouched['rideAlong'] === true,
    },
  };
}

/** A draft of an earlier release lacks the fields that came after it. */
function draftIn(value: unknown): TemplateDraft | null {
  if (!isRecord(value) || !isRecord(value['form'])) return null;
  const draft: unknown = { ...value, form: { ...EMPTY_TEMPLATE.form, ...value['form'] } };
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is TemplateDraft {
  if (!isRecord(value) || !isRecord(value['form'])) return false;
  const { form } = value;
  const isWhole = Object.entries(EMPTY_TEMPLATE.form).every(
    ([name, empty]) => typeof form[name] === typeof empty,
  );
  return isWhole && isPart(value['strip']) && isPart(value['rideAlong']) && 'image' in value;
}

function isPart(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  try {
    readDesignDocument(value['design']);
    return true;
  } catch {
    return false;
  }
}
