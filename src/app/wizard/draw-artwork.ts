/** The wizard's drawing actor: draws a finished form's four images, and its Ride-Along's (WIZ-10, REND-02, REND-08). */
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { barcodeIssue } from '../../domain/coupon/barcode.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { mayRetry } from '../../domain/failures.ts';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import { imageAt, SLOT_NAMES } from '../../domain/images/image-slots.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';
import { rideAlongWords } from '../../domain/coupon/ride-along.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import { failureWords } from '../../machines/port.ts';
import type { CouponImages } from '../../machines/submission/submission.machine.ts';
import type { DrawingReport } from '../../machines/wizard/wizard.setup.ts';
import type { DrawingOrder } from '../../machines/wizard/finished-wizard.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import { composeRideAlong, composeStrip } from '../../render/compose/strip.ts';
import { composeTextLogo } from '../../render/compose/text-logo.ts';
import { reportingActor } from '../actors/reporting-actor.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import * as finishWords from '../../words/finish.gen.ts';

/** The names of the rendered images in the progress. */
const NAMES: Readonly<Record<keyof CouponImages, () => string>> = {
  appleStrip: finishWords.appleStripDrawn,
  appleLogo: finishWords.appleLogoDrawn,
  googleStrip: finishWords.googleStripDrawn,
  googleLogo: finishWords.googleLogoDrawn,
  rideAlong: finishWords.rideAlongDrawn,
};

/**
 * Draws texts and designs, and uses uploaded images unchanged; each drawing gets a new idempotency key (SUBM-03).
 * Nothing is drawn unless all fonts, pictures and the barcode are loaded (REND-05).
 */
export function artworkDrawer(sources: ClientAndCache) {
  return reportingActor<DrawingOrder, DrawingReport>(
    async ({ form, drawn, isScanned }, { signal, report }) => {
      const draw = async (): Promise<DrawnCoupon> => {
        const [images, barcode] = await Promise.all([
          drawCoupon(form, signal, (progress) => report({ type: 'artwork.progress', ...progress })),
          barcodeOf(form, sources),
        ]);
        return { form, images, barcode, idempotencyKey: crypto.randomUUID() };
      };
      const coupon = drawn ?? (await draw());
      const scanned = isScanned ? { scan: await scanOf(coupon, signal) } : {};
      report({ type: 'artwork.drawn', ...coupon, ...scanned });
    },
    (reason) => ({ type: 'artwork.failed', failure: failureWords(reason) }),
  );
}

/** What reading the code back says; nothing if its parts do not load (PRE-02). */
async function scanOf(coupon: DrawnCoupon, signal: AbortSignal): Promise<StoredScan | undefined> {
  const part = await import('../scan/scan-drawn.ts').catch(() => null);
  return part?.scanDrawn(coupon, signal);
}

/**
 * The picture for a finished form; null without a barcode. Rejects with a sentence if it cannot be loaded.
 *
 * @internal for tests
 */
export async function barcodeOf(
  { barcodeType: type, barcodeValue: value }: CouponForm,
  { client, queryClient }: ClientAndCache,
): Promise<string | null> {
  if (type === 'NONE' || value === '') return null;
  const issue = barcodeIssue(type, value);
  if (issue !== null) throw new Error(fieldMessageOf(issue));
  try {
    return await queryClient.fetchQuery(barcodePictureQuery(client, { type, value }));
  } catch (reason) {
    if (!mayRetry(reason)) throw reason;
    console.error('The barcode could not be loaded; the coupon is not drawn.', reason);
    throw new PartsMissing([{ kind: 'barcode' }]);
  }
}

type Progress = Omit<Extract<DrawingReport, { type: 'artwork.progress' }>, 'type'>;

async function drawCoupon(
  form: CouponForm,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<CouponImages> {
  const { scenes, uploaded } = imagesOf(form);
  const names = Object.keys(scenes).filter(isRendered);
  const report = (done: number) => {
    const name = names[done];
    if (name !== undefined) onProgress({ name: NAMES[name](), done, total: names.length });
  };
  report(0);
  // The first screen does without it, and the last one has loaded it.
  const { exportScenes } = await import('./export-artwork.ts').catch((cause: unknown) => {
    throw new PartsMissing([{ kind: 'renderer' }], { cause });
  });
  const drawn = await exportScenes<string>(scenes, { signal, onProgress: report });
  return allOf({ ...uploaded, ...drawn });
}

type Images<Value> = { readonly [Name in keyof CouponImages]?: Value };

/** Text and template artwork are Scenes; uploads were already cropped to size. */
function imagesOf(form: CouponForm) {
  const scenes = {
    appleStrip: stripScene(form, 'apple'),
    appleLogo: logoScene(form, 'apple'),
    googleStrip: stripScene(form, 'google'),
    googleLogo: logoScene(form, 'google'),
    rideAlong: rideAlongScene(form),
  };
  const drawn = Object.entries(scenes).flatMap(([name, scene]) =>
    scene === null ? [] : [[name, scene] as const],
  );
  const uploaded = SLOT_NAMES.map((slot) => [slot, imageAt(form, slot).image] as const);
  return { scenes: Object.fromEntries(drawn), uploaded: Object.fromEntries(uploaded) };
}

/** The template's own Ride-Along design, unless an uploaded image replaces it (WIZ-13). */
function rideAlongScene(form: CouponForm): Scene | null {
  const { haveRideAlongImage, rideAlongImageEditorSource: design, rideAlongScheme: scheme } = form;
  if (haveRideAlongImage !== 'no') return null;
  if (design === null) throw new Error(finishWords.noRideAlongDesign());
  return composeRideAlong(design, { scheme, text: rideAlongWords(form, design) });
}

function stripScene({ stripEditorSource, scheme, text }: CouponForm, platform: Platform) {
  return stripEditorSource && composeStrip(stripEditorSource, { scheme, text }, platform);
}

function logoScene(form: CouponForm, platform: Platform) {
  const { logoText: text, logoFont: font, logoTextColor: textColor } = form;
  if (text === null) return null;
  const { logoBackgroundColor: backgroundColor } = form;
  return composeTextLogo({ text, font, textColor, backgroundColor }, platform);
}

function allOf(images: Images<string | null>): CouponImages {
  const { appleStrip, appleLogo, googleStrip, googleLogo, rideAlong = null } = images;
  if (!appleStrip || !appleLogo || !googleStrip || !googleLogo)
    throw new Error(finishWords.pictureMissing());
  return { appleStrip, appleLogo, googleStrip, googleLogo, rideAlong };
}

function isRendered(name: string): name is keyof CouponImages {
  return name in NAMES;
}
