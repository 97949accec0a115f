import type { ReactNode } from 'react';
import type { Replacement } from '../../../domain/template/replaced-design.ts';
import type { TemplateDraft } from '../../../domain/template/template-draft.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { PartArtwork } from './part-artwork.tsx';
import type { SendToEditor } from '../view/editor-view.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as styles from './editor-dialogs.css.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before data is lost. */
function Question({ title, children, yes, no, busy = false, onYes, onNo }: QuestionProps) {
  return (
    <Dialog open title={title} onClose={onNo} dismissible={false} closable={!busy}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onNo}>
          {no}
        </Button>
        <Button look="bad" aria-disabled={busy} aria-busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}

interface RemovalDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly send: SendToEditor;
}

/** ADMT-07: what is removed, and what stays. */
export function RemovalDialog({ title, busy, send }: RemovalDialogProps) {
  return (
    <Question
      title={adminWords.areYouSureYouWant()}
      yes="Yes"
      no="No"
      busy={busy}
      onYes={() => send({ type: 'removal.confirm' })}
      onNo={() => send({ type: 'removal.decline' })}
    >
      <p>{adminWords.titleIsNoLongerOffered({ title })}</p>
    </Question>
  );
}

/** The user is leaving unsaved changes. */
export function LeavingDialog({ send }: { readonly send: SendToEditor }) {
  return (
    <Question
      title={administrationWords.askLeaveWizard()}
      yes="Leave"
      no="Stay"
      onYes={() => send({ type: 'leaving.confirm' })}
      onNo={() => send({ type: 'leaving.decline' })}
    >
      <p>{adminWords.whatYouChangedOfThis()}</p>
    </Question>
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
    <Question
      title={adminWords.replaceTheDrawing()}
      yes={actionsWords.replace()}
      no={adminWords.keepTheOldDrawing()}
      onYes={() => send({ type: 'replacement.accept' })}
      onNo={() => send({ type: 'replacement.decline' })}
    >
      <ul className={styles.list}>
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
    </Question>
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
  return (
    <Dialog
      open
      size="medium"
      title={adminWords.somebodyElseSavedThisTemplate()}
      onClose={() => send({ type: 'conflict.takeTheirs' })}
      dismissible={false}
      closable={false}
    >
      <div className={styles.text}>
        <p>{adminWords.itWasSavedByAnother()}</p>
        <p className={styles.differing}>{adminWords.different({ parts: differing.join(', ') })}</p>
      </div>
      <div className={styles.versions}>
        <Version title={adminWords.yours()} draft={mine} />
        <Version title={adminWords.theirs()} draft={theirs} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'conflict.takeTheirs' })}>
          {adminWords.takeTheirs()}
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
    <section className={styles.version}>
      <h3 className={styles.versionTitle}>
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
      <p className={styles.differing}>{draft.form.description}</p>
    </section>
  );
}
