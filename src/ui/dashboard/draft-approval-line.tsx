import { CircleCheck, MessageSquare } from 'lucide-react';
import { draftApproval, type SharedDraft } from './draft-approval.ts';
import * as styles from './draft-approval-line.css.ts';

/** On a draft's card: what was answered to its proof (APPR-03). */
export function DraftApprovalLine({ draft }: { readonly draft: SharedDraft }) {
  const { words, isApproved } = draftApproval(draft);
  return (
    <p className={styles.approval} data-approved={isApproved}>
      {isApproved ? <CircleCheck /> : <MessageSquare />}
      {words}
    </p>
  );
}
