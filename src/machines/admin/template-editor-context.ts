/** The template editor's context and the pure functions that change it. */
import type { Box } from '../../domain/constants.ts';
import {
  readDesignSource,
  type SourceIssue,
  sourceTextOf,
} from '../../domain/template/design-source.ts';
import {
  type EditHistory,
  NO_EDITS,
  type undone,
  withEachValue,
  withEntry,
} from '../../domain/undo.ts';
import { mergedDraft } from '../../domain/template/merged-draft.ts';
import type { Replacement } from '../../domain/template/replaced-design.ts';
import { imageAfter } from '../../domain/template/scheme-edits.ts';
import {
  EMPTY_TEMPLATE,
  type DesignPart,
  isSameTemplate,
  type PartName,
  type TemplateDraft,
} from '../../domain/template/template-draft.ts';
import { templateIssuesOf } from '../../domain/template/template-issues.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';

/** A stored template, with the version to send back with a change. */
export interface StoredTemplate {
  readonly draft: TemplateDraft;
  readonly version: string;
}

/** What the importer reports about one element of a drawing. */
export interface ImportedElement {
  /** `changed`: drawn as shapes or words, but not as in the source, such as a text in another font. */
  readonly fate: 'kept' | 'changed' | 'image' | 'left out' | 'refused';
  /** `rect`, or empty for the whole file. */
  readonly tag: string;
  /** The element's id, or its number among elements of its kind. */
  readonly name: string;
  /** Line of the source, from 1; null if unknown. */
  readonly line: number | null;
  /** A sentence. */
  readonly reason: string;
  /** px of the design; null if the element is not drawn. */
  readonly box: Box | null;
}

/** The report of an import (ADMT-05). */
export interface ImportOutcome {
  readonly fileName: string;
  readonly bytes: number;
  readonly elements: readonly ImportedElement[];
  /** Percent of pixels that differ from the browser's own drawing; null if nothing was drawn. */
  readonly difference: number | null;
  /** px of the largest connected patch of differing pixels; null if nothing was drawn. */
  readonly patch: number | null;
  /** The browser's own drawing of the file; it lives as long as the page. */
  readonly dropped?: ImageData;
}

export interface SvgFile {
  readonly name: string;
  readonly text: string;
}

/** A source that is not a design: the typed text and its issues. */
export interface BrokenSource {
  readonly text: string;
  readonly issues: readonly SourceIssue[];
  /** The missing tokens of each scheme; null if the issue is a different one. */
  readonly mismatch: ReadonlyMap<string, readonly string[]> | null;
}

interface TypedSource {
  readonly text: string;
  readonly design: DesignDocument;
}

/** What a reload restores. */
export interface ResumedEdit {
  readonly draft: TemplateDraft;
  /** The saved template that it changes; null for a new one, and in drafts of older releases. */
  readonly base: TemplateDraft | null;
  readonly version: string | null;
  readonly broken: Readonly<Record<PartName, string | null>>;
  /** Whether the design is still as its drawing gave it. */
  readonly isAsDrawn: Readonly<Record<PartName, boolean>>;
}

export interface TemplateEditorInput {
  /** Null for a new one. */
  readonly templateId: string | null;
  readonly resumed: ResumedEdit | null;
  /** The UUID of a new Ride-Along design, unless the form has one. */
  readonly newUuid: string;
}

export interface TemplateEditorContext extends TemplateEditorInput {
  readonly part: PartName;
  readonly stored: StoredTemplate | null;
  readonly draft: TemplateDraft;
  readonly history: EditHistory<TemplateDraft>;
  /** Names the value that was typed or dragged last; null after a separate edit. */
  readonly edited: string | null;
  readonly broken: Readonly<Record<PartName, BrokenSource | null>>;
  /** A valid source as it was typed; shown while its design is the edited one. */
  readonly typed: Readonly<Record<PartName, TypedSource | null>>;
  readonly outcomes: Readonly<Record<PartName, ImportOutcome | null>>;
  /** The file that is being imported. */
  readonly file: SvgFile | null;
  readonly stage: ImportStage | null;
  /** Designs that a new template took from a drawing as they were. */
  readonly drawn: Readonly<Record<PartName, DesignDocument | null>>;
  /** A replacement that needs confirmation because it would lose something. */
  readonly replacement:
    (Replacement & { readonly part: DesignPart; readonly outcome: ImportOutcome }) | null;
  /** Why the last save, removal or load failed. */
  readonly failure: string | null;
  /** The template as another administrator saved it in the meantime. */
  readonly theirs: StoredTemplate | null;
}

/** The changed fields of the context. */
export type EditorChanges = Partial<TemplateEditorContext>;

export interface ImportStage {
  readonly words: string;
  readonly done: number;
  readonly total: number;
  /** The browser's own drawing of the file, once it exists. */
  readonly dropped?: ImageData;
}

export function openedEditor(input: TemplateEditorInput): TemplateEditorContext {
  const context: TemplateEditorContext = {
    ...input,
    part: 'strip',
    stored: null,
    draft: EMPTY_TEMPLATE,
    history: NO_EDITS,
    edited: null,
    broken: { strip: null, rideAlong: null },
    typed: { strip: null, rideAlong: null },
    outcomes: { strip: null, rideAlong: null },
    file: null,
    stage: null,
    drawn: { strip: null, rideAlong: null },
    replacement: null,
    failure: null,
    theirs: null,
  };
  return input.templateId === null ? withResumed(context) : context;
}

/** Restores an unfinished edit on top of the template that it started from. */
export function withResumed(context: TemplateEditorContext): TemplateEditorContext {
  const { resumed, stored } = context;
  if (resumed === null || isUntouched(resumed, stored)) return context;
  const read = (text: string | null) => (text === null ? null : brokenSourceOf(text));
  const drawn = (part: PartName) =>
    resumed.isAsDrawn[part] ? (resumed.draft[part]?.design ?? null) : null;
  const { base, version } = resumed;
  return {
    ...context,
    draft: resumed.draft,
    stored: stored && { draft: base ?? stored.draft, version: version ?? stored.version },
    broken: { strip: read(resumed.broken.strip), rideAlong: read(resumed.broken.rideAlong) },
    drawn: { strip: drawn('strip'), rideAlong: drawn('rideAlong') },
  };
}

/** The draft equals the template as it is saved now, or as it was saved then. */
function isUntouched({ draft, base, broken }: ResumedEdit, stored: StoredTemplate | null): boolean {
  if (stored === null || broken.strip !== null || broken.rideAlong !== null) return false;
  return [stored.draft, base].some((saved) => saved !== null && isSameTemplate(draft, saved));
}

/** Changes the draft; a change under the same key joins the change before it. */
export function changedTemplate(
  context: TemplateEditorContext,
  after: TemplateDraft,
  key: string | null = null,
): EditorChanges {
  const draft = withRideAlongId(context, after);
  if (draft === context.draft) return { failure: null };
  // Consecutive changes of one typed or dragged value are one edit; drafts share their unchanged parts.
  const isJoined = key !== null && key === context.edited;
  const history = withEntry(context.history, { before: context.draft, after: draft }, isJoined);
  return { draft, history, edited: key, failure: null };
}

/** A Ride-Along design is stored under a UUID; a new one gets it without being asked for it (ADMT-09). */
function withRideAlongId({ draft, newUuid }: TemplateEditorContext, after: TemplateDraft) {
  const isNew = draft.rideAlong === null && after.rideAlong !== null;
  if (!isNew || after.form.informedImages.trim() !== '') return after;
  return { ...after, form: { ...after.form, informedImages: newUuid } };
}

export function withDesign(
  context: TemplateEditorContext,
  design: DesignDocument,
  key: string | null = null,
): EditorChanges {
  const { draft, part, broken } = context;
  const current = draft[part];
  const next: DesignPart = { svg: null, fileName: null, ...current, design };
  const image = part === 'strip' ? imageAfter(draft, design) : draft.image;
  return {
    ...changedTemplate(context, { ...draft, image, [part]: next }, key),
    broken: { ...broken, [part]: null },
  };
}

/** Takes a typed source: its design if valid, else the text is stored and the last design stays. */
export function withSource(context: TemplateEditorContext, text: string): EditorChanges {
  const { part, broken } = context;
  const reading = readDesignSource(text);
  if (reading.design === null)
    return { broken: { ...broken, [part]: { text, ...reading } }, failure: null };
  const typed = { ...context.typed, [part]: { text, design: reading.design } };
  return { ...withDesign(context, reading.design, `source of ${part}`), typed };
}

/** Takes back a broken source, which is no edit yet, else takes what undo or redo restores, if anything. */
export function stepped(
  { broken, part }: TemplateEditorContext,
  step: ReturnType<typeof undone<TemplateDraft>>,
): EditorChanges {
  const rest = { edited: null, failure: null };
  if (broken[part] !== null) return { ...rest, broken: { ...broken, [part]: null } };
  if (step === null) return {};
  const { values: draft, history } = step;
  return { ...rest, draft, history };
}

/** Both administrators' changes together; `winner` has the parts that both changed. */
export function withTheirs(
  context: TemplateEditorContext,
  winner: 'mine' | 'theirs',
): EditorChanges {
  const { stored, theirs } = context;
  if (stored === null || theirs === null) return {};
  const merged = (one: TemplateDraft, other: TemplateDraft) =>
    withRideAlongId(context, mergedDraft(stored.draft, one, other));
  // Undo takes back own edits only, so each of them now starts from the other administrator's.
  const rebased = (mine: TemplateDraft) => merged(mine, theirs.draft);
  const draft = rebased(context.draft);
  const history = withEachValue(context.history, rebased);
  const joined = { draft, history, edited: null, failure: null, stored: theirs, theirs: null };
  if (winner === 'mine') return joined;
  const after = merged(theirs.draft, context.draft);
  return { ...joined, ...changedTemplate({ ...context, ...joined }, after) };
}

/** Whether the draft differs from the saved template. */
export function isDirty({ draft, stored }: Pick<TemplateEditorContext, 'draft' | 'stored'>) {
  const before = stored?.draft ?? EMPTY_TEMPLATE;
  return draft !== before && !isSameTemplate(draft, before);
}

/** Whether the source is broken in either tab. */
export function isBroken({ broken }: Pick<TemplateEditorContext, 'broken'>): boolean {
  return broken.strip !== null || broken.rideAlong !== null;
}

/** Whether the template may be saved: it has changed and has no issues (ADMT-06). */
export function isSavable(context: TemplateEditorContext): boolean {
  if (isBroken(context) || !isDirty(context)) return false;
  return Object.keys(templateIssuesOf(context.draft)).length === 0;
}

/** The JSON editor's text: as typed if it is broken or matches the design, else the design as JSON. */
export function shownSourceOf({
  broken,
  typed,
  draft,
  part,
}: Pick<TemplateEditorContext, 'broken' | 'typed' | 'draft' | 'part'>): string {
  const unread = broken[part];
  if (unread !== null) return unread.text;
  const design = draft[part]?.design;
  if (design === undefined) return '';
  const own = typed[part];
  return own?.design === design ? own.text : sourceTextOf(design);
}

function brokenSourceOf(text: string): BrokenSource | null {
  const reading = readDesignSource(text);
  return reading.design === null ? { text, ...reading } : null;
}
