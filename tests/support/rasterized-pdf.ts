import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Pixels, four bytes each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The only page of a PDF, drawn by PDFium; throws if there are more. With `page`, from 0, that page. */
export async function rasterized(
  pdf: Uint8Array,
  dots: number,
  page: number | null = null,
): Promise<Raster> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    if (page === null && document.getPageCount() !== 1)
      throw new Error('The PDF has more than a page.');
    return await document.getPage(page ?? 0).render({ scale: dots / 72, render: 'bitmap' });
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** The words of the first page as a reader copies them, in one line. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return document.getPage(0).getText().replaceAll(/\s+/gu, ' ');
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** A part of it, in px, as a PNG. */
export function partOf(
  { data, width, height }: Raster,
  part: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(part)
    .png()
    .toBuffer();
}
