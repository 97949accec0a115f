/** A finished coupon as the services take it (SUBM-04, SUBM-08). */
import type { ProjectUpdate } from '../../api/project-changes.ts';
import type { NewProject, StoredForm } from '../../api/projects.queries.ts';
import type { CouponForm, OriginalImage } from '../../domain/coupon/coupon-form.ts';
import type { FlowName } from '../../domain/wizard/flows.ts';
import { imageAt, type ImageSlotName, SLOT_NAMES } from '../../domain/images/image-slots.ts';
import type {
  FinishedCoupon,
  StoredProject,
} from '../../machines/submission/submission.machine.ts';

/** The payload of a coupon that is made. */
export function payloadOf({
  form,
  flowName,
  images,
  templateId,
  stored,
}: FinishedCoupon): NewProject {
  const isOffered = stored?.isTemplateOffered ?? true;
  return {
    ...decisionsOf(form),
    ...(templateId !== null && isOffered && { templateId }),
    apple: { stripImage: images.appleStrip, logoImage: images.appleLogo },
    google: { stripImage: images.googleStrip, logoImage: images.googleLogo },
    ...(images.rideAlong !== null && {
      rideAlongImage: images.rideAlong,
      rideAlongImageEditorSource:
        form.haveRideAlongImage === 'no' ? form.rideAlongImageEditorSource : null,
    }),
    form: storedFormOf(form, flowName),
    ...originalsOf(form),
  };
}

/** The payload that replaces a coupon; with its name, and with its template although that was withdrawn. */
export function updateOf(coupon: FinishedCoupon, { id, name }: StoredProject): ProjectUpdate {
  const { templateId } = coupon;
  return { ...payloadOf(coupon), ...(templateId !== null && { templateId }), id, name };
}

function decisionsOf(form: CouponForm) {
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
    editorSource: form.stripEditorSource,
    data: {
      backgroundColor: form.backgroundColor,
      foregroundColor: form.foregroundColor,
      ...(form.logoText !== null && { logo: textLogoOf(form, form.logoText) }),
      ...(form.stripEditorSource !== null && { strip: { scheme: form.scheme } }),
    },
  };
}

function textLogoOf(form: CouponForm, text: string) {
  return {
    backgroundColor: form.logoBackgroundColor,
    font: form.logoFont,
    text,
    textColor: form.logoTextColor,
  };
}

/** The form without its images, which the services store as media; with the flow it was made in and the crops. */
function storedFormOf(form: CouponForm, flowName: FlowName): StoredForm {
  const {
    apple: _apple,
    google: _google,
    stripEditorSource: _strip,
    rideAlongImage: _rideAlong,
    rideAlongImageEditorSource: _rideAlongSource,
    originalRideAlongImage: _rideAlongOriginal,
    ...decisions
  } = form;
  const crops = Object.fromEntries(
    originalsIn(form).flatMap(({ slot, original: { crop } }) =>
      crop === null ? [] : [[slot, crop]],
    ),
  );
  return { version: 1, ...decisions, flow: flowName === 'edit' ? 'create' : flowName, crops };
}

/** An original that the services have is sent as its name, any other as its content. */
function originalsOf(form: CouponForm): Pick<NewProject, 'originals'> {
  const given = originalsIn(form).flatMap(({ slot, original: { file, data, storedName } }) => {
    const content = storedName ?? data;
    return content === null
      ? []
      : [[slot, { name: fileNameOf(file?.name ?? slot), data: content }] as const];
  });
  return given.length === 0 ? {} : { originals: Object.fromEntries(given) };
}

interface UsedOriginal {
  readonly slot: ImageSlotName;
  readonly original: OriginalImage;
}

/** Those whose images are on the coupon. */
function originalsIn(form: CouponForm): readonly UsedOriginal[] {
  return SLOT_NAMES.flatMap((slot) => {
    const { original, image } = imageAt(form, slot);
    return image === null ? [] : [{ slot, original }];
  });
}

/** What the contract takes of a file's name. */
function fileNameOf(name: string): string {
  return name.slice(0, 255);
}
