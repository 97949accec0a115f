/** Creates and changes a template: ADMT-01 to ADMT-09, ADMT-12. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openedEditor } from './template-editor-context.ts';
import { templateEditor } from './template-editor.setup.ts';
import { portOutput, portError } from '../port.ts';

export const templateEditorMachine = templateEditor.createMachine({
  id: 'templateEditor',
  context: ({ input }) => openedEditor(input),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTemplate',
        input: ({ context }) => context.templateId ?? '',
        onDone: { target: 'editing', actions: { type: 'rememberStored', params: portOutput } },
        onError: [
          { guard: { type: 'isUnknown', params: portError }, target: 'missing' },
          { target: 'unloadable', actions: { type: 'rememberFailure', params: portError } },
        ],
      },
    },
    missing: {},
    unloadable: { on: { 'load.retry': 'loading' } },
    editing: {
      tags: 'editable',
      initial: 'reading',
      on: {
        'form.change': {
          target: '.reading',
          actions: {
            type: 'changeForm',
            params: ({ event }) => ({ change: event.change, key: event.key ?? null }),
          },
        },
        'image.choose': {
          target: '.reading',
          actions: { type: 'chooseImage', params: ({ event }) => event.image },
        },
        'design.change': {
          target: '.reading',
          actions: {
            type: 'changeDesign',
            params: ({ event }) => ({ design: event.design, key: event.key ?? null }),
          },
        },
        'source.type': {
          target: '.reading',
          actions: { type: 'readSource', params: ({ event }) => event.text },
        },
        'part.choose': { actions: { type: 'choosePart', params: ({ event }) => event.part } },
        'edit.undo': { target: '.reading', actions: 'undo' },
        'edit.redo': { target: '.reading', actions: 'redo' },
        'svg.drop': {
          target: 'importing',
          actions: { type: 'beginImport', params: ({ event }) => event.file },
        },
        'template.save': { guard: 'isSavable', target: 'saving' },
        'template.remove': { guard: 'isStored', target: 'askingToRemove' },
        'editor.leave': [{ guard: 'isDirty', target: 'askingToLeave' }, { target: 'left' }],
      },
      states: {
        reading: { always: [{ guard: 'isBroken', target: 'invalid' }, { target: 'valid' }] },
        valid: {},
        /** The previews show the last valid design, and saving is blocked (ADMT-03). */
        invalid: {},
        /** The services refused the save; the typed values stay. */
        refused: {},
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        src: 'importDrawing',
        input: ({ context }) => ({
          file: context.file ?? { name: '', text: '' },
          part: context.part,
        }),
      },
      on: {
        'import.progress': {
          actions: { type: 'rememberStage', params: ({ event }) => event.stage },
        },
        'import.done': [
          {
            guard: { type: 'losesSomething', params: ({ event }) => event },
            target: 'replacing',
            actions: { type: 'takeImport', params: ({ event }) => event },
          },
          {
            target: 'editing',
            actions: { type: 'takeImport', params: ({ event }) => event },
          },
        ],
        'import.refused': {
          target: 'editing',
          actions: [{ type: 'rememberRefusal', params: ({ event }) => event.outcome }, 'endImport'],
        },
        'import.cancel': { target: 'editing', actions: 'endImport' },
      },
    },
    replacing: {
      on: {
        'replacement.accept': { target: 'editing', actions: 'acceptReplacement' },
        'replacement.decline': { target: 'editing', actions: 'forgetReplacement' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveTemplate',
        input: ({ context }) => ({
          templateId: context.templateId,
          draft: context.draft,
          stored: context.stored,
        }),
        onDone: [
          {
            guard: { type: 'wasCreated', params: portOutput },
            target: 'created',
            actions: [{ type: 'rememberId', params: portOutput }, 'saySaved'],
          },
          {
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: portOutput }, 'saySaved'],
          },
        ],
        onError: [
          { guard: { type: 'isStale', params: portError }, target: 'comparing' },
          {
            target: 'editing.refused',
            actions: [{ type: 'rememberFailure', params: portError }, 'sayRefused'],
          },
        ],
      },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        src: 'loadTemplate',
        input: ({ context }) => context.templateId ?? '',
        onDone: [
          {
            guard: { type: 'clashes', params: portOutput },
            target: 'conflicted',
            actions: { type: 'rememberTheirs', params: portOutput },
          },
          {
            target: 'saving',
            actions: [{ type: 'rememberTheirs', params: portOutput }, 'keepMine'],
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: [{ type: 'rememberFailure', params: portError }, 'sayRefused'],
        },
      },
    },
    conflicted: {
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'keepMine' },
        'conflict.takeTheirs': { target: 'editing', actions: 'takeTheirs' },
      },
    },
    askingToRemove: {
      on: { 'removal.confirm': 'removing', 'removal.decline': 'editing' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removeTemplate',
        input: ({ context }) => context.templateId ?? '',
        onDone: 'removed',
        onError: {
          target: 'editing.refused',
          actions: [{ type: 'rememberFailure', params: portError }, 'sayRemovalRefused'],
        },
      },
    },
    askingToLeave: { on: { 'leaving.confirm': 'left', 'leaving.decline': 'editing' } },
    created: { type: 'final' },
    removed: { type: 'final' },
    left: { type: 'final' },
  },
});

export type TemplateEditorMachine = typeof templateEditorMachine;
export type TemplateEditorActor = ActorRefFrom<TemplateEditorMachine>;
export type TemplateEditorSnapshot = SnapshotFrom<TemplateEditorMachine>;
