import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { enqueueWalletUpdates } from '../../../server/delivery/wallet-changes.repository.ts';
import type { Services } from './services-fixture.ts';

/** The values that a phone reads in a pass. */
export interface HeldPass {
  readonly bytes: Buffer;
  readonly serialNumber: string;
  readonly passTypeIdentifier: string;
  readonly authenticationToken: string;
  readonly webServiceURL: string;
  readonly voided: boolean;
  readonly description: string;
}

/** A phone that knows only its pass, and calls its web service address. */
export class Phone {
  readonly id = randomBytes(16).toString('hex');
  pushToken: string;
  readonly services: Services;

  constructor(services: Services, pushToken = randomBytes(32).toString('hex')) {
    this.services = services;
    this.pushToken = pushToken;
  }

  async download(couponId: string): Promise<HeldPass> {
    const response = await this.services.get(null, `/api/v1/media/coupons/${couponId}/pkpass`);
    expect(response.statusCode).toBe(200);
    return readPass(response.rawPayload);
  }

  register(pass: HeldPass, token = pass.authenticationToken) {
    const body = { pushToken: this.pushToken };
    return this.services.post(null, this.registration(pass), body, authorizedBy(token));
  }

  unregister(pass: HeldPass, token = pass.authenticationToken) {
    return this.services.remove(null, this.registration(pass), undefined, authorizedBy(token));
  }

  list(pass: HeldPass, since?: string) {
    const query = since === undefined ? '' : `?passesUpdatedSince=${encodeURIComponent(since)}`;
    const { pathname } = new URL(pass.webServiceURL);
    const registrations = `${pathname}/v1/devices/${this.id}/registrations`;
    return this.services.get(null, `${registrations}/${pass.passTypeIdentifier}${query}`);
  }

  fetch(pass: HeldPass, token = pass.authenticationToken, headers: Record<string, string> = {}) {
    const { pathname } = new URL(pass.webServiceURL);
    const url = `${pathname}/v1/passes/${pass.passTypeIdentifier}/${pass.serialNumber}`;
    return this.services.get(null, url, { ...authorizedBy(token), ...headers });
  }

  registration({ webServiceURL, passTypeIdentifier, serialNumber }: HeldPass): string {
    const { pathname } = new URL(webServiceURL);
    return `${pathname}/v1/devices/${this.id}/registrations/${passTypeIdentifier}/${serialNumber}`;
  }
}

const authorizedBy = (token: string) => ({ authorization: `ApplePass ${token}` });

export function readPass(bytes: Buffer): HeldPass {
  const document = JSON.parse(new TextDecoder().decode(unzipSync(bytes)['pass.json']));
  return { voided: false, ...document, bytes };
}

/** Changes a coupon as its owner does: row and hook in one transaction. */
export async function changeCoupon(
  { database }: Pick<Services, 'database'>,
  couponId: string,
  change: { readonly active?: boolean; readonly description?: string; readonly website?: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('projects')
      .set({ ...change, updated_at: new Date() })
      .where('id', '=', couponId)
      .execute();
    await enqueueWalletUpdates(transaction, [couponId]);
  });
}
