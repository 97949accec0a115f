/** The pages of households' codes: the coupon's page with a barcode and passes of their own (SER-02). */
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { formatCode, parseCode, writtenCode } from '../../src/domain/codes/code.ts';
import { typeOfCodeValue } from '../../src/domain/codes/code-values.ts';
import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import { attachment } from '../http/answers/attachment.ts';
import { createWrongTries, type WrongTries } from '../http/limits/wrong-tries.ts';
import { packPage } from './sent-page.ts';
import { privately, sendPrivately } from './private-page.ts';
import { createCodePages, type CodePagesOptions, type FoundHousehold } from './code-pages.ts';
import { WorkRefused } from '../work/work-queue.ts';

/** What the pages need from the rest of the server. */
interface CodePageOptions extends CodePagesOptions {
  readonly drawBarcode: (type: PrintedBarcodeType, value: string) => Promise<string>;
  /** Makes the pass of a code that works. */
  readonly pass: (code: WorkingCode) => Promise<{ fileName: string; bytes: Buffer }>;
  /** Returns the address at which Google saves a code; null if there is none. */
  readonly saveAddress: (code: WorkingCode) => Promise<string | null>;
  /** Counts a wrong code of a network; returns the seconds until it may ask again, or 0. */
  readonly takeWrongCode: (network: string) => number;
}

/** A code that was neither used nor switched off. */
interface WorkingCode {
  readonly couponId: string;
  readonly code: Uint8Array;
  readonly value: string | null;
}

interface Named {
  readonly code: string;
}

/** The one address of a code (PUB-11). */
const OF_CODE = { config: { spellings: { code: writtenCode } } };

type CodeRequest = FastifyRequest<{ Params: Named }>;

/** `/c/{code}`, the two pictures of the page, and the ways into wallets. */
export const codePage: FastifyPluginCallback<CodePageOptions> = (app, options, done) => {
  const pages = createCodePages(options);
  const tries = createWrongTries(options.takeWrongCode);
  const find = createFinder(options, tries);
  const sendPicture = createPictures(find);

  app.get<{ Params: Named }>('/c/:code', OF_CODE, async (request, reply) => {
    try {
      if (options.isOverloaded?.() === true)
        return await sendPrivately(request, reply, 503, await pages.missing(true));
      return await sendFound(request, reply, pages, await find(request));
    } catch (error) {
      if (!(error instanceof WorkRefused))
        request.log.error(error, 'The page of a code could not be made.');
      return sendPrivately(request, reply, 503, await pages.missing(true));
    }
  });

  app.get<{ Params: Named }>('/c/:code/barcode', OF_CODE, (request, reply) =>
    sendPicture(request, reply, async (code, household) => {
      const found = await options.findCoupon(household.couponId);
      const type = found.state === 'active' ? found.coupon.barcodeType : 'QR';
      const value = household.value ?? code;
      return options.drawBarcode(typeOfCodeValue(type, value), value);
    }),
  );

  app.get<{ Params: Named }>('/c/:code/link', OF_CODE, (request, reply) =>
    sendPicture(request, reply, (code) => options.drawBarcode('QR', pages.addressOf(code))),
  );

  app.get<{ Params: Named }>('/c/:code/pass', OF_CODE, async (request, reply) => {
    const code = await workingCode(options, await find(request), reply);
    if (code === null) return reply.send();
    const { fileName, bytes } = await options.pass(code);
    return privately(reply)
      .header('content-disposition', attachment(fileName))
      .type('application/vnd.apple.pkpass')
      .send(bytes);
  });

  app.get<{ Params: Named }>('/c/:code/google', OF_CODE, async (request, reply) => {
    const code = await workingCode(options, await find(request), reply);
    if (code === null) return reply.send();
    const address = await options.saveAddress(code);
    if (address === null) return reply.code(404).send();
    return privately(reply).redirect(address, 302);
  });

  done();
};

/** Returns the found code if a wallet may get it; else sets the status and returns null. */
async function workingCode(
  { findCoupon }: CodePageOptions,
  { wait, code, household }: Found,
  reply: FastifyReply,
): Promise<WorkingCode | null> {
  if (wait > 0) {
    reply.code(429).header('retry-after', wait);
    return null;
  }
  privately(reply).code(404);
  if (code === null || household?.state !== 'active' || household.usedAt !== null) return null;
  if ((await findCoupon(household.couponId)).state !== 'active') return null;
  reply.code(200);
  return { couponId: household.couponId, code, value: household.value };
}

interface Found {
  /** Seconds until the network may ask again. */
  readonly wait: number;
  readonly code: Uint8Array | null;
  readonly household: FoundHousehold | null;
}

type Find = (request: CodeRequest) => Promise<Found>;

/** Finds the household of a written code, if the visitor's network need not wait. */
function createFinder({ findCode }: CodePageOptions, tries: WrongTries): Find {
  return async (request) => {
    const wait = tries.secondsOf(request);
    if (wait > 0) return { wait, code: null, household: null };
    const code = parseCode(request.params.code);
    const household = code === null ? null : await findCode(code);
    if (household === null) tries.wrong(request);
    return { wait: 0, code, household };
  };
}

async function sendFound(
  request: CodeRequest,
  reply: FastifyReply,
  pages: ReturnType<typeof createCodePages>,
  { wait, code, household }: Found,
): Promise<FastifyReply> {
  if (wait > 0) {
    reply.header('retry-after', wait);
    return sendPrivately(request, reply, 429, await pages.missing(true));
  }
  if (code === null || household === null)
    return sendPrivately(request, reply, 404, await pages.missing(false));
  const page = await pages.of(household);
  if (page.state === 'inactive') return sendPrivately(request, reply, 410, page.page);
  const html = pages.filled(page, formatCode(code), household);
  return sendPrivately(request, reply, 200, packPage({ html, policy: page.policy }));
}

type DrawCode = (code: string, household: FoundHousehold) => Promise<string>;

/** Sends a picture of the page of an active code. */
function createPictures(find: Find) {
  return async (request: CodeRequest, reply: FastifyReply, draw: DrawCode) => {
    const { wait, code, household } = await find(request);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send();
    if (code === null || household?.state !== 'active') return reply.code(404).send();
    return reply
      .header('cache-control', 'private, max-age=86400')
      .type('image/svg+xml')
      .send(await draw(formatCode(code), household));
  };
}
