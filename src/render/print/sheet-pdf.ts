/** A sheet as a PDF: codes and crop marks as lines, black as black ink alone (PRE-05). Runs in a worker and in Node. */
import PDFDocument from 'pdfkit';
import type { CellLayout } from '../../domain/print/cell-layout.ts';
import type { CodeDrawing } from '../../domain/print/code-drawing.ts';
import type { Place, SheetLayout } from '../../domain/print/sheet-layout.ts';

/** Gray values from 0 to 255, one byte a dot. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

interface SheetContent {
  readonly title: string;
  readonly layout: SheetLayout;
  readonly cell: CellLayout;
  readonly code: CodeDrawing;
  /** The whole strip as a data URL of a PNG or a JPEG. */
  readonly artwork: string;
  /** The words of one coupon; they cover `wordsPlace`. */
  readonly words: GrayPicture;
  readonly wordsPlace: Place;
}

type Pdf = PDFKit.PDFDocument;

const POINTS = 72;
/** Inches: a hairline of a quarter of a point, which every printer draws. */
const MARK_WIDTH = 0.25 / POINTS;
/** Cyan, magenta, yellow, black, in percent. */
const BLACK: PDFKit.Mixins.ColorValue = [0, 0, 0, 100];
/** Every plate prints crop marks. */
const ALL_PLATES: PDFKit.Mixins.ColorValue = [100, 100, 100, 100];

export async function sheetPdf(content: SheetContent): Promise<Uint8Array<ArrayBuffer>> {
  const { title, layout } = content;
  const pdf = new PDFDocument({
    size: [layout.page.width * POINTS, layout.page.height * POINTS],
    margin: 0,
    // The words are a picture in the renderer's fonts, whatever their script, so no font is needed.
    font: '',
    info: { Title: title, Creator: 'Tearline' },
    displayTitle: true,
  });
  const whole = bytesOf(pdf);
  const words = embedGray(pdf, content.words);
  pdf.scale(POINTS);
  for (const cell of layout.cells) {
    pdf.save().translate(cell.x, cell.y);
    drawArtwork(pdf, content);
    drawWords(pdf, words, content.wordsPlace);
    drawCode(pdf, content.code, content.cell.code);
    pdf.restore();
  }
  drawMarks(pdf, layout);
  pdf.end();
  return whole;
}

function drawArtwork(pdf: Pdf, { artwork: picture, cell: { window, artwork } }: SheetContent) {
  pdf.save();
  pdf.rect(window.x, window.y, window.width, window.height).clip();
  // pdfkit embeds an image of the same address once.
  pdf.image(picture, artwork.x, artwork.y, { width: artwork.width, height: artwork.height });
  pdf.restore();
}

/** pdfkit takes PNGs as red, green and blue; printers would mix black of all inks. */
function embedGray(pdf: Pdf, { width, height, bytes }: GrayPicture): PDFKit.PDFKitReference {
  const image = pdf.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });
  image.end(bytes);
  return image;
}

function drawWords(pdf: Pdf, words: PDFKit.PDFKitReference, place: Place): void {
  Object.assign(pdf.page.xobjects as object, { Words: words });
  // Images stand on their heads in pdfkit's coordinates.
  pdf.save().transform(place.width, 0, 0, -place.height, place.x, place.y + place.height);
  pdf.addContent('/Words Do');
  pdf.restore();
}

function drawCode(pdf: Pdf, code: CodeDrawing, place: Place): void {
  pdf
    .save()
    .translate(place.x, place.y)
    .scale(place.width / code.width);
  for (const { d, strokeWidth } of code.paths) {
    pdf.path(d);
    if (strokeWidth === null) pdf.fill(BLACK, 'even-odd');
    else pdf.lineWidth(strokeWidth).stroke(BLACK);
  }
  pdf.restore();
}

function drawMarks(pdf: Pdf, { marks }: SheetLayout): void {
  pdf.lineWidth(MARK_WIDTH);
  for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke(ALL_PLATES);
}

function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joined(chunks)));
  });
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
