/** The private page of a proof, its pictures, its trial pass, and its answers (APPR-01, APPR-02). */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { formatCode, parseCode, writtenCode } from '../../src/domain/codes/code.ts';
import type { ShownPicture } from '../../src/domain/approval/shown-coupon.ts';
import { visitorNetwork } from '../http/limits/visitor-network.ts';
import { createWrongTries } from '../http/limits/wrong-tries.ts';
import { WorkRefused } from '../work/work-queue.ts';
import { readAnswer, type GivenAnswer } from './proof-answer.ts';
import {
  createProofPages,
  refusedFormOf,
  type ProofPageOptions,
  type RefusedForm,
} from './proof-pages.ts';
import { privately, sendPrivately } from './private-page.ts';

/** What the page needs from the rest of the server. All find a proof by the written token of its address. */
interface ProofOptions extends ProofPageOptions {
  /** Stores an answer; see `Answering`. */
  readonly answer: (
    token: string,
    answer: GivenAnswer,
  ) => Promise<'sent' | 'missing' | 'changed' | 'full'>;
  /** Returns the bytes of a picture; null without one. */
  readonly picture: (token: string, picture: AskedPicture) => Promise<Buffer | null>;
  readonly pass: (token: string) => Promise<Buffer | null>;
  /** Counts a wrong address of a network; returns the seconds until it may ask again, or 0. */
  readonly takeWrongToken: (network: string) => number;
  /** Counts an answer of a network; returns the seconds until it may send another, or 0. */
  readonly takeAnswer: (network: string) => number;
  readonly isOverloaded?: () => boolean;
}

interface AskedPicture {
  readonly name: ShownPicture;
  readonly format: 'png' | 'webp';
  readonly width: '1x' | '2x' | '3x';
}

interface Named {
  readonly token: string;
}

type ProofRequest = FastifyRequest<{ Params: Named }>;

/** 2,000 characters of four bytes each, percent-encoded, and a name. */
const BODY_LIMIT = 32 * 1024;
/** The one address of a proof (PUB-11). */
const OF_PROOF = { config: { spellings: { token: writtenCode } } };
const PICTURE =
  /^(appleLogo|appleStrip|googleLogo|googleStrip|rideAlong)(?:-([123]x))?\.(png|webp)$/;
/** It says that the answer was sent, once. */
const SENT = 'sent';

export const proofPage: FastifyPluginAsync<ProofOptions> = async (app, options) => {
  const senders = createSenders(options);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  app.setErrorHandler(async (error, request, reply) => {
    if (statusOf(error) < 500) return reply.code(statusOf(error)).send();
    if (!(error instanceof WorkRefused))
      request.log.error(error, 'The page of a proof could not be made.');
    return senders.busy(request, reply);
  });
  addPage(app, options, senders);
  addFiles(app, options, senders);
};

type Senders = ReturnType<typeof createSenders>;

function createSenders(options: ProofOptions) {
  const pages = createProofPages(options);
  const tries = createWrongTries(options.takeWrongToken);
  const busy = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPrivately(request, reply, 503, await pages.missing(true));
  const wait = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('retry-after', tries.secondsOf(request));
    return sendPrivately(request, reply, 429, await pages.missing(true));
  };
  return {
    pages,
    tries,
    busy,
    wait,
    /** Sends the page, or that there is none. */
    async proof(request: ProofRequest, reply: FastifyReply, refused: RefusedForm | null = null) {
      if (tries.secondsOf(request) > 0) return wait(request, reply);
      if (options.isOverloaded?.() === true) return busy(request, reply);
      const isSent = new URL(request.url, 'http://proof').searchParams.has(SENT);
      const page = await pages.of(request.params.token, { refused, isSent });
      if (page !== null) return sendPrivately(request, reply, refused?.status ?? 200, page);
      tries.wrong(request);
      return sendPrivately(request, reply, 404, await pages.missing(false));
    },
  };
}

function addPage(app: FastifyInstance, options: ProofOptions, senders: Senders): void {
  const { tries, pages } = senders;
  app.get<{ Params: Named }>('/proof/:token', OF_PROOF, (request, reply) =>
    senders.proof(request, reply),
  );

  app.post<{ Params: Named }>('/proof/:token', OF_PROOF, async (request, reply) => {
    if (tries.secondsOf(request) > 0) return senders.wait(request, reply);
    const read = readAnswer(request.body);
    if (read.fault !== null) return senders.proof(request, reply, { ...read, status: 422 });
    const outcome = await answerOf(request, reply, read.answer);
    const code = parseCode(request.params.token);
    if (outcome === 'sent' && code !== null)
      return privately(reply).redirect(`/proof/${formatCode(code)}?${SENT}#answers`, 303);
    const refused = outcome === 'sent' ? null : refusedFormOf(outcome, read);
    return senders.proof(request, reply, refused);
  });

  async function answerOf(request: ProofRequest, reply: FastifyReply, answer: GivenAnswer) {
    const { token } = request.params;
    if (parseCode(token) === null) return 'missing';
    const seconds = options.takeAnswer(visitorNetwork(request.ip));
    if (seconds === 0) return options.answer(token, answer);
    reply.header('retry-after', seconds);
    return 'wait';
  }

  app.get<{ Params: Named }>('/proof/:token/print', OF_PROOF, async (request, reply) => {
    if (tries.secondsOf(request) > 0) return senders.wait(request, reply);
    const page = await pages.print(request.params.token);
    return page === null ? senders.proof(request, reply) : sendPrivately(request, reply, 200, page);
  });
}

function addFiles(app: FastifyInstance, options: ProofOptions, senders: Senders): void {
  const { tries } = senders;
  app.get<{ Params: Named }>('/proof/:token/trial.pkpass', OF_PROOF, async (request, reply) => {
    if (tries.secondsOf(request) > 0) return senders.wait(request, reply);
    const pass = await options.pass(request.params.token);
    if (pass === null) return senders.proof(request, reply);
    return privately(reply)
      .header('content-disposition', 'attachment; filename="trial.pkpass"')
      .type('application/vnd.apple.pkpass')
      .send(pass);
  });

  app.get<{ Params: Named & { readonly picture: string } }>(
    '/proof/:token/:picture',
    OF_PROOF,
    async (request, reply) => {
      if (tries.secondsOf(request) > 0) return reply.code(429).send();
      const asked = pictureOf(request.params.picture);
      // Not a wrong code: a right address with an unknown name would soon hold back its whole network.
      if (asked === null) return reply.code(404).send();
      const bytes = await options.picture(request.params.token, asked);
      if (bytes === null) {
        tries.wrong(request);
        return reply.code(404).send();
      }
      return privately(reply)
        .header('cache-control', 'private, max-age=3600')
        .type(`image/${asked.format}`)
        .send(bytes);
    },
  );
}

function pictureOf(written: string): AskedPicture | null {
  const [, name, width = '3x', format] = PICTURE.exec(written) ?? [];
  if (name === undefined) return null;
  return {
    name: name as ShownPicture,
    width: width as AskedPicture['width'],
    format: format === 'png' ? 'png' : 'webp',
  };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
