import type { components } from '../../../openapi/schema.gen.ts';

type Fault = components['schemas']['WalletFault'];

/** Why nothing was sent: the reasons that no service answered. */
export const NOT_SENT = {
  noPushCertificate: 'no push certificate',
  noServiceAccount: 'no service account',
} as const;

/** A reason of the ledger, which names a status or a fault of the network, as the contract calls it. */
export function faultOf(reason: string): Fault {
  if (reason === NOT_SENT.noPushCertificate || reason === NOT_SENT.noServiceAccount)
    return 'no-credentials';
  const status = Number(/ ([1-5]\d\d)(?: |$)/.exec(reason)?.[1] ?? 0);
  if (status === 0) return 'unreachable';
  const isSignIn = reason.startsWith('Google sign-in 4');
  if (status === 401 || status === 403 || isSignIn) return 'not-allowed';
  return status >= 500 || status === 429 || status === 408 ? 'busy' : 'refused';
}
