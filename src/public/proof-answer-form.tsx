import { Check, MessageSquare } from 'lucide-react';
import { shortFingerprint } from '../domain/approval/approval.ts';
import { PROOF_COMMENT_MAX, PROOF_NAME_MAX } from '../domain/constants.ts';
import * as buttons from '../ui/parts/buttons/button.css.ts';
import { RequiredMark } from '../ui/parts/fields/text-field.tsx';
import * as fields from '../ui/parts/fields/text-field.css.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import type { ProofView } from './proof-view.ts';
import { size, small, tone } from '../ui/theme/layout.css.ts';
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
      <h2 id="answer" className={size.t25}>
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
          {/* Enter presses the first button of a form: an approval must be meant. */}
          <button disabled hidden />
          <input type="hidden" name="press" value={form.press} />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Text view={view} field="name" label={proofWords.yourName()} />
          <Text
            view={view}
            field="comment"
            label={proofWords.comment()}
            help={proofWords.commentHelp()}
          />
          <Buttons view={view} />
        </>
      )}
    </form>
  );
}

interface TextProps {
  readonly view: ProofView;
  readonly field: 'name' | 'comment';
  readonly label: string;
  readonly help?: string;
}

function Text({ view, field, label, help }: TextProps) {
  const { form } = view;
  const isBad = form.fault?.field === field;
  const isName = field === 'name';
  const describedBy = [help && `${field}-help`, isBad && `${field}-fault`].filter(Boolean);
  const Control = isName ? 'input' : 'textarea';
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={field}>
        {label}
        {isName && <RequiredMark />}
      </label>
      {help && (
        <span className={fields.help} id={`${field}-help`}>
          {help}
        </span>
      )}
      <Control
        className={isName ? fields.control : fields.area}
        id={field}
        name={field}
        autoComplete={isName ? 'name' : undefined}
        required={isName}
        maxLength={isName ? PROOF_NAME_MAX : PROOF_COMMENT_MAX}
        defaultValue={form[field]}
        aria-invalid={isBad}
        aria-describedby={describedBy.join(' ') || undefined}
      />
      <Fault view={view} field={field} />
    </div>
  );
}

function Buttons({ view: { asker, fingerprint } }: { readonly view: ProofView }) {
  const short = shortFingerprint(fingerprint);
  return (
    <>
      <button className={buttons.ticket({ width: 'full' })} name="verdict" value="approved">
        <span className={buttons.body}>{proofWords.approve()}</span>
        <span className={buttons.stub}>
          <Check />
        </span>
      </button>
      <button className={buttons.button()} name="verdict" value="changes">
        <MessageSquare />
        {proofWords.askForChanges()}
      </button>
      <p className={small}>
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
    <p className={`${fields.message} ${tone.bad}`} id={`${field ?? 'form'}-fault`} role="alert">
      {form.fault.words}
    </p>
  );
}
