import { TriangleAlert } from 'lucide-react';
import type { ChangedField } from '../../domain/approval/shown-coupon.ts';
import * as approvalWords from '../../words/approval/approval.gen.ts';
import * as sharingWords from '../../words/approval/proof-sharing.gen.ts';
import * as styles from './proof-sharing.css.ts';

interface ApprovalChangesProps {
  readonly changes: readonly ChangedField[];
  /** Who approved before. */
  readonly names: string;
}

/** "Changed since it was approved", field by field (APPR-02). */
export function ApprovalChanges({ changes, names }: ApprovalChangesProps) {
  return (
    <div className={styles.changes} role="status">
      <p className={styles.changesTitle}>
        <TriangleAlert />
        {approvalWords.changedSinceApproved()}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{approvalWords.field()}</th>
            <th scope="col">{approvalWords.approved()}</th>
            <th scope="col">{approvalWords.now()}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, now }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before !== null && <s>{before || approvalWords.nothing()}</s>}</td>
              <td>
                <b>
                  {now === null ? approvalWords.anotherPicture() : now || approvalWords.nothing()}
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{sharingWords.approvalGone({ names })}</p>
    </div>
  );
}
