import { createGoogleAccess, type GoogleAccess, type ServiceAccount } from './google-access.ts';
import { offerClass, offerObject, offerParts } from '../../../src/domain/coupon/google-offer.ts';
import { offerIds } from './offer-ids.ts';
import { MessageFailed, type OfferPort } from '../../delivery/wallet-messages.ts';

export interface GoogleOfferSettings {
  readonly account: ServiceAccount;
  readonly issuerId: string;
  /** `https://walletobjects.googleapis.com`. */
  readonly apiUrl: string;
  /** Without a trailing slash. Images are included only if it is https, since Google fetches them (SHELL-14). */
  readonly publicUrl: string;
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Statuses that a later attempt can change: sign-in, permission, races, rate limits, Google's own faults. */
const PASSING = [401, 403, 404, 408, 409, 425, 429];

/** Google Wallet's REST API for offers (API-12). */
export function createGoogleOffers(settings: GoogleOfferSettings): OfferPort {
  const { issuerId, publicUrl } = settings;
  const call = caller(settings, createGoogleAccess(settings.account));
  return {
    async publish(offer, signal) {
      const request = publicUrl.startsWith('https:') ? offer : { ...offer, images: null };
      const parts = offerParts(request);
      const ids = offerIds(request.id, issuerId, request.ofCode?.couponId);
      const ofClass = { ...offerClass(request.face, parts, ids), ...callbackOf(publicUrl) };
      await put('offerClass', ofClass, signal);
      const ofObject = offerObject(request.face, parts, ids);
      const state = request.ofCode?.isUsed === true ? 'COMPLETED' : ofObject.state;
      const stated = { ...ofObject, state };
      await put('offerObject', stated, signal);
    },
    async withdraw(couponId, signal) {
      const path = `offerObject/${offerIds(couponId, issuerId).objectId}`;
      const status = await call({ method: 'PATCH', path, body: { state: 'INACTIVE' } }, signal);
      if (status !== NOT_FOUND) refuseOthers(status);
    },
  };

  /** Replaces the resource, so that removed fields disappear, or creates it. */
  async function put(
    kind: 'offerClass' | 'offerObject',
    body: { readonly id: string },
    signal: AbortSignal,
  ): Promise<void> {
    const replaced = await call({ method: 'PUT', path: `${kind}/${body.id}`, body }, signal);
    if (replaced !== NOT_FOUND) return refuseOthers(replaced);
    refuseOthers(await call({ method: 'POST', path: kind, body }, signal));
  }
}

/** Google reports saves only to https addresses (OBS-02). */
function callbackOf(publicUrl: string) {
  return publicUrl.startsWith('https:')
    ? { callbackOptions: { url: `${publicUrl}/api/wallet/google/v1/saves` } }
    : {};
}

/** Makes one call with a token. A refused token is replaced once. */
function caller({ apiUrl }: GoogleOfferSettings, access: GoogleAccess) {
  return async (
    { body, ...asked }: Readonly<Record<'path' | 'method', string>> & { readonly body: object },
    signal: AbortSignal,
  ): Promise<number> => {
    const attempt = async (): Promise<number> => {
      const token = await access.token(signal);
      const response = await fetch(`${apiUrl}/walletobjects/v1/${asked.path}`, {
        method: asked.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
        redirect: 'error',
      });
      await response.body?.cancel();
      if (response.status === UNAUTHORIZED) access.forget(token);
      return response.status;
    };
    const status = await attempt();
    return status === UNAUTHORIZED ? attempt() : status;
  };
}

function refuseOthers(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new MessageFailed(`Google Wallet ${status}`, {
    isWorthRetrying: status >= 500 || PASSING.includes(status),
  });
}
