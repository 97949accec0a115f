import { CircleCheck, MessageSquare } from 'lucide-react';
import type { Approval, Answer } from '../../domain/approval/approval.ts';
import * as draftWords from '../../words/approval/draft-approval.gen.ts';
import * as styles from './draft-card.css.ts';

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

interface SharedDraft extends Pick<Approval, 'waitsFor'> {
  readonly approval: Approval['state'];
  readonly latest: Pick<Answer, 'name'> | null;
}

/** Says how a shared draft stands (APPR-03). */
function draftApproval({ approval, waitsFor, latest }: SharedDraft) {
  const names = waitsFor.join(', ');
  const name = latest?.name ?? '';
  switch (approval) {
    case 'approved':
      return { words: draftWords.approvedBy({ name }), isApproved: true };
    case 'changes':
      return { words: draftWords.changes({ names }), isApproved: false };
    case 'outdated':
      return { words: draftWords.outdated({ names }), isApproved: false };
    case 'waiting':
      return {
        words: names === '' ? draftWords.waiting() : draftWords.waitsFor({ names }),
        isApproved: false,
      };
    default:
      return approval satisfies never;
  }
}
