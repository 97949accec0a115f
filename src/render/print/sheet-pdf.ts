/** A sheet as a PDF: words, codes and crop marks as lines, black as black ink alone (PRE-05). Runs in a worker and in Node. */
import PDFDocument from 'pdfkit';
import type { CellLayout } from '../../domain/print/cell-layout.ts';
import type { CodeDrawing } from '../../domain/print/code-drawing.ts';
import type { PrintedWords } from '../../domain/print/print-words.ts';
import { type SheetLayout, trimOf } from '../../domain/print/sheet-layout.ts';
import type { Box, Size } from '../../domain/constants.ts';
import { composePrintWords, WORDS_DOTS } from '../compose/print-words.ts';
import { fitText, type TextMeasure } from '../compose/fit-text.ts';
import type { SceneText } from '../scene/scene.ts';
import type { Font } from '../../domain/design/design-document.ts';
import { printRunsOf, type PrintSubset } from './print-letters.ts';

/** Gray values from 0 to 255, one byte a dot. */
export interface GrayPicture extends Size {
  readonly bytes: Uint8Array;
}

interface SheetContent {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly layout: SheetLayout;
  readonly cell: CellLayout;
  /** The whole strip as a data URL of a PNG or a JPEG. */
  readonly artwork: string;
  /** A data URL like that; null without one. */
  readonly logo: string | null;
  /** Only words in letters of the embedded faces. */
  readonly words: readonly PrintedWords[];
  readonly wordsPlace: Box;
  /** The words of one coupon that the embedded faces cannot set; it covers `wordsPlace`. Null without such words. */
  readonly wordsPicture: GrayPicture | null;
  /** TrueType faces as TTF or WOFF, by `printFontName`; captions have `CAPTION_FONT`. */
  readonly fonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** What differs from coupon to coupon. */
export interface CellCode {
  readonly drawing: CodeDrawing;
  /** Below the code; null if the words have one, or there is none. */
  readonly caption: string | null;
  /** Of a household, as a picture if the embedded faces cannot set it; null without one. */
  readonly value?: PrintedWords | { readonly picture: GrayPicture } | null;
}

type Pdf = PDFKit.PDFDocument;

/** What pdfkit's types leave out: the page's fonts and pictures. */
type PageWithin = Pdf['page'] & { readonly resources: PDFKit.PDFKitReference };

const POINTS = 72;
/** A share of the size, in both weights of Arimo. */
const CAPITALS = 0.688;
/** The face of codes in letters, whose digits are easy to tell apart. */
export const CAPTION_FONT = 'caption';
const LINE = 1.2;
/** Inches: a hairline of a quarter of a point, which every printer draws. */
const MARK_WIDTH = 0.25 / POINTS;
/** Cyan, magenta, yellow, black, in percent. */
const BLACK: PDFKit.Mixins.ColorValue = [0, 0, 0, 100];
/** Every plate prints crop marks. */
const ALL_PLATES: PDFKit.Mixins.ColorValue = [100, 100, 100, 100];

/** Begins a file that is written page by page; its bytes are passed on while pages are added. */
export function beginSheets(
  content: SheetContent,
  onBytes: (bytes: Uint8Array<ArrayBuffer>) => void,
) {
  const { title, language, layout, fonts } = content;
  const pdf = new PDFDocument({
    size: [layout.page.width * POINTS, layout.page.height * POINTS],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    info: { Title: title, Creator: 'Tearline' },
    displayTitle: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', onBytes).on('error', reject).on('end', resolve);
  });
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
  let words: PDFKit.PDFKitReference | undefined;
  return {
    /** Takes at most one code for each cell; without one a cell stays empty. */
    addPage(codes: readonly CellCode[]): void {
      pdf.addPage();
      Object.assign(pdf.page.dictionary.data, boxesOf(layout));
      words ??= embedWords(pdf, content);
      pdf.scale(POINTS);
      for (const [index, code] of codes.entries()) drawCell(pdf, { content, words, index, code });
      drawMarks(pdf, layout);
    },
    /** Resolves when the last bytes were passed on. */
    end(): Promise<void> {
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
  if (cell.household !== null) drawHousehold(pdf, { content, index, code }, cell.household);
  pdf.restore();
}

function drawHousehold(
  pdf: Pdf,
  { content: { logo: picture }, index, code: { value } }: Omit<DrawnCell, 'words'>,
  { logo, value: place }: NonNullable<CellLayout['household']>,
): void {
  if (picture !== null) pdf.image(picture, logo.x, logo.y, { width: logo.width });
  if (!value) return;
  pdf.save().translate(place.x, place.y);
  if ('picture' in value) drawGray(pdf, embedGray(pdf, value.picture), place, `Value${index}`);
  else setAllWords(pdf, [value], place);
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

/** Where the printer cuts and how far the pictures reach, in points from the lower left corner (PDF 2.0, 14.11.2). */
function boxesOf(layout: SheetLayout) {
  const box = ({ x, y, width, height }: Box, more: number): readonly number[] => {
    const bottom = layout.page.height - y - height;
    const corners = [x - more, bottom - more, x + width + more, bottom + height + more];
    return corners.map((inches) => Number((inches * POINTS).toFixed(3)));
  };
  const trim = trimOf(layout);
  return { TrimBox: box(trim, 0), BleedBox: box(trim, layout.bleed) };
}

/** The words of a coupon are written once, as a drawing that each coupon repeats. */
function embedWords(pdf: Pdf, { words, wordsPlace, wordsPicture }: SheetContent) {
  const { width, height } = wordsPlace;
  const form = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: (pdf.page as PageWithin).resources,
  });
  const drawing = contentOf(pdf, () => {
    if (wordsPicture !== null)
      drawGray(pdf, embedGray(pdf, wordsPicture), wordsPlace, 'WordsPicture');
    setAllWords(pdf, words, wordsPlace);
  });
  form.end(new TextEncoder().encode(drawing));
  return form;
}

/** What pdfkit would write to the page. */
function contentOf(pdf: Pdf, draw: () => void): string {
  const written: string[] = [];
  const { addContent } = pdf;
  pdf.addContent = (content: string) => {
    written.push(content);
    return pdf;
  };
  draw();
  pdf.addContent = addContent;
  return written.join('\n');
}

function drawGray(pdf: Pdf, picture: PDFKit.PDFKitReference, { width, height }: Box, name: string) {
  Object.assign(pdf.page.xobjects as object, { [name]: picture });
  // Images stand on their heads in pdfkit's coordinates.
  pdf.save().transform(width, 0, 0, -height, 0, height).addContent(`/${name} Do`);
  pdf.restore();
}

/** The registered name of a weight of the words' face. */
export function printFontName(weight: number, subset: PrintSubset): string {
  return `${weight} ${subset}`;
}

function setAllWords(pdf: Pdf, words: readonly PrintedWords[], place: Box): void {
  pdf.scale(1 / WORDS_DOTS).fillColor(BLACK);
  for (const item of composePrintWords(words, place).items)
    if (item.kind === 'text') setWords(pdf, item);
}

/** The lines that the renderer would set, as letters of the embedded faces. */
function setWords(pdf: Pdf, item: SceneText): void {
  const measure = measureIn(pdf);
  const { lines, size } = fitText(item, measure);
  for (const { text, x, baseline } of lines) {
    let at = item.align === 'center' ? x - measure.width(text, item.font, size, 0) / 2 : x;
    for (const { run, width } of runsIn(pdf, text, item.font, size)) {
      pdf.font(run.font).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }
}

function measureIn(pdf: Pdf): TextMeasure {
  return {
    width: (text, font, size) =>
      runsIn(pdf, text, font, size).reduce((sum, { width }) => sum + width, 0),
    capitalHeight: (_font, size) => size * CAPITALS,
  };
}

/** Blanks of all kinds are set as a space: the faces lack most of them. */
function runsIn(pdf: Pdf, text: string, { weight }: Font, size: number) {
  return (printRunsOf(text.replaceAll(/\s/gu, ' ')) ?? []).map(({ subset, text: letters }) => {
    const font = printFontName(weight, subset);
    return {
      run: { font, text: letters },
      width: pdf.font(font).fontSize(size).widthOfString(letters),
    };
  });
}

function drawWords(pdf: Pdf, words: PDFKit.PDFKitReference, { x, y }: Box): void {
  Object.assign(pdf.page.xobjects as object, { Words: words });
  pdf.save().translate(x, y).addContent('/Words Do');
  pdf.restore();
}

function drawCode(pdf: Pdf, code: CodeDrawing, place: Box): void {
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
function drawCaption(pdf: Pdf, caption: string, place: Box): void {
  pdf.font(CAPTION_FONT).fontSize(1);
  const size = Math.min(place.width / pdf.widthOfString(caption), place.height / LINE);
  pdf.fontSize(size).fillColor(BLACK);
  const x = place.x + (place.width - pdf.widthOfString(caption)) / 2;
  pdf.text(caption, x, place.y, { lineBreak: false });
}

function drawMarks(pdf: Pdf, { marks }: SheetLayout): void {
  pdf.lineWidth(MARK_WIDTH);
  for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke(ALL_PLATES);
}
