import type { ChangedField } from '../../domain/approval/shown-coupon.ts';
import { changedFields } from './proof-answer.css.ts';
import * as approvalWords from '../../words/approval/approval.gen.ts';

/** What was changed since an approval, field by field (APPR-02). */
export function ChangedFields({ changes }: { readonly changes: readonly ChangedField[] }) {
  return (
    <table className={changedFields}>
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
  );
}
