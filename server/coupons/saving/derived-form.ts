/** Derives the form of a payload without one, so that its coupon can be edited and cloned (SUBM-04, SUBM-08). */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { valuesBelow } from '../../../src/domain/coupon/fields/field-places.ts';
import { isSame } from '../../../src/domain/same-value.ts';
import type { PayloadForm } from '../../db/project-tables.ts';
import type { ProjectRow } from '../stored/projects.repository.ts';
import type { ProjectWithForm } from './coupon-rules.ts';

interface Derivation {
  /** The coupon before the edit; null for a new one. */
  readonly current: Pick<ProjectRow, 'form' | 'editor_source'> | null;
  /** IANA zone of an offer without one. */
  readonly defaultTimeZone: string;
}

/** Fields that the payload lacks keep the coupon's value; in a new coupon they get the wizard's default. */
export function withForm(project: NewProject, derivation: Derivation): ProjectWithForm {
  return { ...project, form: project.form ?? formOf(project, derivation) };
}

function formOf(project: NewProject, { current, defaultTimeZone }: Derivation): PayloadForm {
  const defaults = { ...COUPON_FORM_DEFAULTS, timeZone: defaultTimeZone };
  return {
    ...(current?.form ?? valuesBelow('/form/', defaults)),
    version: 1,
    barcodeInitialValue: project.barcodeValue,
    haveLogoImage: project.data.logo === undefined ? 'yes' : 'no',
    haveCustomArtwork: project.editorSource === null,
    text: textOf(project, current),
    haveRideAlongImage: rideAlongAnswerOf(project),
    flow: flowOf(project),
    crops: {},
  };
}

/** Words belong to the tokens of one design; another design has its own words. */
function textOf({ editorSource }: NewProject, current: Derivation['current']) {
  if (editorSource === null) return {};
  const isSameDesign = current !== null && isSame(current.editor_source, editorSource);
  return isSameDesign ? current.form.text : designValues(editorSource).text;
}

function rideAlongAnswerOf({ rideAlongImage, rideAlongImageEditorSource }: NewProject) {
  if (typeof rideAlongImage !== 'string') return null;
  return (rideAlongImageEditorSource ?? null) === null ? 'yes' : 'no';
}

function flowOf({ editorSource, rideAlongImage }: NewProject) {
  if (editorSource === null) return 'design';
  return typeof rideAlongImage === 'string' ? 'campaign' : 'create';
}
