import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { BrandCard } from '../-brand/load-brand-card.ts';
import type { RouterContext } from '../../app/router-context.ts';
import { accountIdOf } from '../../app/session/auth.ts';
import type { Services } from '../../app/services.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';

interface Opening {
  readonly context: Pick<RouterContext, 'auth'> & {
    readonly services: Services;
    readonly queryClient: QueryClient;
  };
  readonly params: { readonly templateId: string };
  readonly search: WizardSearch;
  readonly preload: boolean;
}

/**
 * Opens the wizard of `/create/{templateId}` or `/campaign/{templateId}`. The address requests a position; the machine
 * decides (WIZ-21).
 */
export async function openNewCoupon(
  flowName: 'create' | 'campaign',
  { context, params, search, preload }: Opening,
): Promise<{ readonly wizard: RunningWizard | null; readonly brandCard: BrandCard }> {
  if (preload) return { wizard: null, brandCard: null };
  const { services, queryClient } = context;
  const [{ beginWizard, requestStep }, { loadBrandCard, loadPartsFor }] = await Promise.all([
    import('../../app/wizard/begin-wizard.ts'),
    import('./late-parts.ts'),
  ]);
  const card = loadBrandCard({ client: services.client, queryClient });
  const account = accountIdOf(context.auth.getSnapshot());
  const { scheme } = search;
  const wizard = await beginWizard({ ...context, ...params, scheme, account, flowName });
  const elsewhere = requestStep(wizard, search);
  if (elsewhere !== null)
    throw redirect({ to: `/${flowName}/$templateId`, params, search: elsewhere, replace: true });
  await loadPartsFor(wizard);
  return { wizard, brandCard: await card };
}
