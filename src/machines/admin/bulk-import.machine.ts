/** Imports many drawings one by one; each becomes an inactive template and gets a report (ADMT-12). */
import { assign, setup } from 'xstate';
import { failureWords, given, givenEvent, port } from '../port.ts';
import type { ImportOutcome, SvgFile } from './template-editor-context.ts';

export interface BulkItem {
  readonly file: SvgFile;
  /** `skipped` if the user stopped the import before this drawing. */
  readonly state: 'waiting' | 'working' | 'made' | 'refused' | 'skipped';
  readonly outcome: ImportOutcome | null;
  /** The template created from this drawing. */
  readonly template: NewTemplate | null;
  /** Why the services refused the drawing; null if they did not. */
  readonly failure: string | null;
}

interface NewTemplate {
  readonly id: string;
  readonly title: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** The result for one drawing; a refused drawing has no template. */
export interface MadeTemplate {
  readonly outcome: ImportOutcome;
  readonly template: NewTemplate | null;
}

export const bulkImportMachine = setup({
  types: {
    context: {} as { readonly items: readonly BulkItem[] },
    events: {} as
      | { type: 'files.drop'; files: readonly SvgFile[] }
      | { type: 'drawing.replace'; index: number; file: SvgFile }
      | { type: 'drawing.dismiss'; index: number }
      | { type: 'bulk.stop' },
    tags: {} as 'busy',
  },
  actors: { makeTemplate: port<MadeTemplate, SvgFile>('makeTemplate') },
  guards: {
    hasWaiting: ({ context }) => nextOf(context.items) !== -1,
    isRefused: ({ context }, index: number) => context.items[index]?.state === 'refused',
  },
  actions: {
    addFiles: assign({
      items: ({ context }, files: readonly SvgFile[]) => [...context.items, ...files.map(waiting)],
    }),
    replace: assign({
      items: ({ context }, { index, file }: { index: number; file: SvgFile }) =>
        withItem(context.items, index, waiting(file)),
    }),
    dismiss: assign({
      items: ({ context }, index: number) => context.items.filter((_, other) => other !== index),
    }),
    beginNext: assign({
      items: ({ context }) => withItem(context.items, nextOf(context.items), { state: 'working' }),
    }),
    rememberMade: assign({
      items: ({ context }, { outcome, template }: MadeTemplate) =>
        withItem(context.items, workingOf(context.items), {
          state: template === null ? 'refused' : 'made',
          outcome,
          template,
        }),
    }),
    rememberFailure: assign({
      items: ({ context }, error: unknown) =>
        withItem(context.items, workingOf(context.items), {
          state: 'refused',
          failure: failureWords(error),
        }),
    }),
    skipRest: assign({
      items: ({ context }) =>
        context.items.map((item) =>
          item.state === 'made' || item.state === 'refused' ? item : { ...item, state: 'skipped' },
        ),
    }),
  },
}).createMachine({
  id: 'bulkImport',
  context: { items: [] },
  initial: 'resting',
  on: {
    'files.drop': { actions: given('addFiles', 'files') },
    'drawing.replace': { guard: given('isRefused', 'index'), actions: givenEvent('replace') },
    'drawing.dismiss': { guard: given('isRefused', 'index'), actions: given('dismiss', 'index') },
  },
  states: {
    resting: { always: { guard: 'hasWaiting', target: 'making' } },
    making: {
      tags: 'busy',
      entry: 'beginNext',
      invoke: {
        src: 'makeTemplate',
        input: ({ context }) =>
          context.items[workingOf(context.items)]?.file ?? { name: '', text: '' },
        onDone: { target: 'resting', actions: given('rememberMade', 'output') },
        onError: { target: 'resting', actions: given('rememberFailure', 'error') },
      },
      on: { 'bulk.stop': { target: 'resting', actions: 'skipRest' } },
    },
  },
});

function waiting(file: SvgFile): BulkItem {
  return { file, state: 'waiting', outcome: null, template: null, failure: null };
}

function nextOf(items: readonly BulkItem[]): number {
  return items.findIndex(({ state }) => state === 'waiting');
}

function workingOf(items: readonly BulkItem[]): number {
  return items.findIndex(({ state }) => state === 'working');
}

function withItem(items: readonly BulkItem[], index: number, change: Partial<BulkItem>) {
  return items.map((item, other) => (other === index ? { ...item, ...change } : item));
}
