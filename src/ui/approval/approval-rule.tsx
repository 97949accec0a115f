import type { approvalRuleMachine } from '../../machines/approval/approval-rule.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as ruleWords from '../../words/approval/approval-rule.gen.ts';
import { Message } from '../parts/fields/message.tsx';
import * as styles from '../shell/header.css.ts';
import { hint } from '../theme/layout.css.ts';

interface ApprovalRuleProps extends MachineView<typeof approvalRuleMachine> {
  /** What is stored. */
  readonly isOn: boolean;
}

/** "Publish only what is approved" in the account menu (APPR-03). */
export function ApprovalRule({ state, send, isOn }: ApprovalRuleProps) {
  const { wanted, failure } = state.context;
  return (
    <>
      <label className={styles.rule}>
        <input
          type="checkbox"
          checked={wanted ?? isOn}
          aria-busy={state.hasTag('busy')}
          onChange={({ target }) => send({ type: 'rule.choose', isOn: target.checked })}
        />
        <span>
          {ruleWords.approvedOnly()}
          <span className={hint}>{ruleWords.approvedOnlyHelp()}</span>
        </span>
      </label>
      {failure !== null && (
        <Message kind="bad" role="alert">
          {ruleWords.notStored({ reason: failure })}
        </Message>
      )}
    </>
  );
}
