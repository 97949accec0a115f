/** Counts offers saved in Google Wallet, from Google's signed callbacks (OBS-02). */
import { isWrittenUuid } from '../../../src/domain/uuid.ts';
import type { GoogleConfig } from '../../configuration/wallet-settings.ts';
import type { Database } from '../../db/database.ts';
import { createMessageReader, type GoogleEvent, type GoogleMessage } from './google-messages.ts';
import { handlersOf } from '../../http/contract/contract.ts';

interface GoogleSaves {
  /** `foreign`: Google did not sign the message for this issuer. Throws if Google's keys are unavailable. */
  note(message: GoogleMessage): Promise<'counted' | 'passed over' | 'foreign'>;
}

interface Parts {
  readonly database: Database;
  readonly config: { readonly google: GoogleConfig };
}

/** Without credentials Google has no class of ours, so no callback can be about one. */
export function createGoogleSaves(
  { database, config: { google } }: Parts,
  { passTaken }: { readonly passTaken: (couponId: string) => void },
): GoogleSaves {
  const { issuerId, keysUrl, privateKeyPath } = google;
  if (privateKeyPath === null) return { note: async () => 'passed over' };
  const read = createMessageReader({ issuerId, keysUrl });
  return {
    async note(message) {
      const event = await read(message);
      if (event === null) return 'foreign';
      const couponId = couponOf(event, issuerId);
      if (event.eventType !== 'save' || event.expiresAt <= new Date() || couponId === null)
        return 'passed over';
      // A message may arrive more than once.
      const noted = await database
        .insertInto('wallet_messages')
        .values({ nonce: event.nonce, expires_at: event.expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst();
      if (noted === undefined) return 'passed over';
      passTaken(couponId);
      return 'counted';
    },
  };
}

/** An object id consists of the issuer's id and the coupon's. */
function couponOf({ objectId }: GoogleEvent, issuerId: string): string | null {
  const id = objectId.slice(issuerId.length + 1);
  return objectId.startsWith(`${issuerId}.`) && isWrittenUuid(id) ? id : null;
}

/** Google sends a signed callback here for each saved offer (OBS-02). */
export function googleSaveRoutes(saves: GoogleSaves) {
  return handlersOf({
    async noteGoogleSave(request) {
      if ((await saves.note(request.body)) === 'foreign')
        request.log.warn('A message about saved offers was not signed by Google');
    },
  });
}
