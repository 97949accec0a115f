/** Which card the preview shows: the coupon or the Ride-Along (WIZ-15, WIZ-20). */
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import type { FlowName } from '../../domain/wizard/flows.ts';
import { type Position, stepNameAt } from '../../domain/wizard/wizard-position.ts';

/** The parts of the wizard that decide which card shows. */
interface Desk {
  readonly flowName: FlowName;
  readonly step: number;
  readonly form: Pick<CouponForm, 'rideAlongImage' | 'rideAlongImageEditorSource'>;
  readonly platform: Platform;
  readonly rideAlongShown: boolean;
}

type CardChange = Partial<
  Pick<Desk, 'platform' | 'rideAlongShown'> & {
    readonly forcedCouponView: boolean;
    readonly detailsShown: boolean;
  }
>;

export type PreviewCard = Platform | 'ride-along';

/** A design, or an uploaded image. */
export function hasRideAlongCard({ form }: Pick<Desk, 'form'>): boolean {
  return form.rideAlongImageEditorSource !== null || form.rideAlongImage !== null;
}

export function shownCard(context: Desk): PreviewCard {
  return context.rideAlongShown && hasRideAlongCard(context) ? 'ride-along' : context.platform;
}

/** Choosing a tab shows the card's front; the coupon tab on the Ride-Along step is the forced coupon view. */
export function withCard(context: Desk, card: PreviewCard): CardChange {
  if (card === 'ride-along')
    return { rideAlongShown: true, forcedCouponView: false, detailsShown: false };
  return {
    platform: card,
    rideAlongShown: false,
    detailsShown: false,
    forcedCouponView: isRideAlongStep(context, context),
  };
}

/** The Ride-Along step shows its card, and leaving it shows the coupon again; within a step the tab stays. */
export function cardOn(context: Desk, position: Position): CardChange {
  const isThere = isRideAlongStep(context, position);
  if (isThere === isRideAlongStep(context, context)) return {};
  return { rideAlongShown: isThere, forcedCouponView: false };
}

function isRideAlongStep({ flowName }: Pick<Desk, 'flowName'>, { step }: Pick<Position, 'step'>) {
  return stepNameAt({ flow: flowName }, step) === 'ride-along';
}
