import { type ReactNode, useState } from 'react';
import { CircleCheck, QrCode, Send, TriangleAlert, Check, Copy } from 'lucide-react';
import type { Comparison } from '../../domain/approval/comparison.ts';
import type { SharedProof } from '../../domain/approval/shared-proof.ts';
import { momentIn } from '../../domain/coupon/moments.ts';
import { isTimeZone } from '../../domain/coupon/time-zones.ts';
import type { proofMachine } from '../../machines/approval/proof.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import { Button } from '../parts/buttons/button.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import { Message } from '../parts/fields/message.tsx';
import { ChangedFields } from '../coupon/changed-fields.tsx';
import { ProofAnswer } from '../coupon/proof-answer.tsx';
import { breaking, remark, row, small, stack, tone, visuallyHidden } from '../theme/layout.css.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';
import * as styles from './proof-sharing.css.ts';
import * as approvalWords from '../../words/approval/approval.gen.ts';
import * as answerStyles from '../coupon/proof-answer.css.ts';

export interface ProofSharingProps extends MachineView<typeof proofMachine> {
  /** Null if the coupon was not shared. */
  readonly comparison: Comparison | null;
  /** A picture of a QR code with the page's address. */
  readonly code: string | null;
  /** The button that copies the address. */
  readonly copy: ReactNode;
}

/** Approval on the proof: sharing, the page, its answers, and what changed since (APPR-01 to APPR-03). */
export function ProofSharing(props: ProofSharingProps) {
  const { state, send, comparison } = props;
  const { read, failure } = state.context;
  const proof = read?.proof ?? null;
  const isUnread = state.matches('unread');
  return (
    <section className={`${breaking} ${stack[14]}`} aria-labelledby="approval">
      <h2 id="approval" className={answerStyles.answersTitle}>
        {sharingWords.title()}
      </h2>
      {comparison !== null && comparison.changes.length > 0 && (
        <div className={answerStyles.changes} role="status">
          <p className={`${remark} ${tone.warn}`}>
            <TriangleAlert size={16} />
            {approvalWords.changedSinceApproved()}
          </p>
          <ChangedFields changes={comparison.changes} />
          <p className={small}>{sharingWords.approvalGone({ names: namesOf(proof) })}</p>
        </div>
      )}
      {comparison?.isApproved === true && (
        <p className={`${remark} ${tone.ok}`} role="status">
          <CircleCheck size={16} />
          {sharingWords.isApproved()}
        </p>
      )}
      {failure !== null && (
        <Message kind="bad" role="alert">
          {isUnread ? `${sharingWords.unread()} ${failure}` : failure}
        </Message>
      )}
      {isUnread && (
        <div className={row}>
          <Button onClick={() => send({ type: 'proof.read' })}>{sharingWords.readAgain()}</Button>
        </div>
      )}
      {proof !== null && proof.address !== null && (
        <Page {...props} address={proof.address} ends={momentOf(proof, proof.endsAt)} />
      )}
      {!isUnread && <Share {...props} />}
      {proof !== null && <ProofAnswers proof={proof} isShown={comparison?.isShown ?? true} />}
    </section>
  );
}

interface PageProps extends ProofSharingProps {
  readonly address: string;
  /** In words. */
  readonly ends: string;
}

function Page(props: PageProps) {
  const { address, ends, state, send, copy, code } = props;
  const [isCodeShown, setIsCodeShown] = useState(false);
  return (
    <>
      <p className={answerStyles.who}>
        <b>{sharingWords.proofPage()}</b>
        <span className={small}>{sharingWords.ends({ date: ends })}</span>
        <span className={small}>{sharingWords.trialPassesStay()}</span>
        <a className={styles.address} href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <div className={row}>
        {copy}
        <Button
          icon={<QrCode />}
          shape="compact"
          aria-expanded={isCodeShown}
          onClick={() => setIsCodeShown(!isCodeShown)}
        >
          {sharingWords.showCode()}
        </Button>
        <Button
          look="bare"
          shape="compact"
          disabled={!state.matches('open')}
          onClick={() => send({ type: 'proof.revoke' })}
        >
          {sharingWords.revoke()}
        </Button>
      </div>
      {(state.matches('asking') || state.matches('revoking')) && (
        <QuestionDialog
          question={sharingWords.askRevoke()}
          yes={sharingWords.revoke()}
          no={actionsWords.cancel()}
          isBusy={state.matches('revoking')}
          onYes={() => send({ type: 'revoking.confirm' })}
          onNo={() => send({ type: 'revoking.cancel' })}
        >
          <p>{sharingWords.revokeEnds()}</p>
        </QuestionDialog>
      )}
      {isCodeShown && code !== null && (
        <img className={styles.code} src={code} alt={sharingWords.codeOfPage()} />
      )}
    </>
  );
}

/** Absent while the page shows the coupon as it is. */
function Share({ state, send, comparison }: ProofSharingProps) {
  const isOpen = (state.context.read?.proof?.address ?? null) !== null;
  if (isOpen && comparison?.isShown === true) return null;
  return (
    <>
      {isOpen && <p className={small}>{sharingWords.olderShown()}</p>}
      <div className={row}>
        <Button
          icon={<Send />}
          disabled={!state.matches('open') && !state.matches('closed')}
          onClick={() => send({ type: 'proof.share' })}
        >
          {wordsOf(state.matches('sharing'), isOpen)}
        </Button>
      </div>
      {!isOpen && <p className={small}>{sharingWords.shareHint()}</p>}
    </>
  );
}

function wordsOf(isSharing: boolean, isOpen: boolean): string {
  if (isSharing) return sharingWords.sharing();
  return isOpen ? sharingWords.shareAgain() : sharingWords.share();
}

/** Who approved an earlier version. */
function namesOf(proof: SharedProof | null): string {
  const approvals = (proof?.answers ?? []).filter(({ verdict }) => verdict === 'approved');
  return [...new Set(approvals.map(({ name }) => name))].join(', ');
}

interface ProofAnswersProps {
  readonly proof: SharedProof;
  /** The page shows the coupon as it is now. */
  readonly isShown: boolean;
}

const EARLIER = { approved: sharingWords.approvedBefore, changes: sharingWords.askedBefore };

/** All answers, the newest first (APPR-03). */
function ProofAnswers({ proof, isShown }: ProofAnswersProps) {
  const { answers, fingerprint } = proof;
  if (answers.length === 0) return <p className={small}>{sharingWords.noAnswers()}</p>;
  return (
    <ul aria-label={sharingWords.answers()}>
      {answers.map((answer, place) => (
        <ProofAnswer
          key={answers.length - place}
          answer={answer}
          isCurrent={isShown && answer.fingerprint === fingerprint}
          earlier={EARLIER}
          when={{ words: momentOf(proof, answer.answeredAt), iso: answer.answeredAt }}
        />
      ))}
    </ul>
  );
}

/** In the coupon's zone, as on the proof's page. */
function momentOf({ shown }: SharedProof, iso: string): string {
  const { timeZone = '' } = shown;
  return momentIn(isTimeZone(timeZone) ? timeZone : 'UTC', new Date(iso));
}

/** Below the button that publishes: for whom it waits (APPR-03). `names` is empty if anybody may approve. */
export function PublishingWaits({ names }: { readonly names: readonly string[] }) {
  return (
    <p className={styles.waits} role="status">
      <b>
        {names.length === 0
          ? sharingWords.waits()
          : sharingWords.waitsFor({ names: names.join(', ') })}
      </b>{' '}
      {sharingWords.ruleHint()}
    </p>
  );
}

interface CopyAddressProps {
  readonly copy: 'resting' | 'copied' | 'refused';
  readonly onCopy: () => void;
}

/** Copies the address of the proof page; screen readers also announce "Copied". */
export function CopyAddress({ copy, onCopy }: CopyAddressProps) {
  return (
    <>
      <Button icon={copy === 'copied' ? <Check /> : <Copy />} shape="compact" onClick={onCopy}>
        {copy === 'copied' ? sharingWords.copied() : sharingWords.copyAddress()}
      </Button>
      <span className={visuallyHidden} role="status">
        {copy === 'copied' && sharingWords.copied()}
      </span>
      {copy === 'refused' && (
        <Message kind="bad" role="alert">
          {sharingWords.copyRefused()}
        </Message>
      )}
    </>
  );
}
