/** The print kit's machine with the services, the renderer and the PDF's thread behind it (PRE-05). */
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { readCodeLinks } from '../../api/codes.queries.ts';
import type { Project } from '../../api/projects.queries.ts';
import { shortened } from '../../domain/verify/report.ts';
import { composeFace, type CouponFace } from '../../domain/coupon/coupon-face.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { bytesOfBase64 } from '../../domain/images/base64.ts';
import { CODE_LINKS_PER_CALL } from '../../domain/constants.ts';
import { type CodeDrawing, readCodeDrawing } from '../../domain/print/code-drawing.ts';
import { type HouseholdLink, linkCaption, linkDrawing } from '../../domain/print/household-code.ts';
import type { HouseholdRows, PrintOptions } from '../../domain/print/print-options.ts';
import { planSheet, type PrintSheet } from '../../domain/print/print-sheet.ts';
import { type PrintFacts, valueWords } from '../../domain/print/print-words.ts';
import { type PdfReport, printKitMachine } from '../../machines/print/print-kit.machine.ts';
import { composePrintWords } from '../../render/compose/print-words.ts';
import { isOwnLetters } from '../../render/print/print-letters.ts';
import type { Scene } from '../../render/scene/scene.ts';
import * as printWords from '../../words/print.gen.ts';
import { withCalls } from '../actors/with-calls.ts';
import { saveFile } from '../actors/save-file.ts';
import { reportingActor } from '../actors/reporting-actor.ts';
import { moveToNewBuild } from '../loading/new-build.ts';
import { replyOf } from '../threads/reply-of.ts';
import { exportScenes } from '../wizard/export-artwork.ts';
import { formOfProject } from '../wizard/project-form.ts';
import type { PdfReply, PdfRequest, PrintedHousehold } from './pdf.worker.ts';
import { drawPictures } from './sheet-pictures.ts';

interface PrintSources extends ClientAndCache {
  readonly project: Project;
  /** The address of the coupon's page. */
  readonly link: string;
  /** The source that links of households name; null for none (PUB-12). */
  readonly source: string | null;
}

export function printKitWith(sources: PrintSources) {
  const form = formOfProject(sources.project, {});
  const face = composeFace(formFactsOf(form));
  const draw = async (options: PrintOptions, signal: AbortSignal): Promise<PrintSheet> => {
    const { drawing, household } = await firstCode(sources, face, options, signal);
    const plan = planSheet(options, factsOf(face, options), drawing);
    const value = household && valueWords(household.value, options.layout, plan.cell);
    const words = value === null ? plan.words : [...plan.words, value];
    const foreign = plan.words.filter(({ text }) => !isOwnLetters(text));
    const drawn = { ...plan, words, foreign };
    const pictures = await drawPictures({ ...sources, form }, drawn, signal);
    const ownCaption = household && linkCaption(household.link);
    const foreignWords = foreign.map(({ text }) => shortened(text));
    const { language } = face;
    const couponName = sources.project.name;
    return { ...plan, ...pictures, ownCaption, foreignWords, language, couponName };
  };
  return withCalls(printKitMachine, {
    drawSheet: (options, signal) => unlessStopped(signal, draw(options, signal)),
    savePdf: reportingActor<PrintSheet | null, PdfReport>(
      async (sheet, { signal, report }) => {
        if (sheet === null) throw new Error('No sheet is drawn.');
        const { households } = sheet.options;
        const pdf = await packSheets(sheet, {
          lots: households === null ? null : linksInLots(sources, households, signal),
          signal,
          onCoupons: (coupons) => report({ type: 'pdf.progress', coupons }),
        });
        signal.throwIfAborted();
        saveFile(pdf, COUPON_FILES.printKit(sheet.couponName));
        report({ type: 'pdf.saved' });
      },
      (error) => ({ type: 'pdf.failed', error }),
    ),
  });
}

/** Never settles after a stop: React's development build starts the same actor again, which would take the old failure. */
function unlessStopped<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    work.then(resolve, (reason: unknown) => {
      if (!signal.aborted) reject(reason instanceof Error ? reason : new Error(String(reason)));
    });
  });
}

function factsOf(face: CouponFace, { code }: PrintOptions): PrintFacts {
  return {
    offer: face.description,
    date: face.dates.map(({ label, display }) => `${label} ${display}`).join(', '),
    terms: face.details.find(({ key }) => key === 'termsConditions')?.value ?? '',
    business: face.merchantName,
    caption: captionOf(face, code),
    scan: printWords.scanToSave(face.language),
  };
}

/** Each household's own caption is no picture. */
function captionOf(face: CouponFace, code: PrintOptions['code']): string {
  if (code === 'households') return '';
  return code === 'link' ? printWords.scanToKeep(face.language) : (face.barcode?.caption ?? '');
}

/** The code of the drawn coupon; of households it is the first one's. */
async function firstCode(
  sources: PrintSources,
  face: CouponFace,
  options: PrintOptions,
  signal: AbortSignal,
): Promise<{ readonly drawing: CodeDrawing; readonly household: HouseholdLink | null }> {
  if (options.households === null)
    return { drawing: readCodeDrawing(await codeSvg(sources, face, options)), household: null };
  for await (const [household] of linksInLots(sources, options.households, signal))
    if (household !== undefined) return { drawing: linkDrawing(household.link), household };
  throw new Error(printWords.noCodes());
}

/** The next lot is asked for when the one before is drawn. */
async function* linksInLots(
  { client, project, source }: PrintSources,
  households: HouseholdRows,
  signal: AbortSignal,
): AsyncGenerator<readonly HouseholdLink[]> {
  const { start, count } = households;
  const wanted = { couponId: project.id, ...households };
  for (let done = 0; done < count; done += CODE_LINKS_PER_CALL) {
    const lot = { start: start + done, count: Math.min(CODE_LINKS_PER_CALL, count - done) };
    yield await readCodeLinks(client, { ...wanted, ...lot }, source, signal);
  }
}

/** The code as the services draw it, an SVG document. */
async function codeSvg(
  { client, queryClient, link }: PrintSources,
  { barcode }: CouponFace,
  { code }: PrintOptions,
): Promise<string> {
  const request =
    code === 'link' || barcode === null
      ? ({ type: 'QR', value: link } as const)
      : { type: barcode.type, value: barcode.value };
  const address = await queryClient.fetchQuery(barcodePictureQuery(client, request));
  return new TextDecoder().decode(bytesOfBase64(address.slice(address.indexOf(',') + 1)));
}

interface Packing {
  /** Links of households, a lot for each coupon's own code; null for one sheet with the same code on each. */
  readonly lots: AsyncIterable<readonly HouseholdLink[]> | null;
  readonly signal: AbortSignal;
  /** Takes how many coupons are drawn. */
  readonly onCoupons: (coupons: number) => void;
}

/** The sheets as a PDF, packed by a thread that ends with it. Rejects with a sentence for people. */
async function packSheets(sheet: PrintSheet, packing: Packing): Promise<Blob> {
  const { signal } = packing;
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    type: 'module',
    name: 'print kit',
  });
  try {
    const reply = await packWith((request) => asked(worker, request, signal), sheet, packing);
    if (reply.kind === 'packed') return reply.pdf;
    throw new Error(`The thread of the PDF replied ${reply.kind}.`);
  } catch (cause) {
    signal.throwIfAborted();
    // The links did not come; the thread is well.
    if (cause instanceof ServiceFailure) throw cause;
    console.error('The PDF could not be made.', cause);
    await moveToNewBuild();
    throw new Error(printWords.notPacked(), { cause });
  } finally {
    worker.terminate();
  }
}

/** Coupons drawn between two reports: about a second of work. */
const AT_ONCE = 200;

type Ask = (request: PdfRequest) => Promise<PdfReply>;

async function packWith(ask: Ask, sheet: PrintSheet, packing: Packing): Promise<PdfReply> {
  const { lots, onCoupons, signal } = packing;
  if (lots === null) return ask({ kind: 'sheet', sheet });
  await ask({ kind: 'begin', sheet });
  let coupons = 0;
  for await (const lot of lots) {
    for (let start = 0; start < lot.length; start += AT_ONCE) {
      const households = lot.slice(start, start + AT_ONCE);
      await ask({ kind: 'coupons', coupons: await printedHouseholds(sheet, households, signal) });
      coupons += households.length;
      onCoupons(coupons);
    }
  }
  return ask({ kind: 'end' });
}

/** Values that the embedded faces cannot set are drawn by the renderer, as the other words are. */
async function printedHouseholds(
  { options: { layout }, cell }: PrintSheet,
  households: readonly HouseholdLink[],
  signal: AbortSignal,
): Promise<readonly PrintedHousehold[]> {
  const values = households.map(({ value }) => valueWords(value, layout, cell));
  const scenes: Record<string, Scene> = {};
  for (const [index, value] of values.entries())
    if (value !== null && !isOwnLetters(value.text))
      scenes[index] = composePrintWords([value], value.place);
  const pictures = await exportScenes<string>(scenes, { signal });
  return households.map(({ link }, index) => ({
    link,
    value: values[index] ?? null,
    valuePicture: pictures[index] ?? null,
  }));
}

async function asked(worker: Worker, request: PdfRequest, signal: AbortSignal): Promise<PdfReply> {
  const reply = await replyOf<PdfReply>(worker, request, signal);
  if (reply.kind === 'failed') throw new Error(reply.reason);
  return reply;
}
