import { differingParts } from '../../domain/template/differing-parts.ts';
import type {
  TemplateEditorActor,
  TemplateEditorSnapshot,
} from '../../machines/admin/template-editor.machine.ts';
import {
  ConflictDialog,
  LeavingDialog,
  RemovalDialog,
  ReplacementDialog,
} from '../../ui/admin/frame/editor-dialogs.tsx';

interface EditorDialogsProps {
  readonly actor: TemplateEditorActor;
  readonly snapshot: TemplateEditorSnapshot;
}

/** The question of the editor's current state, if any. */
export function EditorDialogs({ actor, snapshot }: EditorDialogsProps) {
  const { draft, theirs, replacement } = snapshot.context;
  const send = actor.send.bind(actor);
  if (snapshot.matches('askingToLeave')) return <LeavingDialog send={send} />;
  if (snapshot.matches('askingToRemove') || snapshot.matches('removing'))
    return (
      <RemovalDialog title={draft.form.title} busy={snapshot.matches('removing')} send={send} />
    );
  if (snapshot.matches('replacing') && replacement !== null)
    return <ReplacementDialog replacement={replacement} send={send} />;
  if (snapshot.matches('conflicted') && theirs !== null)
    return (
      <ConflictDialog
        mine={draft}
        theirs={theirs.draft}
        differing={differingParts(draft, theirs.draft)}
        send={send}
      />
    );
  return null;
}
