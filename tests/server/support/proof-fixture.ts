import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/schema.gen.ts';
import { bakeryCoupon, type NewProject } from './coupon-payload.ts';
import { MARA, type Person, type Services } from './services-fixture.ts';

type Proof = components['schemas']['Proof'];

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
  return services.visit(pathOf(proof), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

/** Reads a proof as its owner. */
export async function readProof(services: Services, id: string, person = MARA): Promise<Proof> {
  return (await services.get(person, `/api/v1/proofs/${id}`)).json().proof;
}
