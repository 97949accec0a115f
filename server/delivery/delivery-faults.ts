import type { WalletFault as Fault } from '../../openapi/schema.gen.ts';

/** Outcomes of deliveries that no service was asked to make. */
export const NOT_SENT = {
  noPushCertificate: notSent('no push certificate'),
  noServiceAccount: notSent('no service account'),
} as const;

/** The outcome of a delivery that was not made; the ledger keeps the reason in these words. */
export function notSent(reason: string) {
  return { state: 'not sent', reason } as const;
}

/** Converts a reason of the ledger (a status or a network fault) to the contract's name. */
export function faultOf(reason: string): Fault {
  if (Object.values(NOT_SENT).some((outcome) => outcome.reason === reason)) return 'no-credentials';
  const status = Number(/ ([1-5]\d\d)(?: |$)/.exec(reason)?.[1] ?? 0);
  if (status === 0) return 'unreachable';
  const isSignIn = reason.startsWith('Google sign-in 4');
  if (status === 401 || status === 403 || isSignIn) return 'not-allowed';
  return status >= 500 || status === 429 || status === 408 ? 'busy' : 'refused';
}
