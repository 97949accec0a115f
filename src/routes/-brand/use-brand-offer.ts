import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { brandQuery } from '../../api/brand.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import { watched } from '../../app/actors/watched.ts';
import { hasBrand, isBrandLast, valuesOfBrand, brandOf } from '../../domain/brand/brand.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { fromPromise } from 'xstate';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { brandOfferMachine, type UsedBrand } from '../../machines/brand/brand-offer.machine.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import {
  type BrandSources,
  detached,
  readBrand,
  saveBrand,
  withPictures,
} from '../../app/brand/brand-pictures.ts';

/** The account's brand, and the machine that uses it in this coupon and keeps this coupon's (KIT-01). */
export function useBrandOffer(
  client: ApiClient,
  wizard: WizardActor,
  context: WizardSnapshot['context'],
) {
  const queryClient = useQueryClient();
  const { data } = useQuery(brandQuery(client));
  const [machine] = useState(() => brandOfferWith({ client, queryClient }));
  const actor = useActorRef(machine, watched());
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const { unsubscribe } = actor.on('brand.read', ({ brand }) => {
      const { form } = wizard.getSnapshot().context;
      wizard.send({ type: 'brand.use', values: valuesOfBrand(form, brand) });
    });
    return unsubscribe;
  }, [actor, wizard]);
  const brand = data?.brand ?? null;
  const canTakeBack = isBrandLast(context.history);
  const { lacksLogo, failed, form } = state.context;
  return {
    actor,
    state,
    brand,
    /** This coupon's brand was kept, and the coupon has not changed since. */
    isKept: state.matches({ idle: 'kept' }) && form === context.form,
    use: {
      isUsed: canTakeBack || (brand !== null && hasBrand(context.form, brand)),
      canTakeBack,
      isBusy: state.matches('reading'),
      lacksLogo,
      failure: failed?.call === 'use' ? failed.words : null,
      onUse: () => actor.send({ type: 'brand.use' }),
      onTakeBack: () => wizard.send({ type: 'design.undo' }),
    },
    keepFailure: failed?.call === 'keep' ? failed.words : null,
  };
}

/** Using the account's brand in a coupon and keeping a coupon's, with the services (KIT-01). */
function brandOfferWith(sources: BrandSources) {
  return brandOfferMachine.provide({
    actors: {
      readBrand: fromPromise<UsedBrand, void>(async () => {
        const { brand } = await readBrand(sources);
        if (brand === null) throw new Error(brandWords.goneMeanwhile());
        const whole = detached(await withPictures(sources, brand));
        const stored = Object.keys(brand.logos).length;
        return { brand: whole, lacksLogo: Object.keys(whole.logos).length < stored };
      }),
      keepBrand: fromPromise<void, CouponForm>(async ({ input }) => {
        const brand = brandOf(input);
        // The first step offers the brand before the rules are loaded.
        const { issuesOfBrand } = await import('../../domain/wizard/coupon-form.schema.ts');
        if (issuesOfBrand({ ...brand }).length > 0) throw new Error(brandWords.keepNeedsFields());
        await saveBrand(sources, brand, null);
      }),
    },
  });
}
