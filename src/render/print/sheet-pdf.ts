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
  /** The whole strip as a data URL of a PNG or a JPEG. */
  readonly artwork: string;
  /** The words of one coupon; they cover `wordsPlace`. */
  readonly words: GrayPicture;
  readonly wordsPlace: Place;
  /** A TrueType font with the letters of captions, as TTF or WOFF; null without captions. */
  readonly captionFont: Uint8Array<ArrayBuffer> | null;
}

/** What differs from coupon to coupon. */
export interface CellCode {
  readonly drawing: CodeDrawing;
  /** Below the code; null if the words have one, or there is none. */
  readonly caption: string | null;
}

/** Sheets that are written page by page. */
export interface SheetPdf {
  /** Takes at most one code for each cell; without one a cell stays empty. */
  addPage(codes: readonly CellCode[]): void;
  /** Resolves when the last bytes were passed on. */
  end(): Promise<void>;
}

type Pdf = PDFKit.PDFDocument;

const POINTS = 72;
const CAPTION = 'caption';
const LINE = 1.2;
/** Inches: a hairline of a quarter of a point, which every printer draws. */
const MARK_WIDTH = 0.25 / POINTS;
/** Cyan, magenta, yellow, black, in percent. */
const BLACK: PDFKit.Mixins.ColorValue = [0, 0, 0, 100];
/** Every plate prints crop marks. */
const ALL_PLATES: PDFKit.Mixins.ColorValue = [100, 100, 100, 100];

/** Begins a file; its bytes are passed on while pages are added. */
export function beginSheets(
  content: SheetContent,
  onBytes: (bytes: Uint8Array<ArrayBuffer>) => void,
): SheetPdf {
  const { title, layout, captionFont } = content;
  const pdf = new PDFDocument({
    size: [layout.page.width * POINTS, layout.page.height * POINTS],
    margin: 0,
    autoFirstPage: false,
    // The words are a picture in the renderer's fonts, whatever their script, so most files need no font.
    font: '',
    info: { Title: title, Creator: 'Tearline' },
    displayTitle: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', onBytes).on('error', reject).on('end', resolve);
  });
  const words = embedGray(pdf, content.words);
  if (captionFont !== null) pdf.registerFont(CAPTION, captionFont);
  return {
    addPage(codes) {
      pdf.addPage();
      pdf.scale(POINTS);
      for (const [index, code] of codes.entries()) drawCell(pdf, { content, words, index, code });
      drawMarks(pdf, layout);
    },
    end() {
      pdf.end();
      return ended;
    },
  };
}

interface DrawnCell {
  readonly content: SheetContent;
  readonly words: PDFKit.PDFKitReference;
  readonly index: number;
  readonly code: CellCode;
}

function drawCell(pdf: Pdf, { content, words, index, code }: DrawnCell): void {
  const { layout, cell, wordsPlace } = content;
  const place = layout.cells[index];
  if (place === undefined) return;
  pdf.save().translate(place.x, place.y);
  drawArtwork(pdf, content);
  drawWords(pdf, words, wordsPlace);
  drawCode(pdf, code.drawing, cell.code);
  if (code.caption !== null) drawCaption(pdf, code.caption, cell.caption);
  pdf.restore();
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

/** As large as its place allows, in the middle. */
function drawCaption(pdf: Pdf, caption: string, place: Place): void {
  pdf.font(CAPTION).fontSize(1);
  const size = Math.min(place.width / pdf.widthOfString(caption), place.height / LINE);
  pdf.fontSize(size).fillColor(BLACK);
  const x = place.x + (place.width - pdf.widthOfString(caption)) / 2;
  pdf.text(caption, x, place.y, { lineBreak: false });
}

function drawMarks(pdf: Pdf, { marks }: SheetLayout): void {
  pdf.lineWidth(MARK_WIDTH);
  for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke(ALL_PLATES);
}
