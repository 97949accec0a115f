import { type ComponentProps, Suspense } from 'react';
import { AccountAnswers } from '../-brand/account-answers.tsx';
import { BrandRow } from '../-brand/brand-row.tsx';
import { ApprovalRuleBinding } from './approval-rule-binding.tsx';

/** What the account menu has besides its choices of look and language: the brand, and the rule for publishing. */
export function AccountRows(props: ComponentProps<typeof BrandRow>) {
  return (
    <>
      <BrandRow {...props} />
      <Suspense>
        <AccountAnswers>{(client) => <ApprovalRuleBinding client={client} />}</AccountAnswers>
      </Suspense>
    </>
  );
}
