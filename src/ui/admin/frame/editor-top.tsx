import { Check, Redo2, Trash2, Undo2, X } from 'lucide-react';
import type { PartName } from '../../../domain/template/template-draft.ts';
import type { BrokenSource } from '../../../machines/admin/template-editor-context.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Tabs } from '../../parts/navigation/tabs.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { blockedSaveWords, isBlockedByFields } from '../view/blocked-save.ts';
import type { EditorView, SendToEditor } from '../view/editor-view.ts';
import { oneLine, size, small } from '../../theme/layout.css.ts';
import * as styles from './editor-frame.css.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as titlesWords from '../../../words/titles.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as couponWords from '../../../words/coupon.gen.ts';
import * as designWords from '../../../words/domain/design.gen.ts';

interface EditorTopProps {
  readonly view: EditorView;
  readonly send: SendToEditor;
  readonly onSave: () => void;
  /** Goes to the first field that blocks saving. */
  readonly onShowBlocks: () => void;
}

/** The template's name and state, and its actions. */
export function EditorTop({ view, send, onSave, onShowBlocks }: EditorTopProps) {
  const { isNew, isSaving, draft } = view;
  const { active } = draft.form;
  return (
    <div className={styles.top}>
      <h1 className={`${oneLine} ${size.t20} ${styles.title}`} tabIndex={-1}>
        {draft.form.title.trim() ||
          (isNew ? titlesWords.newTemplate() : adminWords.untitledTemplate())}
      </h1>
      <Tabs<PartName>
        id="part"
        label={adminWords.designsOfTheTemplate()}
        value={view.part}
        onChange={(part) => send({ type: 'part.choose', part })}
        tabs={[
          { value: 'strip', label: adminWords.strip() },
          { value: 'rideAlong', label: couponWords.rideAlong() },
        ]}
      />
      <Switch
        label={administrationWords.active()}
        words={active ? administrationWords.active() : administrationWords.inactive()}
        checked={active}
        onToggle={() => send({ type: 'form.change', change: { active: !active } })}
      />
      <div className={styles.state}>
        <State view={view} />
      </div>
      <div className={styles.actions}>
        <History view={view} send={send} />
        {!isNew && (
          <Button
            icon={<Trash2 />}
            look="bare"
            shape="square"
            aria-label={adminWords.deleteTemplate()}
            title={adminWords.deleteTemplate()}
            disabled={isSaving}
            onClick={() => send({ type: 'template.remove' })}
          />
        )}
        <Button icon={<X />} look="bare" onClick={() => send({ type: 'editor.leave' })}>
          {actionsWords.close()}
        </Button>
        <Blocked view={view} onShowBlocks={onShowBlocks} />
        <Save view={view} onSave={onSave} />
      </div>
    </div>
  );
}

function Save({ view, onSave }: Pick<EditorTopProps, 'view' | 'onSave'>) {
  const { isSavable, isSaving, importing } = view;
  const can = isSavable && !isSaving && importing === null;
  return (
    <TicketButton
      width="fullOnPhones"
      icon={<Check />}
      disabled={!can}
      aria-busy={isSaving}
      aria-describedby={BLOCKED}
      aria-keyshortcuts="Control+S Meta+S"
      title={adminWords.ctrlSOrS()}
      onClick={onSave}
    >
      {isSaving ? actionsWords.saving() : adminWords.saveTemplate()}
    </TicketButton>
  );
}

/** The id of the words that say why the template cannot be saved. */
const BLOCKED = 'blocked-save';

function Blocked({ view, onShowBlocks }: Pick<EditorTopProps, 'view' | 'onShowBlocks'>) {
  const words = blockedSaveWords(view);
  return (
    <div id={BLOCKED} className={styles.blocked}>
      {words !== null && isBlockedByFields(view) ? (
        <button type="button" className={styles.toBlocks} onClick={onShowBlocks}>
          <span key={words}>{words}</span>
        </button>
      ) : (
        words
      )}
    </div>
  );
}

function History({ view: { canUndo, canRedo }, send }: Pick<EditorTopProps, 'view' | 'send'>) {
  return (
    <>
      <Button
        icon={<Undo2 />}
        look="bare"
        shape="square"
        aria-label={actionsWords.undo()}
        title={actionsWords.undo()}
        disabled={!canUndo}
        onClick={() => send({ type: 'edit.undo' })}
      />
      <Button
        icon={<Redo2 />}
        look="bare"
        shape="square"
        aria-label={actionsWords.redo()}
        title={actionsWords.redo()}
        disabled={!canRedo}
        onClick={() => send({ type: 'edit.redo' })}
      />
    </>
  );
}

/** One line: what blocks saving, else the current state. */
function State({ view }: { readonly view: EditorView }) {
  const { broken, draft, part, failure, isDirty, isNew } = view;
  const design = draft[part]?.design;
  const fault = failure ?? (broken && wordsOf(broken));
  if (fault !== null)
    return (
      <Message kind="bad" role="alert">
        {fault}
      </Message>
    );
  if (design === undefined)
    return <p className={small}>{isNew ? actionsWords.notSaved() : adminWords.noDesign()}</p>;
  const count = design.schemes.length;
  return (
    <>
      <Message kind="ok">{adminWords.schemes({ count })}</Message>
      {isDirty && <p className={small}>{actionsWords.notSaved()}</p>}
    </>
  );
}

function wordsOf({ mismatch }: BrokenSource): string {
  return mismatch === null
    ? adminWords.theEditorSourceIsBroken()
    : designWords.schemeTokenMismatch();
}
