import * as ruleWords from '../../words/approval/approval-rule.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import * as styles from '../shell/account-menu.css.ts';

interface ApprovalRuleProps {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Why the last choice was not stored; null if it was. */
  readonly failure: string | null;
  readonly onChoose: (isOn: boolean) => void;
}

/** "Publish only what is approved" in the account menu (APPR-03). */
export function ApprovalRule({ isOn, isBusy, failure, onChoose }: ApprovalRuleProps) {
  return (
    <>
      <label className={styles.rule}>
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isBusy}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>
          {ruleWords.approvedOnly()}
          <span className={styles.ruleHelp}>{ruleWords.approvedOnlyHelp()}</span>
        </span>
      </label>
      {failure !== null && (
        <div role="alert">
          <Message kind="bad">{ruleWords.notStored({ reason: failure })}</Message>
        </div>
      )}
    </>
  );
}
