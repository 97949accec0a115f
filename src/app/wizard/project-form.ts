/** Restores the form of a stored coupon (SUBM-08). */
import type { Project } from '../../api/projects.queries.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { placedValues } from '../../domain/coupon/fields/field-places.ts';
import { withValues } from '../../domain/coupon/fields/form-values.ts';
import {
  type ImageSlotName,
  SLOT_NAMES,
  type SlottedImage,
  valuesWithImage,
} from '../../domain/images/image-slots.ts';

/** The uploaded images of a coupon, with their originals. */
export type StoredImages = Readonly<Partial<Record<ImageSlotName, SlottedImage>>>;

export function formOfProject(project: Project, images: StoredImages): CouponForm {
  const { version: _version, flow: _flow, crops: _crops, ...values } = project.form;
  const form: CouponForm = {
    ...COUPON_FORM_DEFAULTS,
    ...values,
    ...placedValues(project),
    haveLogoImage: values.haveLogoImage ?? (values.logoText === null ? 'yes' : 'no'),
    haveRideAlongImage: rideAlongAnswerOf(project),
    rideAlongImageEditorSource: project.rideAlongImageEditorSource,
  };
  return SLOT_NAMES.reduce((filled, slot) => {
    const image = images[slot];
    return image === undefined ? filled : withValues(filled, valuesWithImage(filled, slot, image));
  }, form);
}

/** The slots of a stored coupon that have an uploaded image, not a drawn one. */
export function uploadedSlotsOf(project: Project): readonly ImageSlotName[] {
  const isRideAlongUploaded =
    project.rideAlongImage !== null && rideAlongAnswerOf(project) === 'yes';
  return [
    ...(project.form.logoText === null ? (['appleLogo', 'googleLogo'] as const) : []),
    ...(project.editorSource === null ? (['appleStrip', 'googleStrip'] as const) : []),
    ...(isRideAlongUploaded ? (['rideAlong'] as const) : []),
  ];
}

/** Without a Ride-Along image the question is unanswered, whatever the form says. */
function rideAlongAnswerOf({
  rideAlongImage,
  rideAlongImageEditorSource,
  form,
}: Project): CouponForm['haveRideAlongImage'] {
  if (rideAlongImage === null) return null;
  return form.haveRideAlongImage ?? (rideAlongImageEditorSource === null ? 'yes' : 'no');
}
