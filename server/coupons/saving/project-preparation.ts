/** Checks and prepares a new or edited coupon before its transaction opens. */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { paintedWords } from '../../../src/domain/coupon/painted-words.ts';
import { withoutCopies, valuesBelow } from '../../../src/domain/coupon/fields/field-places.ts';
import { fieldMessageOf } from '../../../src/domain/field-messages.ts';
import type { CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import { preflightOf } from '../stored/coupon-preflight.ts';
import { factsAt } from '../stored/project-facts.ts';
import type { CodeScan, PayloadForm } from '../../db/project-tables.ts';
import type { Database } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { withUploads } from '../../media/uploads.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import { findOwnMedia, type ProjectMediaRows } from '../stored/project-media.repository.ts';
import type { ProjectImageRow, ProjectRow } from '../stored/projects.repository.ts';
import { findTemplateBasics } from '../../catalogue/templates.repository.ts';
import { readCouponMedia } from './coupon-media.ts';
import { barcodeIssueOf, couponFaults, type ProjectWithForm } from './coupon-rules.ts';
import { barcodeSvgUnlessBusy } from '../../barcodes/barcode-picture.ts';
import { storedDesigns } from '../../catalogue/design-rasters.ts';
import { isCallerAdmin } from '../../accounts/roles.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';
import { couponColumns } from '../stored/coupon-columns.ts';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { isSame } from '../../../src/domain/same-value.ts';

export interface ProjectParts extends StoredFiles {
  /** IANA zone of an offer without one. */
  readonly defaultTimeZone: string;
}

/** What recipients see of a coupon. */
export interface RecipientView {
  readonly facts: CouponFacts;
  readonly images: readonly ProjectImageRow[];
}

/** Throws `RequestFailure` `not-approved` for what is not approved as it is (APPR-03). */
export type RequireApproval = (view: RecipientView) => Promise<void>;

/** What publishing a coupon needs besides. */
export interface PublishingParts extends ProjectParts {
  /** Returns the rule of an account that publishes only what is approved, else null. */
  readonly findApprovalRule?: (accountId: string) => Promise<RequireApproval | null>;
}

interface ProjectToPrepare {
  readonly caller: Claims;
  readonly accountId: string;
  readonly project: NewProject;
  /** The stored coupon; null for a new one. */
  readonly current: ProjectRow | null;
}

/** Pictures that are being decoded. */
interface BegunPictures {
  readonly rows: Promise<ProjectMediaRows>;
  store(): Promise<void>;
}

/** Begins to decode the pictures, which takes by far the longest, and does the work beside it. */
export function withPictures<Result>(
  { database, media }: Pick<ProjectParts, 'database' | 'media'>,
  { accountId, project }: Pick<ProjectToPrepare, 'accountId' | 'project'>,
  work: (pictures: BegunPictures) => Promise<Result>,
): Promise<Result> {
  return withUploads(media, (uploads) => {
    const findOwn = (hashes: readonly string[]) => findOwnMedia(database, accountId, hashes);
    const rows = readCouponMedia(project, { findOwn, uploads });
    // The work may be over before it asks for them.
    rows.catch(() => undefined);
    return work({ rows, store: () => uploads.store(database) });
  });
}

export type PreparedProject = Awaited<ReturnType<typeof prepareProject>>;

/** Throws `RequestFailure` for broken rules; when it resolves, the uploads are stored. */
export async function prepareProject(parts: PublishingParts, toPrepare: ProjectToPrepare) {
  return withPictures(parts, toPrepare, (pictures) => prepareWith(pictures, parts, toPrepare));
}

/** The same for pictures whose decoding has begun. */
export async function prepareWith(
  pictures: BegunPictures,
  { database, defaultTimeZone, findApprovalRule }: PublishingParts,
  toPrepare: ProjectToPrepare,
) {
  const { accountId, current, project: sent } = toPrepare;
  const project = { ...sent, form: sent.form ?? formOf(sent, current, defaultTimeZone) };
  refuseFaults(project, current);
  const designs = await storedDesigns('invalid-coupon', {
    editor_source: [project.editorSource, '/editorSource'],
    ride_along_editor_source: [project.rideAlongImageEditorSource, '/rideAlongImageEditorSource'],
  });
  const { barcodeType: type, barcodeValue: value } = project;
  const [media, informed_images_id, barcode_svg, requireApproval, columns] = await Promise.all([
    pictures.rows,
    informedImagesOf(database, toPrepare),
    type === 'NONE' ? null : barcodeSvgUnlessBusy({ type, value }),
    findApprovalRule?.(accountId),
    columnsOf(project, scanOf(project, current)),
  ]);
  const { barcode_value: barcodeValue, painted_words } = columns;
  const facts = factsAt({ ...project, barcodeValue }, painted_words);
  const seen: RecipientView = { facts, images: media.images };
  await requireApproval?.(seen);
  // Stored last, after every check, so that a refused coupon leaves no file (SAFE-12).
  await pictures.store();
  return { media, seen, columns: { ...columns, ...designs, informed_images_id, barcode_svg } };
}

function refuseFaults(project: ProjectWithForm, current: ProjectRow | null): void {
  const faults = couponFaults(project);
  if (faults.length > 0) throw new RequestFailure('invalid-coupon', faults);
  const issue = barcodeIssueOf(project, current?.barcode_value);
  if (issue === null) return;
  throw new RequestFailure(issue.code === 'required' ? 'invalid-coupon' : 'barcode-refused', [
    { pointer: '/barcodeValue', detail: fieldMessageOf(issue) },
  ]);
}

/** An edited coupon may stay with its template even when the template is no longer offered. */
async function informedImagesOf(
  database: Database,
  { project, caller, current }: ProjectToPrepare,
): Promise<string | null> {
  if (project.templateId === undefined) return null;
  const templateId = project.templateId.toLowerCase();
  const template = await findTemplateBasics(database, templateId);
  const isUnchanged = current?.template_id === templateId;
  if (template !== undefined && (template.active || isUnchanged || isCallerAdmin(caller)))
    return template.informed_images_id;
  throw RequestFailure.at('/templateId', problemWords.templateWithdrawn(), 'invalid-coupon');
}

/** A coupon keeps its verdict until its barcode changes (PRE-02). */
function scanOf({ barcodeType, barcodeValue, scan }: NewProject, current: ProjectRow | null) {
  if (barcodeType === 'NONE') return null;
  const isUnchanged =
    current?.barcode_type === barcodeType && current.barcode_value === barcodeValue;
  return scan ?? (isUnchanged ? current.code_scan : null);
}

/** Works in a later turn, when the first pictures are being decoded. */
async function columnsOf(project: ProjectWithForm, scan: CodeScan | null) {
  await nextTurn();
  return {
    ...couponColumns(project),
    barcode_value: project.barcodeType === 'NONE' ? '' : project.barcodeValue,
    template_id: project.templateId ?? null,
    data: JSON.stringify(project.data),
    code_scan: scan === null ? null : JSON.stringify(scan),
    form: JSON.stringify(withoutCopies(project.form, project)),
    preflight: JSON.stringify(preflightOf(project, new Date())),
    painted_words: paintedWords(project.editorSource, project.form.text),
  };
}

/** Fields that the payload lacks keep the coupon's value; in a new coupon they get the wizard's default. */
function formOf(project: NewProject, current: ProjectRow | null, timeZone: string): PayloadForm {
  const defaults = { ...COUPON_FORM_DEFAULTS, timeZone };
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
function textOf({ editorSource }: NewProject, current: ProjectRow | null) {
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
