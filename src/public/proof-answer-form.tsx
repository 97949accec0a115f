import { Check, MessageSquare } from 'lucide-react';
import { shortFingerprint } from '../domain/approval/approval.ts';
import { PROOF_COMMENT_MAX, PROOF_NAME_MAX } from '../domain/constants.ts';
import { button } from '../ui/parts/buttons/button.css.ts';
import * as ticket from '../ui/parts/buttons/ticket-button.css.ts';
import * as fields from '../ui/parts/fields/text-field.css.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import type { ProofView } from './proof-view.ts';
import * as styles from './proof-page.css.ts';

/** A plain form, which needs no script (APPR-02). */
export function AnswerForm({ view }: { readonly view: ProofView }) {
  const { form, fingerprint, isFull } = view;
  return (
    <form
      className={styles.form}
      method="post"
      action={`${view.address}#answer`}
      aria-labelledby="answer"
    >
      <h2 id="answer" className={styles.formTitle}>
        {proofWords.yourAnswer()}
      </h2>
      {view.isSent && (
        <p className={styles.sent} role="status">
          {proofWords.thanks()}
        </p>
      )}
      <Fault view={view} field={null} />
      {isFull ? (
        <p>{proofWords.full()}</p>
      ) : (
        <>
          <input type="hidden" name="press" value={form.press} />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Name view={view} />
          <Comment view={view} />
          <Buttons view={view} />
        </>
      )}
    </form>
  );
}

function Name({ view }: { readonly view: ProofView }) {
  const { form } = view;
  const isBad = form.fault?.field === 'name';
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor="name">
        {proofWords.yourName()}
        <span className={fields.required} aria-hidden="true">
          *
        </span>
      </label>
      <input
        className={fields.control}
        id="name"
        name="name"
        autoComplete="name"
        required
        maxLength={PROOF_NAME_MAX}
        defaultValue={form.name}
        aria-invalid={isBad}
        aria-describedby={isBad ? 'name-fault' : undefined}
      />
      <Fault view={view} field="name" />
    </div>
  );
}

function Comment({ view }: { readonly view: ProofView }) {
  const { form } = view;
  const isBad = form.fault?.field === 'comment';
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor="comment">
        {proofWords.comment()}
      </label>
      <span className={fields.help} id="comment-help">
        {proofWords.commentHelp()}
      </span>
      <textarea
        className={fields.area}
        id="comment"
        name="comment"
        maxLength={PROOF_COMMENT_MAX}
        defaultValue={form.comment}
        aria-invalid={isBad}
        aria-describedby={isBad ? 'comment-help comment-fault' : 'comment-help'}
      />
      <Fault view={view} field="comment" />
    </div>
  );
}

function Buttons({ view: { asker, fingerprint } }: { readonly view: ProofView }) {
  const short = shortFingerprint(fingerprint);
  return (
    <>
      <button className={ticket.ticket({ width: 'full' })} name="verdict" value="approved">
        <span className={ticket.body}>{proofWords.approve()}</span>
        <span className={ticket.stub}>
          <Check />
        </span>
      </button>
      <button className={button()} name="verdict" value="changes">
        <MessageSquare />
        {proofWords.askForChanges()}
      </button>
      <p className={styles.soft}>
        {asker === null
          ? proofWords.standsForOwner({ fingerprint: short })
          : proofWords.standsFor({ asker, fingerprint: short })}
      </p>
    </>
  );
}

interface FaultProps {
  readonly view: ProofView;
  readonly field: 'name' | 'comment' | null;
}

function Fault({ view: { form }, field }: FaultProps) {
  if (form.fault === null || form.fault.field !== field) return null;
  return (
    <p className={`${fields.message} ${fields.bad}`} id={`${field ?? 'form'}-fault`} role="alert">
      {form.fault.words}
    </p>
  );
}
