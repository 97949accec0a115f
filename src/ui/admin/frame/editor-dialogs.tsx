import type { Replacement } from '../../../domain/template/replaced-design.ts';
import type { TemplateDraft } from '../../../domain/template/template-draft.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { QuestionDialog } from '../../parts/overlays/question-dialog.tsx';
import { PartArtwork } from './part-artwork.tsx';
import type { SendToEditor } from '../view/editor-view.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as dialog from '../../parts/overlays/dialog.css.ts';
import { bullets, size, small, stack } from '../../theme/layout.css.ts';
import * as styles from './editor-frame.css.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

interface RemovalDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly send: SendToEditor;
}

/** ADMT-07: what is removed, and what stays. */
export function RemovalDialog({ title, busy, send }: RemovalDialogProps) {
  return (
    <QuestionDialog
      question={adminWords.areYouSureYouWant()}
      isBusy={busy}
      onYes={() => send({ type: 'removal.confirm' })}
      onNo={() => send({ type: 'removal.decline' })}
    >
      <p>{adminWords.titleIsNoLongerOffered({ title })}</p>
    </QuestionDialog>
  );
}

/** The user is leaving unsaved changes. */
export function LeavingDialog({ send }: { readonly send: SendToEditor }) {
  return (
    <QuestionDialog
      question={administrationWords.askLeaveWizard()}
      yes={adminWords.leave()}
      no={adminWords.stay()}
      onYes={() => send({ type: 'leaving.confirm' })}
      onNo={() => send({ type: 'leaving.decline' })}
    >
      <p>{adminWords.whatYouChangedOfThis()}</p>
    </QuestionDialog>
  );
}

interface ReplacementDialogProps {
  readonly replacement: Replacement;
  readonly send: SendToEditor;
}

/** Asks before a new drawing replaces a design, and lists what it keeps and loses (ADMT-12). */
export function ReplacementDialog({ replacement, send }: ReplacementDialogProps) {
  const { keptSchemes, keptTexts, lostTokens, lostTexts, newTokens } = replacement;
  return (
    <QuestionDialog
      question={adminWords.replaceTheDrawing()}
      yes={actionsWords.replace()}
      no={adminWords.keepTheOldDrawing()}
      onYes={() => send({ type: 'replacement.accept' })}
      onNo={() => send({ type: 'replacement.decline' })}
    >
      <ul className={bullets}>
        {lostTokens.length > 0 && (
          <li>
            {adminWords.nothingUses({ tokens: lostTokens.join(', '), count: lostTokens.length })}
          </li>
        )}
        {lostTexts.map(({ token, text }) => (
          <li key={token}>{adminWords.tokenTextHasNoPlace({ token, text })}</li>
        ))}
        {keptTexts.map(({ token, kept, drawn }) => (
          <li key={token}>{adminWords.tokenKeepsItsWordsKept({ token, kept, drawn })}</li>
        ))}
        {newTokens.length > 0 && (
          <li>{adminWords.newInEveryScheme({ tokens: newTokens.join(', ') })}</li>
        )}
        {keptSchemes.length > 0 && (
          <li>{adminWords.keptSchemes({ schemes: keptSchemes.join(', ') })}</li>
        )}
      </ul>
    </QuestionDialog>
  );
}

interface ConflictDialogProps {
  readonly mine: TemplateDraft;
  readonly theirs: TemplateDraft;
  /** The differences, in words. */
  readonly differing: readonly string[];
  readonly send: SendToEditor;
}

/** Another administrator saved in the meantime: shows both versions side by side. */
export function ConflictDialog({ mine, theirs, differing, send }: ConflictDialogProps) {
  const parts = differing.join(', ');
  return (
    <Dialog
      open
      size="medium"
      title={adminWords.somebodyElseSavedThisTemplate()}
      onClose={() => send({ type: 'conflict.takeTheirs' })}
      closable={false}
    >
      <div className={dialog.text}>
        <p>{adminWords.itWasSavedByAnother()}</p>
        <p>{adminWords.different({ parts })}</p>
      </div>
      <div className={styles.versions}>
        <Version title={adminWords.yours()} draft={mine} />
        <Version title={adminWords.theirs()} draft={theirs} />
      </div>
      <div className={dialog.answers}>
        <Button onClick={() => send({ type: 'conflict.takeTheirs' })}>
          {adminWords.takeTheirs({ count: differing.length, parts })}
        </Button>
        <Button look="bad" onClick={() => send({ type: 'conflict.keepMine' })}>
          {adminWords.saveMineOverIt()}
        </Button>
      </div>
    </Dialog>
  );
}

function Version({ title, draft }: { readonly title: string; readonly draft: TemplateDraft }) {
  return (
    <section className={stack[8]}>
      <h3 className={size.t15}>
        {title}: {draft.form.title}
      </h3>
      {draft.strip !== null && (
        <PartArtwork
          part="strip"
          design={draft.strip.design}
          scheme={draft.strip.design.schemes[0].name}
          label={adminWords.artworkTitle({ title: title.toLowerCase() })}
        />
      )}
      <p className={small}>{draft.form.description}</p>
    </section>
  );
}
