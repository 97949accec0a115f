/** The print kit's machine with the services, the renderer and the PDF's thread behind it (PRE-05). */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Project } from '../../api/projects.queries.ts';
import { composeFace, type CouponFace } from '../../domain/coupon/coupon-face.ts';
import { COUPON_FILES } from '../../domain/coupon/file-names.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { bytesOfBase64 } from '../../domain/images/base64.ts';
import { readCodeDrawing } from '../../domain/print/code-drawing.ts';
import type { PrintOptions } from '../../domain/print/print-options.ts';
import { planSheet, type PrintSheet } from '../../domain/print/print-sheet.ts';
import type { PrintFacts } from '../../domain/print/print-words.ts';
import { printKitMachine } from '../../machines/print/print-kit.machine.ts';
import * as printWords from '../../words/print.gen.ts';
import { saveFile } from '../actors/save-file.ts';
import { formOfProject } from '../wizard/project-form.ts';
import { packSheet } from './pdf-thread.ts';
import { drawPictures } from './sheet-pictures.ts';

interface PrintSources {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly project: Project;
  /** The address of the coupon's page. */
  readonly link: string;
}

export function printKitWith(sources: PrintSources) {
  const form = formOfProject(sources.project, {});
  const face = composeFace(formFactsOf(form));
  const draw = async (options: PrintOptions, signal: AbortSignal): Promise<PrintSheet> => {
    const code = readCodeDrawing(await codeSvg(sources, face, options));
    const plan = planSheet(options, factsOf(face, options), code);
    const pictures = await drawPictures({ ...sources, form }, plan, signal);
    return { ...plan, ...pictures, couponName: sources.project.name };
  };
  const drawSheet = fromPromise<PrintSheet, PrintOptions>(({ input, signal }) =>
    unlessStopped(signal, draw(input, signal)),
  );
  const savePdf = fromPromise<void, PrintSheet | null>(async ({ input: sheet, signal }) => {
    if (sheet === null) throw new Error('No sheet is drawn.');
    saveFile(await packSheet(sheet, signal), COUPON_FILES.printKit(sheet.couponName));
  });
  return printKitMachine.provide({ actors: { drawSheet, savePdf } });
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
    caption: code === 'link' ? printWords.scanToKeep(face.language) : (face.barcode?.caption ?? ''),
  };
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
