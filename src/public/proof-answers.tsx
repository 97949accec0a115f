import { ProofAnswer } from '../ui/coupon/proof-answer.tsx';
import * as answerStyles from '../ui/coupon/proof-answer.css.ts';
import * as approvalWords from '../words/approval/approval.gen.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import type { ProofView } from './proof-view.ts';
import * as styles from './proof-page.css.ts';

const EARLIER = { approved: approvalWords.approvedEarlier, changes: approvalWords.askedEarlier };

/** Everybody's answers, the newest first. */
export function EarlierAnswers({ view }: { readonly view: ProofView }) {
  const { answers, fingerprint } = view;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={styles.answersTitle}>
        {proofWords.answers()}
      </h2>
      {answers.length === 0 && <p className={styles.none}>{proofWords.noAnswers()}</p>}
      <ul className={answerStyles.answers}>
        {answers.map((answer, place) => (
          <ProofAnswer
            key={place}
            answer={answer}
            isCurrent={answer.fingerprint === fingerprint}
            earlier={EARLIER}
            when={{ words: answer.when }}
          />
        ))}
      </ul>
    </section>
  );
}
