/** Opens a stored coupon for editing: its form, design, images and originals (WIZ-05, SUBM-08). */
import {
  type Project,
  type ProjectMedia,
  projectMediaQuery,
  projectQuery,
} from '../../api/projects.queries.ts';
import { templateQuery } from '../../api/templates.queries.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { requireKnownDesign } from '../../domain/design/known-design.ts';
import { isUnknownId } from '../../domain/failures.ts';
import { traitsOf } from '../../domain/wizard/flows.ts';
import type { ImageSlotName, SlottedImage } from '../../domain/images/image-slots.ts';
import { withRideAlongDesign } from '../../domain/coupon/ride-along.ts';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import { rideAlongOf } from './ride-along-template.ts';
import { formOfProject, type StoredImages, uploadedSlotsOf } from './project-form.ts';
import type { WizardServices } from './running-wizard.ts';

/** The coupon does not exist or belongs to another account; shows "Coupon Project was not found!" (WIZ-16). */
class ProjectNotFound extends Error {
  override readonly name = 'ProjectNotFound';
}

/** The options of an edit in its address and navigation state. */
export interface EditRequest {
  readonly fromDashboard: boolean;
  readonly newFromExisting: boolean;
  /** Adds a Ride-Along image to a coupon without one (DASH-11). */
  readonly withRideAlong: boolean;
}

interface StoredCoupon {
  readonly services: WizardServices;
  readonly projectId: string;
  readonly request: EditRequest;
}

/** The input of a wizard on a stored coupon. Throws `ProjectNotFound`, `DesignUnreadable`, `ServiceFailure`. */
export async function storedInput(coupon: StoredCoupon): Promise<WizardInput> {
  const { request, services } = coupon;
  const { project, etag } = await openProject(coupon);
  const [images, template, rideAlong] = await Promise.all([
    imagesOf(coupon, project),
    templateOf(coupon, project),
    rideAlongFor(coupon, project),
  ]);
  const { id, name, templateId, editorSource } = project;
  if (editorSource !== null) requireKnownDesign(editorSource);
  const { fromDashboard, newFromExisting } = request;
  const isTemplateOffered = template.isOffered;
  return {
    flowName: flowOf(project, request, rideAlong),
    templateId,
    traits: traitsOf(editorSource, template.isEditable),
    form: formFor(formOfProject(project, images), rideAlong),
    stored: { id, version: etag, name, isTemplateOffered, fromDashboard, newFromExisting },
    shareBase: services.configuration.shareBase,
  };
}

async function openProject({ projectId, services }: StoredCoupon) {
  const query = { ...projectQuery(services.client, projectId), staleTime: 0 };
  return services.queryClient.fetchQuery(query).catch((reason: unknown) => {
    throw isUnknownId(reason) ? new ProjectNotFound(projectId, { cause: reason }) : reason;
  });
}

function flowOf(
  { editorSource, rideAlongImage }: Project,
  { withRideAlong }: EditRequest,
  rideAlong: DesignDocument | null,
): WizardInput['flowName'] {
  if (editorSource === null) return 'design';
  return rideAlongImage !== null || (withRideAlong && rideAlong !== null) ? 'campaign' : 'edit';
}

/** The design of the coupon's Ride-Along, else its template's. */
function formFor(form: CouponForm, rideAlong: DesignDocument | null): CouponForm {
  if (rideAlong === null || form.rideAlongImageEditorSource !== null) return form;
  return withRideAlongDesign(form, rideAlong);
}

async function rideAlongFor(
  coupon: StoredCoupon,
  { informedImagesId, rideAlongImage, rideAlongImageEditorSource: design }: Project,
): Promise<DesignDocument | null> {
  if (rideAlongImage === null && !coupon.request.withRideAlong) return null;
  return design ?? rideAlongOf(coupon.services, informedImagesId);
}

/** A withdrawn template does not block editing, because the coupon has its own design. */
async function templateOf({ services }: StoredCoupon, { templateId }: Project) {
  if (templateId === null) return { isOffered: false, isEditable: true };
  try {
    const query = templateQuery(services.client, templateId);
    const { editable, active } = await services.queryClient.ensureQueryData(query);
    return { isOffered: active, isEditable: editable };
  } catch (reason) {
    if (isUnknownId(reason)) return { isOffered: false, isEditable: true };
    throw reason;
  }
}

async function imagesOf(coupon: StoredCoupon, project: Project): Promise<StoredImages> {
  const images = uploadedSlotsOf(project).map(
    async (slot) => [slot, await imageIn(coupon, project, slot)] as const,
  );
  return Object.fromEntries<SlottedImage>(await Promise.all(images));
}

/** A slot's image with its original; without a stored original the image is its own. */
async function imageIn(coupon: StoredCoupon, project: Project, slot: ImageSlotName) {
  const [platform, type, originalType] = MEDIA[slot];
  const image = await readMedia(coupon, { type, platform });
  const stored = project.originals[slot];
  if (stored === undefined) {
    const file = { name: `${slot}.png`, type: 'image/png', size: image.size };
    const storedName = imageNameAt(project, slot);
    return { image: image.data, original: { file, data: image.data, crop: null, storedName } };
  }
  const { data: storedName, ...file } = stored;
  const { data } = await readMedia(coupon, { type: originalType, platform });
  const crop = project.form.crops?.[slot] ?? null;
  return { image: image.data, original: { file, data, crop, storedName } };
}

async function readMedia({ projectId, services }: StoredCoupon, media: ProjectMedia) {
  const query = { ...projectMediaQuery(services.client, projectId, media), staleTime: 0 };
  const blob = await services.queryClient.fetchQuery(query);
  return { data: await dataUrlOf(blob), size: blob.size };
}

function imageNameAt({ apple, google, rideAlongImage }: Project, slot: ImageSlotName) {
  const names = {
    appleLogo: apple.logoImage,
    appleStrip: apple.stripImage,
    googleLogo: google.logoImage,
    googleStrip: google.stripImage,
    rideAlong: rideAlongImage,
  };
  return names[slot];
}

/** Where a slot's image and its original are. */
const MEDIA = {
  appleLogo: ['apple', 'logo', 'originalLogo'],
  appleStrip: ['apple', 'strip', 'originalStrip'],
  googleLogo: ['google', 'logo', 'originalLogo'],
  googleStrip: ['google', 'strip', 'originalStrip'],
  rideAlong: ['apple', 'rideAlong', 'originalRideAlong'],
} as const;
