/** The template editor's machine with doubles at its ports. */
import { fromCallback } from 'xstate';
import { EMPTY_TEMPLATE, type TemplateDraft } from '../../src/domain/template/template-draft.ts';
import type {
  ImportOutcome,
  ResumedEdit,
  StoredTemplate,
} from '../../src/machines/admin/template-editor-context.ts';
import { templateEditorMachine } from '../../src/machines/admin/template-editor.machine.ts';
import type {
  ImportEvent,
  ImportOrder,
  SavedTemplate,
  SaveOrder,
} from '../../src/machines/admin/template-editor.setup.ts';
import { held, started } from './started.ts';
import { DESIGN } from './wizard-driver.ts';

export const ID = 'b3fc05d2-bb63-4f8f-a816-b102fd66284c';
export const NEW_UUID = '6a0c7a51-5d0f-4b0e-9d38-0d2c60e1c0aa';
export const FILE = { name: 'rolls.svg', text: '<svg/>' };
export const OUTCOME = { fileName: 'rolls.svg', bytes: 6, elements: [], difference: 0.1, patch: 8 };
export const PART = { design: DESIGN, svg: '<svg/>', fileName: 'rolls.svg' };
export const USE = {
  group: 'fill',
  token: Object.keys(DESIGN.schemes[0].tokens.fill)[0] ?? '',
} as const;
export const FORM = { ...EMPTY_TEMPLATE.form, title: 'Rolls', description: 'Thirteen' };
export const STORED: TemplateDraft = {
  form: FORM,
  image: { kind: 'stored', address: '/rolls' },
  strip: PART,
  rideAlong: null,
};

type Importing = { order: ImportOrder; report: (said: ImportEvent) => void; stopped: boolean };

/** The editor with ports that the test answers. */
export function editor(templateId: string | null = null, resumed: ResumedEdit | null = null) {
  const loads = held<StoredTemplate, string>();
  const saves = held<SavedTemplate, SaveOrder>();
  const removals = held<void, string>();
  const imports: Importing[] = [];
  const machine = templateEditorMachine.provide({
    actors: {
      loadTemplate: loads.actor,
      saveTemplate: saves.actor,
      removeTemplate: removals.actor,
      importDrawing: fromCallback(
        ({ input, sendBack }: { input: ImportOrder; sendBack: (said: ImportEvent) => void }) => {
          const run = { order: input, report: sendBack, stopped: false };
          imports.push(run);
          return () => {
            run.stopped = true;
          };
        },
      ),
    },
  });
  const input = { templateId, resumed, newUuid: NEW_UUID };
  const { actor, told, rested } = started(machine, { input });
  const draft = () => actor.getSnapshot().context.draft;
  const value = () => actor.getSnapshot().value;
  const takeDrawing = (part = PART, outcome: ImportOutcome = OUTCOME) => {
    actor.send({ type: 'svg.drop', file: FILE });
    imports.at(-1)?.report({ type: 'import.done', part, outcome });
  };
  const open = async (stored = STORED, version = '"1-0"') => {
    loads.calls.at(-1)?.done({ draft: stored, version });
    await rested();
  };
  return { actor, loads, saves, removals, imports, told, draft, value, rested, takeDrawing, open };
}
