import type { SharedProof } from '../../domain/approval/shared-proof.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';
import { ProofAnswer } from '../coupon/proof-answer.tsx';
import * as answerStyles from '../coupon/proof-answer.css.ts';
import * as styles from './proof-sharing.css.ts';

interface ProofAnswersProps {
  readonly proof: SharedProof;
  /** The page shows the coupon as it is now. */
  readonly isShown: boolean;
}

const EARLIER = { approved: sharingWords.approvedBefore, changes: sharingWords.askedBefore };

/** All answers, the newest first (APPR-03). */
export function ProofAnswers({ proof, isShown }: ProofAnswersProps) {
  const { answers, fingerprint } = proof;
  if (answers.length === 0) return <p className={styles.soft}>{sharingWords.noAnswers()}</p>;
  return (
    <ul className={answerStyles.answers} aria-label={sharingWords.answers()}>
      {answers.map((answer, place) => (
        <ProofAnswer
          key={answers.length - place}
          answer={answer}
          isCurrent={isShown && answer.fingerprint === fingerprint}
          earlier={EARLIER}
          when={{ words: momentOf(answer.answeredAt), iso: answer.answeredAt }}
        />
      ))}
    </ul>
  );
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
