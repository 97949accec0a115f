/** Converts a finished coupon to the services' payload (SUBM-04, SUBM-08). */
import type { ProjectUpdate } from '../../api/project-changes.ts';
import type { NewProject } from '../../api/projects.queries.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { valuesBelow, valuesOnlyInForm } from '../../domain/coupon/fields/field-places.ts';
import { formToSend } from '../../domain/wizard/form-checks.ts';
import { imageAt, SLOT_NAMES } from '../../domain/images/image-slots.ts';
import type {
  FinishedCoupon,
  StoredProject,
} from '../../machines/submission/submission.machine.ts';

/** The payload of a new coupon. */
export function payloadOf(coupon: FinishedCoupon): NewProject {
  const { flowName, images, templateId, stored, scan } = coupon;
  const form = formToSend(coupon.form);
  const isOffered = stored?.isTemplateOffered ?? true;
  const decisions = decisionsOf(form);
  return {
    ...decisions,
    ...(templateId !== null && isOffered && { templateId }),
    apple: { stripImage: images.appleStrip, logoImage: images.appleLogo },
    google: { stripImage: images.googleStrip, logoImage: images.googleLogo },
    ...(images.rideAlong !== null && {
      rideAlongImage: images.rideAlong,
      rideAlongImageEditorSource:
        form.haveRideAlongImage === 'no' ? form.rideAlongImageEditorSource : null,
    }),
    form: {
      version: 1,
      ...valuesOnlyInForm(form, decisions),
      flow: flowName === 'edit' ? 'create' : flowName,
      crops: cropsOf(form),
    },
    ...originalsOf(form),
    ...(scan !== undefined && { scan }),
  };
}

/** The payload that replaces a coupon: with its name, and with its template even if that was withdrawn. */
export function updateOf(coupon: FinishedCoupon, { id, name }: StoredProject): ProjectUpdate {
  const { templateId } = coupon;
  return { ...payloadOf(coupon), ...(templateId !== null && { templateId }), id, name };
}

function decisionsOf(form: CouponForm) {
  const { logoText, stripEditorSource } = form;
  return {
    ...valuesBelow('/', form),
    data: {
      ...valuesBelow('/data/', form),
      ...(logoText !== null && { logo: { ...valuesBelow('/data/logo/', form), text: logoText } }),
      ...(stripEditorSource !== null && { strip: valuesBelow('/data/strip/', form) }),
    },
  };
}

/** The images themselves are stored as media. */
function cropsOf(form: CouponForm) {
  return Object.fromEntries(
    originalsIn(form).flatMap(({ slot, original: { crop } }) =>
      crop === null ? [] : [[slot, crop]],
    ),
  );
}

/** A stored original is sent as its name, any other as its content. */
function originalsOf(form: CouponForm): Pick<NewProject, 'originals'> {
  const given = originalsIn(form).flatMap(({ slot, original: { file, data, storedName } }) => {
    const content = storedName ?? data;
    return content === null
      ? []
      : [[slot, { name: fileNameOf(file?.name ?? slot), data: content }] as const];
  });
  return given.length === 0 ? {} : { originals: Object.fromEntries(given) };
}

/** The originals of images on the coupon. */
function originalsIn(form: CouponForm) {
  return SLOT_NAMES.flatMap((slot) => {
    const { original, image } = imageAt(form, slot);
    return image === null ? [] : [{ slot, original }];
  });
}

/** Limits a file's name to the contract. */
function fileNameOf(name: string): string {
  return name.slice(0, 255);
}
