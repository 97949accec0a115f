import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/schema.gen.ts';
import { bakeryCoupon, type NewProject } from './coupon-payload.ts';
import { MARA, type Person, type Services } from './services-fixture.ts';

type Proof = components['schemas']['Proof'];

const HOST = { host: 'tearline.test' };

/** Shares a coupon and returns its proof. */
export async function shareProof(
  services: Services,
  {
    id = randomUUID(),
    changes = {},
    person = MARA,
  }: { id?: string; changes?: Partial<NewProject>; person?: Person } = {},
): Promise<Proof> {
  const coupon = { ...(await bakeryCoupon()), ...changes };
  const response = await services.put(person, `/api/v1/proofs/${id}`, { coupon });
  return response.json();
}

/** The address of a proof without its origin. */
export function pathOf({ address }: Pick<Proof, 'address'>): string {
  return new URL(address ?? 'http://tearline.test/none').pathname;
}

/** Opens something of a proof, as a stranger. */
export function visit(services: Services, url: string, headers: Record<string, string> = {}) {
  return services.app.inject({ url, headers: { ...HOST, ...headers } });
}

/** Sends the form of a proof's page. */
export function sendAnswer(
  services: Services,
  proof: Proof,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = {
    press: randomUUID(),
    fingerprint: proof.fingerprint,
    name: 'Lou Ferrante',
    comment: '',
    verdict: 'approved',
    ...fields,
  };
  return services.app.inject({
    method: 'POST',
    url: pathOf(proof),
    headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

/** Reads a proof as its owner. */
export async function readProof(services: Services, id: string, person = MARA): Promise<Proof> {
  return (await services.call(person, { url: `/api/v1/proofs/${id}` })).json().proof;
}
