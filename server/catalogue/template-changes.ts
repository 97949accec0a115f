/** Checks an administrator's changes of a template and prepares them for storage. */
import type { RideAlongDesign, TemplateChanges } from '../../openapi/schema.gen.ts';
import { EXPORT_SIZES, RENDERED_IMAGE_MAX_BYTES } from '../../src/domain/constants.ts';
import { readTemplatePictures } from '../media/uploaded-picture.ts';
import { readRenderedImage } from '../media/rendered-image.ts';
import { seenColors } from '../media/seen-colors.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { TemplateColumns } from './template-administration.repository.ts';
import { readUploads, type Uploads } from './catalogue-uploads.ts';
import { storedDesigns } from './design-rasters.ts';
import { designFaults } from './design-rules.ts';
import { keywordNames } from './words/keyword-names.ts';
import { colorsOf, schemeSwatches } from './template-view.ts';
import { paletteOf } from './palette.ts';

/** A Ride-Along design without its id; the template has the id. */
export interface RideAlongColumns {
  readonly editor_source: string;
  readonly source_image: string | null;
  readonly image: string;
}

/** Throws `RequestFailure` for designs, pictures and sources that cannot be stored; absent members stay absent. */
export async function prepareChanges(changes: TemplateChanges, list: readonly string[]) {
  refuseDesigns(changes);
  const designs = await storedDesigns('svg-refused', {
    strip: [changes.editorSource, '/editorSource'],
    rideAlong: [changes.rideAlong?.editorSource, '/rideAlong/editorSource'],
  });
  const uploads = readUploads();
  const { image: dataUrl } = changes;
  const pictures = await uploads.picture(
    '/image',
    dataUrl === undefined ? null : () => readTemplatePictures(dataUrl, RENDERED_IMAGE_MAX_BYTES),
  );
  const source = await uploads.source('/sourceImage', changes.sourceImage);
  const rideAlong = await readRideAlong(changes.rideAlong, designs.rideAlong, uploads);
  uploads.refuseFaults();
  return {
    columns: {
      ...wordsOf(changes),
      ...(changes.editorSource && {
        editor_source: designs.strip,
        swatches: JSON.stringify(schemeSwatches(changes.editorSource)),
      }),
      ...(await colorsIn(changes, list, pictures?.thumbnail.bytes)),
      image: pictures?.image.hash,
      thumbnail: pictures?.thumbnail.hash,
      source_image: source,
    },
    /** Undefined when the request does not contain it. */
    rideAlong: rideAlong?.columns,
    pictures: [
      ...(pictures === null ? [] : [pictures.image, pictures.thumbnail]),
      ...(rideAlong === undefined ? [] : [rideAlong.picture]),
    ],
  };
}

function refuseDesigns({ editorSource, rideAlong }: TemplateChanges): void {
  const faults = [
    ...(editorSource === undefined ? [] : designFaults(editorSource, '/editorSource')),
    ...(rideAlong === undefined
      ? []
      : designFaults(rideAlong.editorSource, '/rideAlong/editorSource', EXPORT_SIZES.rideAlong)),
  ];
  if (faults.length > 0) throw new RequestFailure('invalid-template', faults);
}

async function readRideAlong(
  design: RideAlongDesign | undefined,
  stored: string,
  uploads: Uploads,
) {
  if (design === undefined) return undefined;
  const picture = await uploads.picture('/rideAlong/image', () =>
    readRenderedImage(design.image, EXPORT_SIZES.rideAlong),
  );
  const source = await uploads.source('/rideAlong/sourceImage', design.sourceImage);
  if (picture === null) return undefined;
  const columns: RideAlongColumns = {
    editor_source: stored,
    source_image: source ?? null,
    image: picture.hash,
  };
  return { columns, picture };
}

/** What the request leaves out is undefined, and stays as it is. */
function wordsOf(changes: TemplateChanges) {
  const { title, description, keywords, active, editable, weight, informedImages } = changes;
  const { spanishTitle, spanishDescription, spanishKeywords } = changes;
  return {
    title: title?.trim(),
    description: description?.trim(),
    keywords: keywords && keywordNames(keywords),
    spanish_title: spanishTitle && spanishTitle.trim(),
    spanish_description: spanishDescription && spanishDescription.trim(),
    spanish_keywords: spanishKeywords && keywordNames(spanishKeywords),
    active,
    editable,
    weight,
    informed_images_id: informedImages && informedImages.toLowerCase(),
  };
}

/** The named colors for searches are found here, when the template is written. */
async function colorsIn(
  { colors, editorSource }: TemplateChanges,
  list: readonly string[],
  picture: Buffer | undefined,
): Promise<TemplateColumns> {
  const drawn = editorSource === undefined ? undefined : colorsOf(editorSource);
  const said = colors?.map((color) => color.toUpperCase());
  const chosen = said ?? drawn;
  if (chosen === undefined) return {};
  // The form sends the drawing's own colors back, so only others were chosen by a person.
  const isChosen = said !== undefined && said.join() !== drawn?.join();
  const seen =
    isChosen || picture === undefined
      ? chosen
      : (await seenColors(picture)).map((color) => color.slice(1));
  return { colors: [...new Set(chosen)], palette: [...paletteOf(list, seen)] };
}
