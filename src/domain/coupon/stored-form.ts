/** Restores the form of a coupon as the services have it (SUBM-08, PRE-01). */
import type { DesignDocument } from '../design/design-document.ts';
import type { ImageSlotName } from '../images/image-slots.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import type { Crop } from './fields/coupon-images.ts';
import { placedValues } from './fields/field-places.ts';

/** A coupon of the shape of its payload. */
export interface StoredCoupon {
  readonly form: Partial<CouponForm> & {
    readonly version?: unknown;
    readonly flow?: unknown;
    /** The visible part of each uploaded image; absent in older coupons. */
    readonly crops?: Readonly<Partial<Record<ImageSlotName, Crop>>>;
  };
  /** Null without one. */
  readonly rideAlongImage: string | null;
  /** Null if the Ride-Along image was uploaded, or if there is none. */
  readonly rideAlongImageEditorSource: DesignDocument | null;
}

/** Returns the form without its uploaded images. */
export function storedForm(coupon: StoredCoupon): CouponForm {
  const { version: _version, flow: _flow, crops: _crops, ...own } = coupon.form;
  const values = { ...COUPON_FORM_DEFAULTS, ...own, ...placedValues(coupon) };
  return {
    ...values,
    haveLogoImage: values.haveLogoImage ?? (values.logoText === null ? 'yes' : 'no'),
    haveRideAlongImage: rideAlongAnswerOf(coupon),
    rideAlongImageEditorSource: coupon.rideAlongImageEditorSource,
  };
}

/** Without a Ride-Along image the question is unanswered, whatever the form says. */
export function rideAlongAnswerOf({
  rideAlongImage,
  rideAlongImageEditorSource,
  form,
}: StoredCoupon): CouponForm['haveRideAlongImage'] {
  if (rideAlongImage === null) return null;
  return form.haveRideAlongImage ?? (rideAlongImageEditorSource === null ? 'yes' : 'no');
}
