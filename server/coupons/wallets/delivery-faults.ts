import type { components } from '../../../openapi/schema.gen.ts';

type Fault = components['schemas']['WalletFault'];

/** Reasons for a delivery that got no answer from a service. */
export const NOT_SENT = {
  noPushCertificate: 'no push certificate',
  noServiceAccount: 'no service account',
} as const;

/** Converts a reason of the ledger (a status or a network fault) to the contract's name. */
export function faultOf(reason: string): Fault {
  if (reason === NOT_SENT.noPushCertificate || reason === NOT_SENT.noServiceAccount)
    return 'no-credentials';
  const status = Number(/ ([1-5]\d\d)(?: |$)/.exec(reason)?.[1] ?? 0);
  if (status === 0) return 'unreachable';
  const isSignIn = reason.startsWith('Google sign-in 4');
  if (status === 401 || status === 403 || isSignIn) return 'not-allowed';
  return status >= 500 || status === 429 || status === 408 ? 'busy' : 'refused';
}
