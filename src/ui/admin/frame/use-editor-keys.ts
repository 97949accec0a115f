import { useEffect, useEffectEvent } from 'react';
import type { SendToEditor } from '../view/editor-view.ts';

interface EditorKeys {
  readonly send: SendToEditor;
  readonly onSave: () => void;
}

/** Keys for saving, undo and redo; the JSON editor has its own undo and redo. */
export function useEditorKeys({ send, onSave }: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's' && !event.shiftKey) {
      event.preventDefault();
      return onSave();
    }
    if (event.target instanceof Element && event.target.closest('.cm-editor') !== null) return;
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    send({ type: isRedo ? 'edit.redo' : 'edit.undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
