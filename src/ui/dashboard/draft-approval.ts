import type { Approval } from '../../domain/approval/approval.ts';
import type { Answer } from '../../domain/approval/approval.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface SharedDraft extends Pick<Approval, 'waitsFor'> {
  readonly approval: Approval['state'];
  readonly latest: Pick<Answer, 'name'> | null;
}

/** Says how a shared draft stands (APPR-03). */
export function draftApproval({ approval, waitsFor, latest }: SharedDraft) {
  const names = waitsFor.join(', ');
  const name = latest?.name ?? '';
  switch (approval) {
    case 'approved':
      return { words: dashboardWords.proofApproved({ name }), isApproved: true };
    case 'changes':
      return { words: dashboardWords.proofChanges({ names }), isApproved: false };
    case 'outdated':
      return { words: dashboardWords.proofOutdated({ names }), isApproved: false };
    case 'waiting':
      return {
        words:
          names === '' ? dashboardWords.proofWaiting() : dashboardWords.proofWaitsFor({ names }),
        isApproved: false,
      };
    default:
      return approval satisfies never;
  }
}
