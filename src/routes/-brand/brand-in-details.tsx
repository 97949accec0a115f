import type { ApiClient } from '../../api/client.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { BrandLine } from '../../ui/brand/brand-card.tsx';
import { KeepBrand } from '../../ui/brand/keep-brand.tsx';
import { useBrandOffer } from './use-brand-offer.ts';

/** The brand among the details: used in a new coupon above the fields, kept below them (KIT-01). */
export function useBrandInDetails(
  client: ApiClient,
  wizard: WizardActor,
  context: WizardSnapshot['context'],
) {
  const offer = useBrandOffer(client, wizard, context);
  const { actor, state, brand, isKept, use, keepFailure } = offer;
  const isOffered = brand !== null && context.stored === null;
  return {
    offer: isOffered && (!use.isUsed || use.canTakeBack) ? <BrandLine {...use} /> : null,
    keep: (
      <KeepBrand
        other={isKept ? null : (brand?.merchantName ?? null)}
        isAsking={state.matches('asking')}
        isBusy={state.matches('keeping')}
        isKept={isKept}
        failure={keepFailure}
        onKeep={() =>
          actor.send({
            type: 'brand.keep',
            form: context.form,
            replaces: brand !== null && !isKept,
          })
        }
        onReplace={() => actor.send({ type: 'replacement.confirm' })}
        onCancel={() => actor.send({ type: 'replacement.cancel' })}
      />
    ),
  };
}
