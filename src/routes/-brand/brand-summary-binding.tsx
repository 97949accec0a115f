import { useQuery } from '@tanstack/react-query';
import { brandQuery } from '../../api/brand.queries.ts';
import { BrandSummary } from '../../ui/brand/brand-summary.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { AccountAnswers } from './account-answers.tsx';
import { useBrandLogo } from './use-brand-logo.ts';

/** What the account's brand has; nothing while it cannot be read. */
export function BrandSummaryBinding() {
  return (
    <AccountAnswers>
      <Summary />
    </AccountAnswers>
  );
}

/** Loads the dialog. Here, because each file that loads late names all files of that part. */
export async function loadBrandDialog() {
  return (await import('./brand-dialog-binding.tsx')).BrandDialogBinding;
}

function Summary() {
  const { data } = useQuery(brandQuery(useServices().client));
  const logo = useBrandLogo(data?.brand ?? null);
  return data === undefined ? null : <BrandSummary fields={data.brand} logo={logo} />;
}
