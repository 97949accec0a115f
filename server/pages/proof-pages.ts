/** Makes the page of a proof and its print view (APPR-01). */
import { randomUUID } from 'node:crypto';
import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import type { ChangedField, ShownPicture } from '../../src/domain/approval/shown-coupon.ts';
import { composeFace, type CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { dayIn, momentIn } from '../../src/domain/coupon/moments.ts';
import { offerPhase } from '../../src/domain/coupon/offer-phase.ts';
import type { CouponView, PagePicture, RenderedPage } from '../../src/public/page-view.ts';
import type { FilledForm, ProofView } from '../../src/public/proof-view.ts';
import { languageNow } from '../../src/words/language.ts';
import * as trialWords from '../../src/words/approval/trial.gen.ts';
import * as proofWords from '../../src/words/approval/proof-page.gen.ts';
import { createMissingPages } from './rendered-page.ts';
import { contentSecurityPolicy } from './page-headers.ts';
import type { ProofPageSource, PublicPageSource } from './page-source.ts';
import { createPageCache } from './page-cache.ts';
import { packPage, type PolicedPage, type SentPage } from './sent-page.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { createMarks, type CutPage } from './cut-page.ts';
import type { ReadAnswer } from './proof-answer.ts';

/** An open proof, as the services store it. */
interface StoredProof {
  /** As it is written in the address. */
  readonly token: string;
  readonly facts: CouponFacts;
  readonly asker: string | null;
  readonly fingerprint: string;
  readonly endsAt: Date;
  /** Names of its pictures' contents, for their addresses. */
  readonly pictures: Readonly<Partial<Record<ShownPicture, string>>>;
  readonly barcodeSvg: string | null;
  readonly answers: readonly (Omit<ProofView['answers'][number], 'when'> & {
    readonly answeredAt: Date;
  })[];
  readonly changes: readonly ChangedField[] | null;
  /** It takes no more answers. */
  readonly isFull: boolean;
}

export interface ProofPageOptions {
  /** Origin of the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly page: ProofPageSource;
  /** The coupon's own page, which is the print view. */
  readonly publicPage: PublicPageSource;
  readonly readProof: (token: string) => Promise<StoredProof | null>;
  /** Returns Google's token of the trial offer; null without one. */
  readonly saveToken: (token: string) => Promise<string | null>;
  readonly drawBarcode: (type: PrintedBarcodeType, value: string) => Promise<string>;
}

/** An answer that was not stored, to be shown again. */
export interface RefusedForm extends ReadAnswer {
  readonly status: 409 | 422 | 429;
}

type RefusedAnswer = 'missing' | 'changed' | 'full' | 'wait';

const REFUSALS: Readonly<Record<Exclude<RefusedAnswer, 'missing'>, () => string>> = {
  changed: proofWords.changedMeanwhile,
  full: proofWords.full,
  wait: proofWords.tooManyAnswers,
};

interface Shown {
  readonly refused: RefusedForm | null;
  readonly isSent: boolean;
}

/** Bytes. A page takes 100 kB, with a hundred long answers 700. */
const MOST_BYTES = 48_000_000;
/** Making one with a hundred long answers takes 20 ms of a core. */
const MAKING = { atOnce: 1, mostWaiting: 64, mostWaitingOfOne: 16 };

export function createProofPages(options: ProofPageOptions) {
  const { making, pageOf } = createMadePages(options);
  return {
    missing: createMissingPages(options.page.isFinal, (missing) =>
      render(options, { kind: 'missing', ...missing }),
    ),
    async of(token: string, { refused, isSent }: Shown): Promise<SentPage | null> {
      const proof = await options.readProof(token);
      if (proof === null) return null;
      const made = async (form: FilledForm) =>
        render(options, await viewOf(options, proof, { form, isSent }));
      if (refused !== null) return packPage(await making.run(() => made(formOf(refused))));
      return pageOf(proof, isSent ? 'sent' : 'page', (press) =>
        made({ press, name: '', comment: '', fault: null }),
      );
    },
    async print(token: string): Promise<SentPage | null> {
      const proof = await options.readProof(token);
      if (proof === null) return null;
      return pageOf(proof, 'print', async () => {
        const { renderPage, css } = await options.publicPage.load();
        return policed(renderPage(await printViewOf(options, proof), css));
      });
    },
  };
}

/** Renders pages once for what they show now. */
function createMadePages(options: ProofPageOptions) {
  // A page but for the press of its form, which is each reader's own.
  const kept = createPageCache<{ readonly cut: CutPage; readonly policy: string }>({
    mostBytes: options.page.isFinal && options.publicPage.isFinal ? MOST_BYTES : 0,
    bytesOf: ({ cut }) => cut.bytes,
  });
  const making = createWorkQueue(MAKING);
  const pageOf = async (
    proof: StoredProof,
    kind: string,
    make: (press: string) => Promise<PolicedPage>,
  ): Promise<SentPage> => {
    const key = `${proof.token} ${languageNow()} ${kind}`;
    const version = { name: stateOf(proof), trustedMs: 0 };
    const { cut, policy } = await kept.get(key, version, () =>
      making.run(async () => {
        const marks = createMarks();
        const made = await make(marks.mark('press'));
        return { cut: marks.cut(made.html), policy: made.policy };
      }),
    );
    return packPage({ html: cut.fill({ press: randomUUID() }), policy });
  };
  return { making, pageOf };
}

/** Returns an answer that was not stored; one to what is no longer shown keeps its words, but gets a new press. */
export function refusedFormOf(outcome: RefusedAnswer, { answer }: ReadAnswer): RefusedForm | null {
  if (outcome === 'missing') return null;
  return {
    answer: { ...answer, press: randomUUID() },
    fault: { field: null, words: REFUSALS[outcome]() },
    status: outcome === 'wait' ? 429 : 409,
  };
}

/** Changes with everything that the page shows; answers are only ever added. */
function stateOf({ fingerprint, asker, endsAt, isFull, answers, changes }: StoredProof): string {
  const latest = answers[0]?.answeredAt ?? null;
  return JSON.stringify([fingerprint, asker, endsAt, isFull, answers.length, latest, changes]);
}

async function viewOf(
  options: ProofPageOptions,
  proof: StoredProof,
  { form, isSent }: { readonly form: FilledForm; readonly isSent: boolean },
): Promise<ProofView> {
  const { token, facts, asker, fingerprint, changes, isFull } = proof;
  const face = composeFace(facts);
  const address = addressOf(options, token);
  const { rideAlong } = proof.pictures;
  return {
    kind: 'proof',
    language: languageNow(),
    face,
    asker,
    address,
    fingerprint,
    changes,
    isFull,
    isSent,
    ends: momentIn(facts.timeZone, proof.endsAt),
    pictures: {
      appleLogo: pictureOf(proof, 'appleLogo'),
      appleStrip: pictureOf(proof, 'appleStrip'),
      googleLogo: pictureOf(proof, 'googleLogo'),
      googleStrip: pictureOf(proof, 'googleStrip'),
      rideAlong: rideAlong === undefined ? null : pictureOf(proof, 'rideAlong'),
    },
    barcode: await barcodeOf(options, proof),
    addressCode: await options.drawBarcode('QR', address),
    pass: `/proof/${token}/trial.pkpass`,
    trial: trialWords.trial(facts.language),
    printView: `/proof/${token}/print`,
    googleToken: await options.saveToken(token),
    answers: proof.answers.map(({ answeredAt, ...answer }) => ({
      ...answer,
      when: momentIn(facts.timeZone, answeredAt),
    })),
    form,
  };
}

/** The coupon's page with a notice above it; it cannot be saved from here. */
async function printViewOf(options: ProofPageOptions, proof: StoredProof): Promise<CouponView> {
  const { token, facts, endsAt } = proof;
  const address = addressOf(options, token);
  const date = dayIn(facts.timeZone, endsAt);
  const strip = pictureOf(proof, 'appleStrip');
  return {
    kind: 'coupon',
    face: composeFace(facts),
    address,
    strip,
    pass: null,
    language: facts.language,
    phase: {
      ...offerPhase(facts, new Date()),
      name: 'valid',
      notice: { words: trialWords.printNotice(facts.language), date },
    },
    googleToken: null,
    googleAddress: null,
    logo: pictureOf(proof, 'appleLogo'),
    previewImage: '',
    views: null,
    barcode: await barcodeOf(options, proof),
    addressCode: `data:image/svg+xml,${encodeURIComponent(await options.drawBarcode('QR', address))}`,
    badges: { apple: null, google: null },
  };
}

function formOf({ answer, fault }: RefusedForm): FilledForm {
  const { press, name, comment } = answer;
  return { press: press === '' ? randomUUID() : press, name, comment, fault };
}

async function barcodeOf({ drawBarcode }: ProofPageOptions, { facts, barcodeSvg }: StoredProof) {
  const { barcodeType: type, barcodeValue: value } = facts;
  return type === 'NONE' ? null : (barcodeSvg ?? drawBarcode(type, value));
}

function addressOf({ publicUrl }: ProofPageOptions, token: string): string {
  return `${publicUrl}/proof/${token}`;
}

/** The address changes with the content, since a browser may store the picture for an hour. */
function pictureOf({ token, pictures }: StoredProof, name: ShownPicture): PagePicture {
  const size = EXPORT_SIZES[name];
  const version = (pictures[name] ?? '').slice(0, 16);
  const at = (file: string) => `/proof/${token}/${name}${file}?v=${version}`;
  const small = Math.round(size.width / 3);
  const middle = Math.round((size.width * 2) / 3);
  return {
    source: at('.png'),
    webp: [
      `${at('-1x.webp')} ${small}w`,
      `${at('-2x.webp')} ${middle}w`,
      `${at('-3x.webp')} ${size.width}w`,
    ].join(', '),
    ...size,
  };
}

async function render(
  { page }: ProofPageOptions,
  view: Parameters<Awaited<ReturnType<ProofPageSource['load']>>['renderPage']>[0],
): Promise<PolicedPage> {
  const { renderPage, css } = await page.load();
  return policed(renderPage(view, css));
}

function policed(rendered: RenderedPage): PolicedPage {
  const needs = { hasGoogleButton: false, hasForm: true, countsViews: false, pictures: [] };
  return { html: rendered.html, policy: contentSecurityPolicy(rendered, needs) };
}
