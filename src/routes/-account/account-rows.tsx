import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { saveAttribute } from '../../api/account.queries.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { APPROVAL_RULE } from '../../domain/approval/approval-rule.ts';
import { approvalRuleMachine } from '../../machines/approval/approval-rule.machine.ts';
import { ApprovalRule } from '../../ui/approval/approval-rule.tsx';
import { BrandEntry } from '../../ui/brand/brand-entry.tsx';
import { AccountAnswers } from '../-brand/account-answers.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';

/** What the account menu has besides its choices of look and language: the brand, and the rule for publishing. */
export function AccountRows(props: BrandRowProps) {
  return (
    <>
      <BrandRow {...props} />
      <Suspense>
        <AccountAnswers>
          <Rule />
        </AccountAnswers>
      </Suspense>
    </>
  );
}

/** The brand's dialog, once its code is loaded. */
type BrandDialogPart = ComponentType<{ readonly onClose: () => void }>;

interface BrandRowProps {
  readonly onDialog: (dialog: BrandDialogPart) => void;
}

const loadSummary = () => import('../-brand/brand-summary-binding.tsx');

/** The brand in the account menu; its summary and its dialog load on demand, because the menu is on every screen. */
function BrandRow({ onDialog }: BrandRowProps) {
  const [Summary, setSummary] = useState<ComponentType | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // Without it the entry still opens the dialog.
    void loadSummary().then(
      (part) => setSummary(() => part.BrandSummaryBinding),
      () => undefined,
    );
  }, []);
  const open = () => {
    void loadSummary()
      .then((part) => part.loadBrandDialog())
      .then(onDialog, () => setMissing(true));
  };
  return (
    <BrandEntry isMissing={isMissing} onOpen={open}>
      {Summary && (
        <Suspense>
          <Summary />
        </Suspense>
      )}
    </BrandEntry>
  );
}

/** Binds the rule's machine to its row; a stored rule is a preference like the others. */
function Rule() {
  const { client } = useServices();
  const { preferences } = useRouteContext({ from: '__root__' });
  const isOn = useSelector(preferences, ({ context }) => context.values.approvedOnly);
  const { state, send, actor } = useProcess(() =>
    withCalls(approvalRuleMachine, {
      async storeRule(wanted) {
        await saveAttribute(client, APPROVAL_RULE, wanted);
        return wanted;
      },
    }),
  );
  useEmitted(actor, 'rule.stored', (stored) =>
    preferences.send({ type: 'preference.choose', change: { approvedOnly: stored.isOn } }),
  );
  return <ApprovalRule state={state} send={send} isOn={isOn} />;
}
