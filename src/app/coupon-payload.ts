/** A finished coupon as the services take it (SUBM-04, SUBM-08). */
import type { NewProject, StoredForm } from '../api/projects.queries.ts';
import type { CouponForm } from '../domain/coupon-form.ts';
import type { FinishedCoupon } from '../machines/submission.machine.ts';

export function payloadOf({ form, images, templateId }: FinishedCoupon): NewProject {
  return {
    barcodeType: form.barcodeType,
    barcodeValue: form.barcodeValue,
    barcodeAltText: form.barcodeAltText,
    description: form.description,
    merchantName: form.merchantName,
    termsConditions: form.termsConditions,
    expirationDate: form.expirationDate,
    phone: form.phone,
    website: form.website,
    ...(templateId !== null && { templateId }),
    editorSource: form.stripEditorSource,
    data: {
      backgroundColor: form.backgroundColor,
      foregroundColor: form.foregroundColor,
      ...(form.logoText !== null && {
        logo: {
          backgroundColor: form.logoBackgroundColor,
          font: form.logoFont,
          text: form.logoText,
          textColor: form.logoTextColor,
        },
      }),
      ...(form.stripEditorSource !== null && { strip: { scheme: form.scheme } }),
    },
    apple: { stripImage: images.appleStrip, logoImage: images.appleLogo },
    google: { stripImage: images.googleStrip, logoImage: images.googleLogo },
    ...(images.rideAlong !== null && {
      rideAlongImage: images.rideAlong,
      rideAlongImageEditorSource:
        form.haveRideAlongImage === 'no' ? form.rideAlongImageEditorSource : null,
    }),
    form: storedFormOf(form),
  };
}

/** The form without its images, which the services keep as media. */
function storedFormOf(form: CouponForm): StoredForm {
  const {
    apple: _apple,
    google: _google,
    stripEditorSource: _strip,
    rideAlongImage: _rideAlong,
    rideAlongImageEditorSource: _rideAlongSource,
    originalRideAlongImage: _rideAlongOriginal,
    ...decisions
  } = form;
  return { version: 1, ...decisions };
}
