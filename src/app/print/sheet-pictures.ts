/** The artwork, the words and the logo of a printed coupon, drawn for paper (PRE-05). */
import type { ClientAndCache } from '../../api/client.ts';
import { type Project, type ProjectMedia, projectMediaQuery } from '../../api/projects.queries.ts';
import { EXPORT_SIZES, type Size } from '../../domain/constants.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { requireKnownDesign } from '../../domain/design/known-design.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import type { SheetPlan } from '../../domain/print/print-sheet.ts';
import type { PrintedWords } from '../../domain/print/print-words.ts';
import { composeCrop } from '../../render/compose/crop.ts';
import { composePrintWords } from '../../render/compose/print-words.ts';
import { composeDesign } from '../../render/compose/strip.ts';
import { loadUploadedImage } from '../../render/draw/images.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { exportScenes } from '../wizard/export-artwork.ts';

interface DrawnPlan extends SheetPlan {
  /** The words that no own face has. */
  readonly foreign: readonly PrintedWords[];
}

interface PrintedCoupon extends ClientAndCache {
  readonly project: Project;
  readonly form: CouponForm;
}

/** Dots to an inch that printers ask of pictures. */
const ARTWORK_DOTS = 300;
const STRIP: ProjectMedia = { type: 'strip', platform: 'apple' };
const LOGO: ProjectMedia = { type: 'logo', platform: 'apple' };
const ORIGINAL: ProjectMedia = { type: 'originalStrip', platform: 'apple' };

/** All as data URLs; a logo for households only. Rejects with a sentence for people. */
export async function drawPictures(coupon: PrintedCoupon, plan: DrawnPlan, signal: AbortSignal) {
  const { foreign, wordsPlace } = plan;
  const scene = await artworkScene(coupon, plan);
  const words = composePrintWords(plan.words, wordsPlace);
  const onCard = plan.cell.household && (await logoScene(coupon));
  const drawn = await exportScenes<string>(
    {
      words,
      ...(foreign.length > 0 && { foreign: composePrintWords(foreign, wordsPlace) }),
      ...(scene !== null && { artwork: scene }),
      ...(onCard !== null && { onCard }),
    },
    { signal },
  );
  const {
    artwork = await read(coupon, STRIP),
    words: wordsPicture = '',
    foreign: foreignPicture = null,
    onCard: logo = null,
  } = drawn;
  return { artwork, wordsPicture, foreignPicture, logo };
}

/** The logo as on its card: a light one that is transparent would be lost on paper. */
async function logoScene(coupon: PrintedCoupon): Promise<Scene> {
  const { appleLogo: size } = EXPORT_SIZES;
  const uploaded = { source: await read(coupon, LOGO), ...size };
  return composeCrop(uploaded, { x: 0, y: 0, ...size, ground: coupon.form.backgroundColor }, size);
}

/** The strip at the sheet's own resolution; null if the stored one has it, or there is nothing finer to draw. */
async function artworkScene(coupon: PrintedCoupon, { cell: { artwork } }: SheetPlan) {
  const width = Math.round(artwork.width * ARTWORK_DOTS);
  if (width <= EXPORT_SIZES.appleStrip.width) return null;
  const { stripEditorSource, scheme, text } = coupon.form;
  if (stripEditorSource === null) return uploadedScene(coupon, width);
  requireKnownDesign(stripEditorSource);
  return composeDesign(stripEditorSource, { scheme, text }, sizeOf(width));
}

/** The original of an uploaded strip, as finely as it is. */
async function uploadedScene(coupon: PrintedCoupon, wanted: number): Promise<Scene | null> {
  const { originals, form } = coupon.project;
  const crop = form.crops?.appleStrip ?? null;
  if (originals.appleStrip === undefined || crop === null) return null;
  const width = Math.min(wanted, Math.round(crop.width));
  if (width <= EXPORT_SIZES.appleStrip.width) return null;
  const blob = await coupon.queryClient.fetchQuery(
    projectMediaQuery(coupon.client, coupon.project.id, ORIGINAL),
  );
  return composeCrop(await loadUploadedImage(await dataUrlOf(blob)), crop, sizeOf(width));
}

function sizeOf(width: number): Size {
  const { appleStrip } = EXPORT_SIZES;
  return { width, height: Math.round((width * appleStrip.height) / appleStrip.width) };
}

async function read({ client, queryClient, project }: PrintedCoupon, picture: ProjectMedia) {
  return dataUrlOf(await queryClient.fetchQuery(projectMediaQuery(client, project.id, picture)));
}
