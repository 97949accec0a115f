import { useEffect } from 'react';
import type { TemplateEditorActor } from '../../machines/admin/template-editor.machine.ts';

/** Keys for saving, undo and redo; the JSON editor has its own undo and redo. */
export function useEditorKeys(actor: TemplateEditorActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        return actor.send({ type: 'template.save' });
      }
      if (event.target instanceof Element && event.target.closest('.cm-editor') !== null) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      actor.send({ type: isRedo ? 'edit.redo' : 'edit.undo' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actor]);
}
