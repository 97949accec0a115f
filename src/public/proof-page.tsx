import { Smartphone, TriangleAlert, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { transcriptOf } from '../domain/wizard/proof.ts';
import type { ChangedField } from '../domain/approval/shown-coupon.ts';
import * as approvalWords from '../words/approval/approval.gen.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import { InlineCode } from './inline-code.tsx';
import { AnswerForm } from './proof-answer-form.tsx';
import { ProofCards } from './proof-cards.tsx';
import { ProofPrint } from './proof-print.tsx';
import type { ProofView } from './proof-view.ts';
import * as styles from './proof-page.css.ts';
import { GOOGLE_SAVE } from './wallet-actions.tsx';
import { onAndroid, onApple } from './page.css.ts';
import { ChangedFields } from '../ui/coupon/changed-fields.tsx';
import { ProofAnswer } from '../ui/coupon/proof-answer.tsx';
import { below, notOnPhones, remark, size, small, stack, tone } from '../ui/theme/layout.css.ts';
import * as answerStyles from '../ui/coupon/proof-answer.css.ts';

/** The two sides of the perforation. */
const NAME = ['Tear', 'line'] as const;

/** A coupon before it is published, and the answers to it (APPR-01, APPR-02). */
export function ProofPage({ view }: { readonly view: ProofView }) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <p className={styles.wordmark}>
          {NAME[0]}
          <i className={styles.dots} />
          {NAME[1]}
        </p>
        <p className={small}>
          <span className={notOnPhones}>{proofWords.privatePage()} </span>
          {proofWords.ends({ date: view.ends })}
        </p>
      </header>
      <main className={styles.main}>
        <div className={styles.heading}>
          <p className={styles.stamp}>{proofWords.proof()}</p>
          <h1 className={styles.title}>{proofWords.isThisRight()}</h1>
          <p className={styles.lead}>{leadOf(view)}</p>
          {view.changes !== null && <Changes changes={view.changes} />}
        </div>
        <ProofCards view={view} />
        <aside className={styles.right}>
          <AnswerForm view={view} />
          <EarlierAnswers view={view} />
        </aside>
        <div className={styles.two}>
          <ProofPrint view={view} />
          <div className={styles.sections}>
            <Section icon={<Volume2 />} title={proofWords.howItSounds()}>
              <p>{transcriptOf(view.face)}</p>
            </Section>
            <TryIt view={view} />
          </div>
        </div>
      </main>
    </div>
  );
}

function leadOf({ asker, face }: ProofView): string {
  const business = face.merchantName;
  if (asker === null) return proofWords.asksWithoutName({ business });
  return proofWords.asks({ asker, business });
}

interface SectionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ icon, title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

/** On a phone the trial's links; on a computer the code of this page. */
function TryIt({ view }: { readonly view: ProofView }) {
  return (
    <Section icon={<Smartphone />} title={proofWords.tryIt()}>
      <div className={styles.tryCode}>
        <div className={styles.code} role="img" aria-label={proofWords.codeOfPage()}>
          <InlineCode svg={view.addressCode} />
        </div>
        <p className={small}>{proofWords.tryHint({ date: view.ends, trial: view.trial })}</p>
      </div>
      <p className={styles.tryHere}>{proofWords.tryHere({ date: view.ends, trial: view.trial })}</p>
      <div className={stack[10]}>
        <a className={`${styles.wallet} ${onApple}`} href={view.pass}>
          {proofWords.addApple()}
        </a>
        {view.googleToken !== null && (
          <a
            className={`${styles.wallet} ${onAndroid}`}
            href={`${GOOGLE_SAVE}${view.googleToken}`}
            rel="noreferrer"
          >
            {proofWords.addGoogle()}
          </a>
        )}
      </div>
    </Section>
  );
}

function Changes({ changes }: { readonly changes: readonly ChangedField[] }) {
  return (
    <section className={`${answerStyles.changes} ${below[24]}`} aria-labelledby="changes">
      <h2 id="changes" className={`${remark} ${size.t17} ${tone.warn}`}>
        <TriangleAlert />
        {approvalWords.changedSinceApproved()}
      </h2>
      {changes.length > 0 && <ChangedFields changes={changes} />}
    </section>
  );
}

const EARLIER = { approved: approvalWords.approvedEarlier, changes: approvalWords.askedEarlier };

/** Everybody's answers, the newest first. */
function EarlierAnswers({ view }: { readonly view: ProofView }) {
  const { answers, fingerprint } = view;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={answerStyles.answersTitle}>
        {proofWords.answers()}
      </h2>
      {answers.length === 0 && <p className={styles.none}>{proofWords.noAnswers()}</p>}
      <ul>
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
