import { withCodeValue } from '../../src/domain/codes/code-values.ts';
import { composeBusiness } from '../../src/domain/coupon/coupon-face.ts';
import { dayIn } from '../../src/domain/coupon/moments.ts';
import type { OfferPhase } from '../../src/domain/coupon/offer-phase.ts';
import { escapeHtml } from '../../src/domain/escape-html.ts';
import * as couponPageWords from '../../src/words/coupon-page.gen.ts';
import { languageNow } from '../../src/words/language.ts';
import type { CouponView, MissingView } from '../../src/public/page-view.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { couponView, type PublicCoupon, type ViewSurroundings } from './coupon-view.ts';
import { createPageCache } from './page-cache.ts';
import type { PublicPageSource } from './page-source.ts';
import { type ShownCoupon, pageVersionOf } from './public-coupon.plugin.ts';
import { createRendering, MISSING } from './rendered-page.ts';
import type { PreparedPage } from './sent-page.ts';
import { createMarks, type CutPage } from './cut-page.ts';

/** A code that exists. */
export interface FoundHousehold {
  readonly couponId: string;
  readonly state: 'active' | 'off' | 'replaced';
  /** Null while it can be redeemed. */
  readonly usedAt: Date | null;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

export interface CodePagesOptions extends Pick<ViewSurroundings, 'publicUrl' | 'badges'> {
  readonly page: PublicPageSource;
  readonly findCoupon: (id: string) => Promise<ShownCoupon>;
  readonly findCode: (code: Uint8Array) => Promise<FoundHousehold | null>;
  readonly now?: () => Date;
  readonly isOverloaded?: () => boolean;
}

/** The page of the codes of a coupon. */
interface ActivePage {
  readonly state: 'active';
  readonly cut: CutPage;
  readonly policy: string;
  /** IANA zone of the coupon's dates. */
  readonly timeZone: string;
}

type CodePage = ActivePage | { readonly state: 'inactive'; readonly page: PreparedPage };

/** Bytes. A page takes some 50 kB, once for each coupon. */
const MOST_BYTES = 64_000_000;
const MAKING = { atOnce: 4, mostWaiting: 256 };
const TRUSTED_MS = 30_000;

/** Makes one page for all codes of a coupon and fills in each code (SER-02). */
export function createCodePages(options: CodePagesOptions) {
  const mostBytes = options.page.isFinal ? MOST_BYTES : 0;
  const bytesOf = (page: CodePage) => (page.state === 'active' ? page.cut.bytes : page.page.bytes);
  const kept = createPageCache<CodePage>({ mostBytes, bytesOf });
  const making = createWorkQueue(MAKING);
  const now = options.now ?? (() => new Date());
  const addressOf = (code: string): string => `${options.publicUrl}/c/${code}`;

  const { render, prepare, missing } = createRendering(options.page, options.badges);
  const keep = (key: string, version: string, make: () => Promise<CodePage>): Promise<CodePage> =>
    kept.get(key, { name: version, trustedMs: TRUSTED_MS }, () => making.run(make));

  return {
    addressOf,
    missing,
    /** Returns the page for a code: of its coupon, or of the business when coupon or code is off. */
    async of({ couponId, state, usedAt }: FoundHousehold): Promise<CodePage> {
      const found = await options.findCoupon(couponId);
      const moment = now();
      if (found.state === 'active' && state === 'active') {
        const key = usedAt === null ? couponId : `${couponId}/used`;
        return keep(key, pageVersionOf(found.coupon, moment), () =>
          makePage({ ...options, render }, found.coupon, { moment, isUsed: usedAt !== null }),
        );
      }
      const view = offView(found, state);
      return keep(`${couponId}/${view.code ?? 'inactive'}`, JSON.stringify(view), async () => ({
        state: 'inactive',
        page: await prepare(view),
      }));
    },
    /** Returns a page with the values of a code. */
    filled({ cut, timeZone }: ActivePage, code: string, { value, usedAt }: FoundHousehold): string {
      return cut.fill({
        code,
        value: escapeHtml(value ?? code),
        used: usedAt === null ? '' : dayIn(timeZone, usedAt),
      });
    },
  };
}

/** The page of a code that is off, or of a code whose coupon is. */
function offView(found: ShownCoupon, state: FoundHousehold['state']): MissingView {
  if (found.state === 'unknown') return { ...MISSING, language: languageNow() };
  const business = found.state === 'active' ? found.coupon : found.business;
  const code = found.state === 'inactive' || state === 'active' ? null : state;
  const { language } = business;
  return { ...MISSING, language, business: composeBusiness(business), code };
}

async function makePage(
  options: CodePagesOptions & Pick<ReturnType<typeof createRendering>, 'render'>,
  coupon: PublicCoupon,
  { moment, isUsed }: { readonly moment: Date; readonly isUsed: boolean },
): Promise<CodePage> {
  const { mark, cut } = createMarks();
  const own = `/c/${mark('code')}`;
  const view = await couponView(withCodeValue(coupon, mark('value')), {
    ...options,
    now: moment,
    shareBase: '',
    saveToken: async () => null,
    // Browsers keep the picture for a day, so its address changes with the symbology.
    drawBarcode: () => `<img src="${own}/barcode?t=${coupon.barcodeType}" alt="">`,
  });
  const address = `${options.publicUrl}${own}`;
  const phase = isUsed ? usedPhase(view, mark('used')) : view.phase;
  const { html, policy } = await options.render({
    ...view,
    phase,
    address,
    addressCode: `${own}/link`,
    pass: isUsed ? null : `${own}/pass`,
    googleAddress: phase.name === 'expired' ? null : `${own}/google`,
  });
  return { state: 'active', cut: cut(html), policy, timeZone: coupon.timeZone };
}

/** A used code says so where an expired coupon does (TILL-05). */
function usedPhase({ language }: CouponView, date: string): OfferPhase {
  const notice = { words: couponPageWords.usedOn(language), date };
  return { name: 'expired', until: Infinity, notice };
}
