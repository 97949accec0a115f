import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { BrandCard } from '../../ui/brand/brand-card.tsx';
import { useBrandLogo } from './use-brand-logo.ts';
import { useBrandOffer } from './use-brand-offer.ts';

interface BrandOfferProps {
  readonly wizard: WizardActor;
  readonly context: WizardSnapshot['context'];
}

/** The account's brand at the first step of a new coupon (KIT-01). */
export function BrandCardBinding({ wizard, context }: BrandOfferProps) {
  const { brand, use } = useBrandOffer(wizard, context);
  const logo = useBrandLogo(brand);
  return brand === null ? null : <BrandCard {...use} fields={brand} logo={logo} />;
}
