/** The form of a coupon that was sent without one: the submit payload makes a coupon as it stands (SUBM-04, SUBM-08). */
import type { StoredForm } from '../../db/project-tables.ts';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/coupon-form.ts';
import { isSame } from '../../../src/domain/same-value.ts';
import type { ProjectRow } from '../stored/projects.repository.ts';
import type { NewProject, WholeProject } from './coupon-rules.ts';

interface Derivation {
  /** The coupon as it is; null for a new one. */
  readonly current: Pick<ProjectRow, 'form' | 'editor_source'> | null;
  /** IANA zone of an offer that names none. */
  readonly defaultTimeZone: string;
}

/** What the payload does not speak of stays as the coupon has it, and is the wizard's default in a new one. */
export function withForm(project: NewProject, derivation: Derivation): WholeProject {
  return { ...project, form: project.form ?? formOf(project, derivation) };
}

function formOf(project: NewProject, { current, defaultTimeZone }: Derivation): StoredForm {
  const { labelColor, promoCode, rideAlongScheme } = COUPON_FORM_DEFAULTS;
  const unsaid = current?.form ?? {
    labelColor,
    promoCode,
    rideAlongScheme,
    timeZone: defaultTimeZone,
  };
  return {
    ...unsaid,
    version: 1,
    ...factsOf(project),
    ...logoOf(project),
    ...designOf(project, current),
    haveRideAlongImage: rideAlongAnswerOf(project),
    flow: flowOf(project),
    crops: {},
  };
}

function factsOf({ data, ...payload }: NewProject) {
  return {
    backgroundColor: data.backgroundColor,
    foregroundColor: data.foregroundColor,
    barcodeType: payload.barcodeType,
    barcodeValue: payload.barcodeValue,
    barcodeInitialValue: payload.barcodeValue,
    barcodeAltText: payload.barcodeAltText,
    description: payload.description,
    merchantName: payload.merchantName,
    termsConditions: payload.termsConditions,
    phone: payload.phone,
    website: payload.website,
    expirationDate: payload.expirationDate,
  };
}

function logoOf({ data: { logo } }: NewProject) {
  const { logoFont, logoBackgroundColor, logoTextColor } = COUPON_FORM_DEFAULTS;
  return {
    haveLogoImage: logo === undefined ? ('yes' as const) : ('no' as const),
    logoText: logo?.text ?? null,
    logoFont: logo?.font ?? logoFont,
    logoBackgroundColor: logo?.backgroundColor ?? logoBackgroundColor,
    logoTextColor: logo?.textColor ?? logoTextColor,
  };
}

/** Words belong to the tokens of one design: another one brings its own. */
function designOf({ data, editorSource }: NewProject, current: Derivation['current']) {
  if (editorSource === null)
    return { haveCustomArtwork: true, scheme: COUPON_FORM_DEFAULTS.scheme, text: {} };
  const own = designValues(editorSource);
  const isKept = current !== null && isSame(current.editor_source, editorSource);
  return {
    haveCustomArtwork: false,
    scheme: data.strip?.scheme ?? own.scheme,
    text: isKept ? current.form.text : own.text,
  };
}

function rideAlongAnswerOf({ rideAlongImage, rideAlongImageEditorSource }: NewProject) {
  if (typeof rideAlongImage !== 'string') return null;
  return (rideAlongImageEditorSource ?? null) === null ? 'yes' : 'no';
}

function flowOf({ editorSource, rideAlongImage }: NewProject) {
  if (editorSource === null) return 'design';
  return typeof rideAlongImage === 'string' ? 'campaign' : 'create';
}
