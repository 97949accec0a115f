import { CircleCheck, MessageSquare } from 'lucide-react';
import { shortFingerprint, type Answer, type Verdict } from '../../domain/approval/approval.ts';
import * as approvalWords from '../../words/approval/approval.gen.ts';
import { remark, slug, small, soft, tone } from '../theme/layout.css.ts';
import * as styles from './proof-answer.css.ts';

interface ProofAnswerProps {
  readonly answer: Answer & { readonly comment: string };
  /** It stands for the coupon that is shown. */
  readonly isCurrent: boolean;
  /** The answer to an earlier coupon, in words. */
  readonly earlier: Readonly<Record<Verdict, () => string>>;
  /** `11/22/2026, 4:52 PM`, and the ISO date-time if it is known. */
  readonly when: { readonly words: string; readonly iso?: string };
}

const CURRENT = { approved: approvalWords.approved, changes: approvalWords.askedForChanges };
const TONES = { approved: tone.ok, changes: tone.warn };

/** An answer to a coupon's proof, as an item of a list (APPR-02, APPR-03). */
export function ProofAnswer({ answer, isCurrent, earlier, when }: ProofAnswerProps) {
  const { name, verdict, comment, fingerprint } = answer;
  return (
    <li className={styles.answer}>
      <p className={`${remark} ${isCurrent ? TONES[verdict] : soft}`}>
        {verdict === 'approved' ? <CircleCheck size={16} /> : <MessageSquare size={16} />}
        {(isCurrent ? CURRENT : earlier)[verdict]()}
      </p>
      <p className={styles.who}>
        <b dir="auto">{name}</b>
        <span className={small}>
          {when.iso === undefined ? when.words : <time dateTime={when.iso}>{when.words}</time>}
        </span>
      </p>
      {comment !== '' && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      <p className={slug}>
        {approvalWords.proofNumber({ fingerprint: shortFingerprint(fingerprint) })}
      </p>
    </li>
  );
}
