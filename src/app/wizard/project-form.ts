/** Restores the form of a stored coupon with its images (SUBM-08). */
import type { Project } from '../../api/projects.queries.ts';
import { type CouponForm, withValues } from '../../domain/coupon/fields/coupon-form.ts';
import { rideAlongAnswerOf, storedForm } from '../../domain/coupon/stored-form.ts';
import {
  type ImageSlotName,
  SLOT_NAMES,
  type SlottedImage,
  valuesWithImage,
} from '../../domain/images/image-slots.ts';

/** The uploaded images of a coupon, with their originals. */
export type StoredImages = Readonly<Partial<Record<ImageSlotName, SlottedImage>>>;

export function formOfProject(project: Project, images: StoredImages): CouponForm {
  return SLOT_NAMES.reduce((filled, slot) => {
    const image = images[slot];
    return image === undefined ? filled : withValues(filled, valuesWithImage(filled, slot, image));
  }, storedForm(project));
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
