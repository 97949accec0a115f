import type { Approval } from '../../domain/approval/approval.ts';
import type { Answer } from '../../domain/approval/approval.ts';
import * as draftWords from '../../words/approval/draft-approval.gen.ts';

export interface SharedDraft extends Pick<Approval, 'waitsFor'> {
  readonly approval: Approval['state'];
  readonly latest: Pick<Answer, 'name'> | null;
}

/** Says how a shared draft stands (APPR-03). */
export function draftApproval({ approval, waitsFor, latest }: SharedDraft) {
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
