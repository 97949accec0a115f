/** The page of a counter (TILL-02, TILL-03). */
import type { ApiClient, Schema } from './client.ts';

type TillAnswer = Schema<'TillAnswer'>;

/** The header of a phone: the secret of the counter's address and the token that the PIN brought. */
export function counterHeaders(secret: string, token: string) {
  return { Authorization: ['Counter', `${secret}.${token}`].join(' ') };
}

type CounterHeaders = ReturnType<typeof counterHeaders>;

export function openTill(
  client: ApiClient,
  body: Schema<'TillPin'>,
  signal: AbortSignal,
): Promise<Schema<'TillSession'>> {
  return client.POST('/api/v1/till/session', { body, signal });
}

export function readTill(
  client: ApiClient,
  headers: CounterHeaders,
  signal: AbortSignal,
): Promise<Schema<'Till'>> {
  return client.GET('/api/v1/till', { headers, signal });
}

export function checkText(
  client: ApiClient,
  headers: CounterHeaders,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<TillAnswer> {
  return client.POST('/api/v1/till/check', { headers, body: { text }, signal });
}

/** One press; the same press again is no second use. */
export function redeemText(
  client: ApiClient,
  headers: CounterHeaders,
  {
    press,
    text,
    signal,
  }: { readonly press: string; readonly text: string; readonly signal: AbortSignal },
): Promise<TillAnswer> {
  const params = { path: { press } };
  return client.PUT('/api/v1/till/uses/{press}', { headers, params, body: { text }, signal });
}

export function undoUse(
  client: ApiClient,
  headers: CounterHeaders,
  { press, signal }: { readonly press: string; readonly signal: AbortSignal },
): Promise<TillAnswer> {
  const params = { path: { press } };
  return client.DELETE('/api/v1/till/uses/{press}', { headers, params, signal });
}
