import { useMatch } from '@tanstack/react-router';
import type { BrandCard } from '../-brand/load-brand-card.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { WizardScreen } from './wizard-screen.tsx';

interface OpenedWizardProps {
  /** Null while the address is only preloaded. */
  readonly wizard: RunningWizard | null;
  /** The account's brand, offered at the first step of a new coupon; null without one. */
  readonly brandCard?: BrandCard;
  /** A scheme that the address asks for, in place of the begun coupon's. */
  readonly otherScheme?: string | null;
}

/** The wizard that `beforeLoad` found or started; another wizard mounts another screen. */
export function OpenedWizard(props: OpenedWizardProps) {
  const { wizard, brandCard = null, otherScheme = null } = props;
  const address = useMatch({ strict: false, select: ({ pathname }) => pathname });
  if (wizard === null) return null;
  return (
    <WizardScreen
      key={wizard.actor.sessionId}
      wizard={wizard}
      address={address}
      brandCard={brandCard}
      otherScheme={otherScheme}
    />
  );
}
