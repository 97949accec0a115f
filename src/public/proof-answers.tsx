import { CircleCheck, MessageSquare } from 'lucide-react';
import { shortFingerprint } from '../domain/approval/approval.ts';
import * as approvalWords from '../words/approval/approval.gen.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import type { ProofView, ShownAnswer } from './proof-view.ts';
import * as styles from './proof-page.css.ts';

/** Everybody's answers, the newest first. */
export function EarlierAnswers({ view }: { readonly view: ProofView }) {
  const { answers, fingerprint } = view;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={styles.answersTitle}>
        {proofWords.answers()}
      </h2>
      {answers.length === 0 && <p className={styles.none}>{proofWords.noAnswers()}</p>}
      <ul className={styles.answers}>
        {answers.map((answer, place) => (
          <Answer key={place} answer={answer} isCurrent={answer.fingerprint === fingerprint} />
        ))}
      </ul>
    </section>
  );
}

function Answer({
  answer,
  isCurrent,
}: {
  readonly answer: ShownAnswer;
  readonly isCurrent: boolean;
}) {
  const { name, verdict, comment, when, fingerprint } = answer;
  const isApproved = verdict === 'approved';
  return (
    <li className={styles.answer}>
      <p className={styles.verdict({ verdict: isCurrent ? verdict : 'earlier' })}>
        {isApproved ? <CircleCheck /> : <MessageSquare />}
        {wordsOf(isApproved, isCurrent)}
      </p>
      <p className={styles.who}>
        <b dir="auto">{name}</b>
        <span className={styles.soft}>{when}</span>
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

function wordsOf(isApproved: boolean, isCurrent: boolean): string {
  if (isApproved) return isCurrent ? approvalWords.approved() : approvalWords.approvedEarlier();
  return isCurrent ? approvalWords.askedForChanges() : approvalWords.askedEarlier();
}
