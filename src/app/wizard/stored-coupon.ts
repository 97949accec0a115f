/** Opening a stored coupon for editing: its form, its design, its images and their originals (WIZ-05, SUBM-08). */
import type { QueryClient } from '@tanstack/react-query';
import {
  type OpenedProject,
  type Project,
  type ProjectMedia,
  projectMediaQuery,
  projectQuery,
} from '../../api/projects.queries.ts';
import { templateQuery } from '../../api/templates.queries.ts';
import type { CouponForm } from '../../domain/coupon/coupon-form.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { readDesignDocument } from '../../domain/design/design-document.schema.ts';
import { isUnknownId } from '../../domain/failures.ts';
import { traitsOf } from '../../domain/wizard/flows.ts';
import type { ImageSlotName, SlottedImage } from '../../domain/images/image-slots.ts';
import { withRideAlongDesign } from '../../domain/coupon/ride-along.ts';
import type { RideAlongTemplate, WizardInput } from '../../machines/wizard/wizard-context.ts';
import { rideAlongOf } from './ride-along-template.ts';
import type { Services } from '../services.ts';
import { formOfProject, type StoredPictures, uploadedSlotsOf } from './stored-form.ts';

/** No such coupon, or somebody else's; the wizard's "Coupon Project was not found!" (WIZ-16). */
class ProjectNotFound extends Error {
  override readonly name = 'ProjectNotFound';
}

/** What the address and its navigation state say of an edit. */
export interface EditWish {
  readonly fromDashboard: boolean;
  readonly newFromExisting: boolean;
  /** A Ride-Along image is to be made for a coupon that has none yet (DASH-11). */
  readonly withRideAlong: boolean;
}

interface Opening {
  readonly projectId: string;
  readonly wish: EditWish;
  readonly services: Services;
  readonly queryClient: QueryClient;
}

/** What a wizard on a stored coupon starts with. Throws `ProjectNotFound`, `DesignUnreadable`, `ServiceFailure`. */
export async function storedInput(opening: Opening): Promise<WizardInput> {
  const { wish, services } = opening;
  const { project, etag } = await openProject(opening);
  const [pictures, template, rideAlong] = await Promise.all([
    picturesOf(opening, project),
    templateOf(opening, project),
    rideAlongFor(opening, project),
  ]);
  const { id, name, templateId, editorSource } = project;
  if (editorSource !== null) readDesignDocument(editorSource);
  const { fromDashboard, newFromExisting } = wish;
  const isTemplateOffered = template.isOffered;
  return {
    flowName: flowOf(project, wish, rideAlong),
    templateId,
    rideAlong,
    traits: traitsOf(editorSource, template.isEditable),
    form: formFor(formOfProject(project, pictures), rideAlong),
    stored: { id, version: etag, name, isTemplateOffered, fromDashboard, newFromExisting },
    shareBase: services.configuration.shareBase,
  };
}

async function openProject({ projectId, services, queryClient }: Opening): Promise<OpenedProject> {
  const query = { ...projectQuery(services.client, projectId), staleTime: 0 };
  return queryClient.fetchQuery(query).catch((reason: unknown) => {
    throw isUnknownId(reason) ? new ProjectNotFound(projectId, { cause: reason }) : reason;
  });
}

function flowOf(
  { editorSource, rideAlongImage }: Project,
  { withRideAlong }: EditWish,
  rideAlong: RideAlongTemplate | null,
): WizardInput['flowName'] {
  if (editorSource === null) return 'design';
  return rideAlongImage !== null || (withRideAlong && rideAlong !== null) ? 'campaign' : 'edit';
}

/** The design the coupon's Ride-Along was drawn from counts, else its template's. */
function formFor(form: CouponForm, rideAlong: RideAlongTemplate | null): CouponForm {
  if (rideAlong === null || form.rideAlongImageEditorSource !== null) return form;
  return withRideAlongDesign(form, rideAlong.design);
}

async function rideAlongFor(
  opening: Opening,
  { informedImagesId, rideAlongImage, rideAlongImageEditorSource: design }: Project,
): Promise<RideAlongTemplate | null> {
  if (rideAlongImage === null && !opening.wish.withRideAlong) return null;
  if (design !== null && informedImagesId !== null) return { informedImagesId, design };
  return rideAlongOf(opening, informedImagesId);
}

/** A template that was withdrawn must not stop the editing: the coupon has a design of its own. */
async function templateOf({ services, queryClient }: Opening, { templateId }: Project) {
  if (templateId === null) return { isOffered: false, isEditable: true };
  try {
    const query = templateQuery(services.client, templateId);
    const { editable, active } = await queryClient.ensureQueryData(query);
    return { isOffered: active, isEditable: editable };
  } catch (reason) {
    if (isUnknownId(reason)) return { isOffered: false, isEditable: true };
    throw reason;
  }
}

async function picturesOf(opening: Opening, project: Project): Promise<StoredPictures> {
  const pictures = uploadedSlotsOf(project).map(
    async (slot) => [slot, await pictureAt(opening, project, slot)] as const,
  );
  return Object.fromEntries<SlottedImage>(await Promise.all(pictures));
}

/** The image of a place, with its original; where none was kept the image is cut out of itself. */
async function pictureAt(
  opening: Opening,
  project: Project,
  slot: ImageSlotName,
): Promise<SlottedImage> {
  const { image: imageMedia, original: originalMedia } = MEDIA[slot];
  const image = await readMedia(opening, imageMedia);
  const kept = project.originals[slot];
  if (kept === undefined) {
    const file = { name: `${slot}.png`, type: 'image/png', size: image.size };
    const storedName = imageNameAt(project, slot);
    return { image: image.data, original: { file, data: image.data, crop: null, storedName } };
  }
  const { name, type, size, data: storedName } = kept;
  const { data } = await readMedia(opening, originalMedia);
  const crop = project.form.crops?.[slot] ?? null;
  return { image: image.data, original: { file: { name, type, size }, data, crop, storedName } };
}

async function readMedia({ projectId, services, queryClient }: Opening, media: ProjectMedia) {
  const query = { ...projectMediaQuery(services.client, projectId, media), staleTime: 0 };
  const blob = await queryClient.fetchQuery(query);
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

interface SlotMedia {
  readonly image: ProjectMedia;
  readonly original: ProjectMedia;
}

const MEDIA: Readonly<Record<ImageSlotName, SlotMedia>> = {
  appleLogo: mediaOf('apple', 'logo', 'originalLogo'),
  appleStrip: mediaOf('apple', 'strip', 'originalStrip'),
  googleLogo: mediaOf('google', 'logo', 'originalLogo'),
  googleStrip: mediaOf('google', 'strip', 'originalStrip'),
  rideAlong: mediaOf('apple', 'rideAlong', 'originalRideAlong'),
};

function mediaOf(
  platform: ProjectMedia['platform'],
  image: ProjectMedia['type'],
  original: ProjectMedia['type'],
): SlotMedia {
  return { image: { type: image, platform }, original: { type: original, platform } };
}
