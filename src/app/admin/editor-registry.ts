/** The page's running template editors, found by address. Small, because it loads with the services. */
import type { TemplateEditorActor } from '../../machines/admin/template-editor.machine.ts';
import type { DraftActor } from '../../machines/drafts/draft.machine.ts';
import type { DraftPlace } from '../drafts/draft-store.ts';

export interface RunningEditor {
  readonly actor: TemplateEditorActor;
  readonly draft: DraftActor;
}

export interface EditorRegistry {
  /** Returns the place's running editor, else the one from `start`; two simultaneous calls share it. */
  open(place: DraftPlace, start: () => Promise<RunningEditor>): Promise<RunningEditor>;
}

export function createEditorRegistry(): EditorRegistry {
  const running = new Map<string, Promise<RunningEditor>>();
  return {
    open(place, start) {
      const name = `${place.account} ${place.address}`;
      const found = running.get(name);
      if (found !== undefined) return found;
      const starting = start();
      running.set(name, starting);
      const forget = () => running.delete(name);
      starting.then(({ actor }) => actor.subscribe({ complete: forget }), forget);
      return starting;
    },
  };
}
