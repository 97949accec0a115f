/** Which card the preview shows: a coupon's, or the Ride-Along's (WIZ-15, WIZ-20). */
import { type Position, stepNameAt } from '../../domain/wizard-position.ts';
import type { Platform, WizardContext } from './wizard-context.ts';

export type PreviewCard = Platform | 'ride-along';

/** The template's own design, or an image that was uploaded. */
export function hasRideAlongCard({
  rideAlong,
  form,
}: Pick<WizardContext, 'rideAlong' | 'form'>): boolean {
  return rideAlong !== null || form.rideAlongImage !== null;
}

export function shownCard(context: WizardContext): PreviewCard {
  return context.rideAlongShown && hasRideAlongCard(context) ? 'ride-along' : context.platform;
}

/** A tab was chosen, which shows a card's front; a coupon's on the Ride-Along step is the forced coupon view. */
export function withCard(context: WizardContext, card: PreviewCard): Partial<WizardContext> {
  if (card === 'ride-along')
    return { rideAlongShown: true, forcedCouponView: false, detailsShown: false };
  return {
    platform: card,
    rideAlongShown: false,
    detailsShown: false,
    forcedCouponView: isRideAlongStep(context, context),
  };
}

/** The Ride-Along step brings its card, and leaving the step brings the coupon back; inside a step the tab stays. */
export function cardOn(context: WizardContext, position: Position): Partial<WizardContext> {
  const isThere = isRideAlongStep(context, position);
  if (isThere === isRideAlongStep(context, context)) return {};
  return { rideAlongShown: isThere, forcedCouponView: false };
}

function isRideAlongStep({ flowName }: WizardContext, { step }: Pick<Position, 'step'>): boolean {
  return stepNameAt({ flow: flowName }, step) === 'ride-along';
}
