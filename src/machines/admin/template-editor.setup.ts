/** The template editor's events, ports, guards and actions. */
import { assign, emit, setup } from 'xstate';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { failedAs, isUnknownId } from '../../domain/failures.ts';
import type {
  DesignPart,
  PartName,
  TemplateDraft,
  TemplateForm,
  TemplateImage,
} from '../../domain/template/template-draft.ts';
import { failureWords, port, reportingPort } from '../port.ts';
import { acceptedReplacement, withImport } from './taken-drawing.ts';
import { redone, undone } from '../../domain/undo.ts';
import { clashingParts } from '../../domain/template/merged-draft.ts';
import {
  changedTemplate,
  type ImportOutcome,
  type ImportStage,
  isBroken,
  isDirty,
  isSavable,
  stepped,
  type StoredTemplate,
  type SvgFile,
  type TemplateEditorContext,
  type TemplateEditorInput,
  withDesign,
  withResumed,
  withSource,
  withTheirs,
} from './template-editor-context.ts';

export interface ImportOrder {
  readonly file: SvgFile;
  readonly part: PartName;
}

/** What the import actor sends during and after an import. */
export type ImportEvent =
  | { type: 'import.progress'; stage: ImportStage }
  | { type: 'import.done'; part: DesignPart; outcome: ImportOutcome }
  | { type: 'import.refused'; outcome: ImportOutcome };

export interface SaveOrder {
  readonly templateId: string | null;
  readonly draft: TemplateDraft;
  /** The stored template; null for a new one. */
  readonly stored: StoredTemplate | null;
}

export interface SavedTemplate extends StoredTemplate {
  readonly id: string;
}

export type TemplateEditorEvent =
  | { type: 'form.change'; change: Partial<TemplateForm>; key?: string }
  | { type: 'image.choose'; image: TemplateImage }
  | { type: 'design.change'; design: DesignDocument; key?: string }
  | { type: 'source.type'; text: string }
  | { type: 'part.choose'; part: PartName }
  | { type: 'edit.undo' | 'edit.redo' }
  | { type: 'svg.drop'; file: SvgFile }
  | { type: 'import.cancel' | 'replacement.accept' | 'replacement.decline' | 'template.save' }
  | { type: 'template.remove' | 'removal.confirm' | 'removal.decline' | 'editor.leave' }
  | { type: 'leaving.confirm' | 'leaving.decline' | 'conflict.keepMine' | 'conflict.takeTheirs' }
  | { type: 'load.retry' }
  | ImportEvent;

/** Everything that the chart names: ports, guards and actions. */
export const templateEditor = setup({
  types: {
    input: {} as TemplateEditorInput,
    context: {} as TemplateEditorContext,
    events: {} as TemplateEditorEvent,
    emitted: {} as
      | { type: 'template.saved' }
      | { type: 'save.refused'; isNew: boolean }
      | { type: 'removal.refused' },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    loadTemplate: port<StoredTemplate, string>('loadTemplate'),
    importDrawing: reportingPort<ImportOrder>('importDrawing'),
    saveTemplate: port<SavedTemplate, SaveOrder>('saveTemplate'),
    removeTemplate: port<void, string>('removeTemplate'),
  },
  guards: {
    isNew: ({ context }) => context.templateId === null,
    isBroken: ({ context }) => isBroken(context),
    /** An edit beside a broken source would discard the text. */
    hasWholeSource: ({ context: { broken, part } }) => broken[part] === null,
    isSavable: ({ context }) => isSavable(context),
    isDirty: ({ context }) => isDirty(context),
    isStored: ({ context }) => context.templateId !== null,
    wasCreated: ({ context }, saved: SavedTemplate) => context.templateId !== saved.id,
    losesSomething: ({ context }, imported: { part: DesignPart; outcome: ImportOutcome }) =>
      withImport(context, imported).replacement !== undefined,
    clashes: ({ context: { stored, draft } }, theirs: StoredTemplate) =>
      stored !== null && clashingParts(stored.draft, draft, theirs.draft).length > 0,
    isStale: (_, error: unknown) => failedAs(error, 'stale-edit'),
    isUnknown: (_, error: unknown) => isUnknownId(error),
  },
  actions: {
    rememberStored: assign(({ context }, stored: StoredTemplate) => ({
      ...withResumed({ ...context, stored, draft: stored.draft }),
      resumed: null,
      failure: null,
    })),
    rememberSaved: assign((_, { draft, version }: SavedTemplate) => ({
      stored: { draft, version },
      draft,
      edited: null,
      failure: null,
    })),
    rememberId: assign({ templateId: (_, { id }: SavedTemplate) => id }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureWords(error) }),
    rememberTheirs: assign({ theirs: (_, theirs: StoredTemplate) => theirs, failure: null }),
    changeForm: assign(
      ({ context }, { change, key }: { change: Partial<TemplateForm>; key?: string }) =>
        changedTemplate(
          context,
          { ...context.draft, form: { ...context.draft.form, ...change } },
          key,
        ),
    ),
    chooseImage: assign(({ context }, image: TemplateImage) =>
      changedTemplate(context, { ...context.draft, image }),
    ),
    changeDesign: assign(({ context }, { design, key }: { design: DesignDocument; key?: string }) =>
      withDesign(context, design, key),
    ),
    readSource: assign(({ context }, text: string) => withSource(context, text)),
    choosePart: assign((_, part: PartName) => ({ part, edited: null })),
    undo: assign(({ context }) => stepped(context, undone(context.history))),
    redo: assign(({ context }) => stepped(context, redone(context.history))),
    beginImport: assign({ file: (_, file: SvgFile) => file, stage: null, failure: null }),
    rememberStage: assign({ stage: (_, stage: ImportStage) => stage }),
    takeImport: assign(({ context }, imported: { part: DesignPart; outcome: ImportOutcome }) =>
      withImport(context, imported),
    ),
    rememberRefusal: assign(({ context }, outcome: ImportOutcome) => ({
      outcomes: { ...context.outcomes, [context.part]: outcome },
    })),
    endImport: assign({ file: null, stage: null }),
    acceptReplacement: assign(({ context }) => acceptedReplacement(context)),
    forgetReplacement: assign({ replacement: null }),
    keepMine: assign(({ context }) => withTheirs(context, 'mine')),
    takeTheirs: assign(({ context }) => ({
      ...withTheirs(context, 'theirs'),
      broken: { strip: null, rideAlong: null },
    })),
    saySaved: emit({ type: 'template.saved' }),
    sayRefused: emit(({ context }) => ({
      type: 'save.refused',
      isNew: context.templateId === null,
    })),
    sayRemovalRefused: emit({ type: 'removal.refused' }),
  },
});
