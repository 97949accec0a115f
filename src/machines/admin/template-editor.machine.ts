/** Creates and changes a template: ADMT-01 to ADMT-09, ADMT-12. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openedEditor } from './template-editor-context.ts';
import { templateEditor } from './template-editor.setup.ts';
import { given, givenEvent } from '../port.ts';

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
        onDone: { target: 'editing', actions: given('rememberStored', 'output') },
        onError: [
          { guard: given('isUnknown', 'error'), target: 'missing' },
          { target: 'unloadable', actions: given('rememberFailure', 'error') },
        ],
      },
    },
    missing: {},
    unloadable: { on: { 'load.retry': 'loading' } },
    editing: {
      tags: 'editable',
      initial: 'reading',
      on: {
        'form.change': { target: '.reading', actions: givenEvent('changeForm') },
        'image.choose': { target: '.reading', actions: given('chooseImage', 'image') },
        'design.change': {
          guard: 'hasWholeSource',
          target: '.reading',
          actions: givenEvent('changeDesign'),
        },
        'source.type': { target: '.reading', actions: given('readSource', 'text') },
        'part.choose': { actions: given('choosePart', 'part') },
        'edit.undo': { target: '.reading', actions: 'undo' },
        'edit.redo': { guard: 'hasWholeSource', target: '.reading', actions: 'redo' },
        'svg.drop': { target: 'importing', actions: given('beginImport', 'file') },
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
        'form.change': { actions: givenEvent('changeForm') },
        'source.type': { actions: given('readSource', 'text') },
        'import.progress': { actions: given('rememberStage', 'stage') },
        'import.done': [
          {
            guard: givenEvent('losesSomething'),
            target: 'replacing',
            actions: givenEvent('takeImport'),
          },
          { target: 'editing', actions: givenEvent('takeImport') },
        ],
        'import.refused': {
          target: 'editing',
          actions: [given('rememberRefusal', 'outcome'), 'endImport'],
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
            guard: given('wasCreated', 'output'),
            target: 'created',
            actions: [given('rememberId', 'output'), 'saySaved'],
          },
          { target: 'editing', actions: [given('rememberSaved', 'output'), 'saySaved'] },
        ],
        onError: [
          { guard: given('isStale', 'error'), target: 'comparing' },
          { target: 'editing.refused', actions: [given('rememberFailure', 'error'), 'sayRefused'] },
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
            guard: given('clashes', 'output'),
            target: 'conflicted',
            actions: given('rememberTheirs', 'output'),
          },
          { target: 'saving', actions: [given('rememberTheirs', 'output'), 'keepMine'] },
        ],
        onError: {
          target: 'editing.refused',
          actions: [given('rememberFailure', 'error'), 'sayRefused'],
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
        onError: [
          // Somebody else removed it first; the result is the same.
          { guard: given('isUnknown', 'error'), target: 'removed' },
          {
            target: 'editing.refused',
            actions: [given('rememberFailure', 'error'), 'sayRemovalRefused'],
          },
        ],
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
