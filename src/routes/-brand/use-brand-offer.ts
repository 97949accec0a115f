import { useQuery } from '@tanstack/react-query';
import { brandQuery } from '../../api/brand.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { hasBrand, isBrandLast, valuesOfBrand, brandOf } from '../../domain/brand/brand.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';
import { brandOfferMachine } from '../../machines/brand/brand-offer.machine.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { detached, readBrand, saveBrand, withPictures } from '../../app/brand/brand-pictures.ts';
import { useServices } from '../-queries/with-services.tsx';

/** The account's brand, and the machine that uses it in this coupon and keeps this coupon's (KIT-01). */
export function useBrandOffer(wizard: WizardActor, context: WizardSnapshot['context']) {
  const services = useServices();
  const { data } = useQuery(brandQuery(services.client));
  const { state, send, actor } = useProcess(() => brandOfferWith(services));
  useEmitted(actor, 'brand.read', (read) => {
    const values = valuesOfBrand(wizard.getSnapshot().context.form, read.brand);
    wizard.send({ type: 'brand.use', values });
  });
  const brand = data?.brand ?? null;
  const canTakeBack = isBrandLast(context.history);
  return {
    state,
    send,
    brand,
    /** This coupon's brand was kept, and the coupon has not changed since. */
    isKept: state.matches({ idle: 'kept' }) && state.context.form === context.form,
    use: {
      state,
      send,
      isUsed: canTakeBack || (brand !== null && hasBrand(context.form, brand)),
      canTakeBack,
      onTakeBack: () => wizard.send({ type: 'design.undo' }),
    },
  };
}

/** Using the account's brand in a coupon and keeping a coupon's, with the services (KIT-01). */
function brandOfferWith(sources: ClientAndCache) {
  return withCalls(brandOfferMachine, {
    async readBrand() {
      const { brand } = await readBrand(sources);
      if (brand === null) throw new Error(brandWords.goneMeanwhile());
      const whole = detached(await withPictures(sources, brand));
      const stored = Object.keys(brand.logos).length;
      return { brand: whole, lacksLogo: Object.keys(whole.logos).length < stored };
    },
    async keepBrand(form) {
      const brand = brandOf(form);
      // The first step offers the brand before the rules are loaded.
      const { issuesOfBrand } = await import('../../domain/wizard/coupon-form.schema.ts');
      if (issuesOfBrand({ ...brand }).length > 0) throw new Error(brandWords.keepNeedsFields());
      await saveBrand(sources, brand, null);
    },
  });
}
