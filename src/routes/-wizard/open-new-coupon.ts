import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../../app/router-context.ts';
import { accountIdOf } from '../../app/session/auth.ts';
import type { Services } from '../../app/services.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';

interface Opening {
  readonly context: Pick<RouterContext, 'auth'> & { readonly services: Services };
  readonly params: { readonly templateId: string };
  readonly search: WizardSearch;
  readonly cause: string;
  readonly preload: boolean;
}

/**
 * Opens the wizard of `/create/{templateId}` or `/campaign/{templateId}`. The address requests a position; the machine
 * decides (WIZ-21).
 */
export async function openNewCoupon(
  flowName: 'create' | 'campaign',
  { context, params, search, cause, preload }: Opening,
) {
  if (preload) return { wizard: null, brandCard: null };
  const [{ beginWizard, isBegunOtherwise, requestStep }, { loadBrandCard, loadPartsFor }] =
    await Promise.all([import('../../app/wizard/begin-wizard.ts'), import('./late-parts.ts')]);
  const card = loadBrandCard(context.services);
  const account = accountIdOf(context.auth.getSnapshot());
  const { scheme } = search;
  const wizard = await beginWizard({ ...context, ...params, scheme, account, flowName });
  const elsewhere = requestStep(wizard, search);
  /** The address asks for this scheme, and the coupon was begun in another one (BROWSE-12). */
  const otherScheme =
    cause === 'enter' && scheme !== undefined && isBegunOtherwise(wizard, scheme) ? scheme : null;
  if (elsewhere !== null && otherScheme === null)
    throw redirect({ to: `/${flowName}/$templateId`, params, search: elsewhere, replace: true });
  await loadPartsFor(wizard);
  return { wizard, brandCard: await card, otherScheme };
}
