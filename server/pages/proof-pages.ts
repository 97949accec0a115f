/** Makes the page of a proof and its print view (APPR-01). */
import { randomUUID } from 'node:crypto';
import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import type { ChangedField, ShownPicture } from '../../src/domain/approval/shown-coupon.ts';
import type { Verdict } from '../../src/domain/approval/approval.ts';
import { composeFace, type CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { offerPhase } from '../../src/domain/coupon/offer-phase.ts';
import type { CouponView, PagePicture, RenderedPage } from '../../src/public/page-view.ts';
import type { FilledForm, ProofView } from '../../src/public/proof-view.ts';
import { languageNow } from '../../src/words/language.ts';
import * as trialWords from '../../src/words/approval/trial.gen.ts';
import * as proofWords from '../../src/words/approval/proof-page.gen.ts';
import { createMissingPages } from './missing-pages.ts';
import { contentSecurityPolicy } from './page-headers.ts';
import type { ProofPageSource, PublicPageSource } from './page-source.ts';
import { type PolicedPage, preparePage, type PreparedPage } from './prepared-page.ts';
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
  readonly answers: readonly {
    readonly name: string;
    readonly verdict: Verdict;
    readonly comment: string;
    readonly fingerprint: string;
    readonly answeredAt: Date;
  }[];
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

export function createProofPages(options: ProofPageOptions) {
  return {
    missing: createMissingPages({
      isFinal: options.page.isFinal,
      render: (missing) => render(options, { kind: 'missing', ...missing }),
    }),
    async of(token: string, shown: Shown): Promise<PreparedPage | null> {
      const proof = await options.readProof(token);
      if (proof === null) return null;
      return preparePage(await render(options, await viewOf(options, proof, shown)));
    },
    async print(token: string): Promise<PreparedPage | null> {
      const proof = await options.readProof(token);
      if (proof === null) return null;
      const { renderPage, css } = await options.publicPage.load();
      return preparePage(policed(renderPage(await printViewOf(options, proof), css)));
    },
    /** An answer to what is no longer shown keeps its words, but gets a new press. */
    refusalOf(outcome: RefusedAnswer, { answer }: ReadAnswer): RefusedForm | null {
      if (outcome === 'missing') return null;
      return {
        answer: { ...answer, press: randomUUID() },
        fault: { field: null, words: REFUSALS[outcome]() },
        status: outcome === 'wait' ? 429 : 409,
      };
    },
  };
}

async function viewOf(
  options: ProofPageOptions,
  proof: StoredProof,
  { refused, isSent }: Shown,
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
    ends: dayOf(proof.endsAt, facts.timeZone),
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
      when: momentOf(answeredAt, facts.timeZone),
    })),
    form: formOf(refused),
  };
}

/** The coupon's page with a notice above it; it cannot be saved from here. */
async function printViewOf(options: ProofPageOptions, proof: StoredProof): Promise<CouponView> {
  const { token, facts, endsAt } = proof;
  const address = addressOf(options, token);
  const date = dayOf(endsAt, facts.timeZone);
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
    addressCode: await options.drawBarcode('QR', address),
    badges: { apple: null, google: null },
  };
}

function formOf(refused: RefusedForm | null): FilledForm {
  if (refused === null) return { press: randomUUID(), name: '', comment: '', fault: null };
  const { answer, fault } = refused;
  const { press, name, comment } = answer;
  return { press: press === '' ? randomUUID() : press, name, comment, fault };
}

async function barcodeOf(
  { drawBarcode }: ProofPageOptions,
  { facts, barcodeSvg }: StoredProof,
): Promise<string | null> {
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

/** MM/DD/YYYY in the coupon's zone. */
function dayOf(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

/** `11/22/2026, 4:52 PM EST`. */
function momentOf(moment: Date, timeZone: string): string {
  const time = moment.toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${dayOf(moment, timeZone)}, ${time}`;
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
