import { CircleCheck, MessageSquare } from 'lucide-react';
import type { Approval, Answer } from '../../domain/approval/approval.ts';
import * as draftWords from '../../words/approval/draft-approval.gen.ts';
import { remark, tone } from '../theme/layout.css.ts';
import * as styles from './coupon-card.css.ts';

/** On a draft's card: what was answered to its proof (APPR-03). */
export function DraftApprovalLine({ draft }: { readonly draft: SharedDraft }) {
  const { approval, waitsFor, latest } = draft;
  const isApproved = approval === 'approved';
  const names = waitsFor.join(', ');
  return (
    <p className={`${remark} ${styles.approval} ${isApproved ? tone.ok : tone.warn}`}>
      {isApproved ? <CircleCheck size={16} /> : <MessageSquare size={16} />}
      {WORDS[approval]({ names, name: latest?.name ?? '' })}
    </p>
  );
}

interface SharedDraft extends Pick<Approval, 'waitsFor'> {
  readonly approval: Approval['state'];
  readonly latest: Pick<Answer, 'name'> | null;
}

type Say = (people: { readonly names: string; readonly name: string }) => string;

/** How a shared draft stands. */
const WORDS: Readonly<Record<Approval['state'], Say>> = {
  approved: draftWords.approvedBy,
  changes: draftWords.changes,
  outdated: draftWords.outdated,
  waiting: ({ names }) => (names === '' ? draftWords.waiting() : draftWords.waitsFor({ names })),
};
