import { CircleCheck, MessageSquare } from 'lucide-react';
import { shortFingerprint } from '../../domain/approval/approval.ts';
import type { SharedAnswer, SharedProof } from '../../domain/approval/shared-proof.ts';
import * as approvalWords from '../../words/approval/approval.gen.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';
import * as styles from './proof-sharing.css.ts';

interface ProofAnswersProps {
  readonly proof: SharedProof;
  /** The page shows the coupon as it is now. */
  readonly isShown: boolean;
}

/** All answers, the newest first (APPR-03). */
export function ProofAnswers({ proof, isShown }: ProofAnswersProps) {
  const { answers, fingerprint } = proof;
  if (answers.length === 0) return <p className={styles.soft}>{sharingWords.noAnswers()}</p>;
  return (
    <ul className={styles.answers} aria-label={sharingWords.answers()}>
      {answers.map((answer, place) => (
        <Answer
          key={answers.length - place}
          answer={answer}
          isCurrent={isShown && answer.fingerprint === fingerprint}
        />
      ))}
    </ul>
  );
}

interface AnswerProps {
  readonly answer: SharedAnswer;
  readonly isCurrent: boolean;
}

function Answer({ answer, isCurrent }: AnswerProps) {
  const { name, verdict, comment, answeredAt, fingerprint } = answer;
  return (
    <li className={styles.answer}>
      <p className={styles.verdict} data-verdict={isCurrent ? verdict : 'earlier'}>
        {verdict === 'approved' ? <CircleCheck /> : <MessageSquare />}
        {wordsOf(answer, isCurrent)}
      </p>
      <p className={styles.page}>
        <b dir="auto">{name}</b>
        <time className={styles.soft} dateTime={answeredAt}>
          {momentOf(answeredAt)}
        </time>
      </p>
      {comment !== '' && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      <p className={styles.slug}>
        {approvalWords.proofNumber({ fingerprint: shortFingerprint(fingerprint) })}
      </p>
    </li>
  );
}

function wordsOf({ verdict }: SharedAnswer, isCurrent: boolean): string {
  if (verdict === 'approved')
    return isCurrent ? approvalWords.approved() : sharingWords.approvedBefore();
  return isCurrent ? approvalWords.askedForChanges() : sharingWords.askedBefore();
}

/** `11/22/2026, 4:52 PM` in the reader's zone. */
function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
}
