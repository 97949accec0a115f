/** Valid requests for an operation, made of the contract's examples and of stored things. */
import { randomUUID } from 'node:crypto';
import type { ContractParameter, TestedOperation } from '../support/contract-operations.ts';
import { couponBody, keywordBody, templateBody, type Things } from './contract-things.ts';
import { png } from '../support/coupon-payload.ts';
import { ADA, type Call, type Services } from '../support/services-fixture.ts';

/** A valid request for the operation; the caller is not set. */
export async function fittingCall(operation: TestedOperation, things: Things): Promise<Call> {
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => [parameter.name, String(exampleOf(parameter))]);
  const text = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  const body = await bodyOf(operation, things);
  return {
    method: operation.method,
    url: `${pathOf(operation, things)}${text}`,
    ...(body !== undefined && { body }),
  };
}

/** The header of a caller who may do everything with these things. */
export async function entitled(
  services: Services,
  { security }: TestedOperation,
  { passToken, counterToken }: Things,
): Promise<{ readonly authorization: string }> {
  const isFor = (scheme: string): boolean => security.some((way) => way[scheme] !== undefined);
  if (isFor('passToken')) return { authorization: `ApplePass ${passToken}` };
  if (isFor('counterToken')) return { authorization: `Counter ${counterToken}` };
  return { authorization: `Bearer ${await services.token(ADA)}` };
}

/** The operation's path with its parameters. */
export function pathOf(operation: TestedOperation, { inAddress }: Things): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = inAddress[name];
    if (value === undefined) throw new Error(`Nothing is there for ${name} of ${operation.path}.`);
    return encodeURIComponent(value);
  });
}

async function bodyOf({ operationId, body }: TestedOperation, things: Things): Promise<unknown> {
  if (body === null) return undefined;
  const real = BODIES[operationId];
  if (real !== undefined) return real(things);
  const media = body.content['application/json'];
  if (media?.hasExample === true) return media.example;
  if (!body.required) return undefined;
  throw new Error(`${operationId} has no example of its body in the contract.`);
}

/** Bodies that refer to stored things, or are too long for an example. */
const BODIES: Readonly<Record<string, (things: Things) => unknown>> = {
  saveAttribute: ({ inAddress }) => ({ id: inAddress['id'], value: 'light' }),
  createProject: couponBody,
  updateProject: async ({ coupon }) => ({
    ...(await couponBody()),
    id: coupon,
    name: 'Rolls for the spring mailing',
  }),
  deleteProjects: ({ coupon }) => [coupon],
  switchProjects: ({ coupon }) => ({ ids: [coupon], active: true }),
  createTemplate: templateBody,
  updateTemplate: () => ({ title: 'Rolls of next week' }),
  createKeyword: () => keywordBody(`word ${randomUUID()}`),
  updateKeyword: ({ inAddress }) => keywordBody(inAddress['name'] ?? ''),
  shareProof: async () => ({ coupon: await couponBody() }),
  createCounter: () => ({ id: randomUUID(), name: 'Mill Street 1' }),
  openTill: ({ card: { secret, pin } }) => ({ secret, pin }),
  makeRideAlongArchive: async () => ({ image: await png(600, 400) }),
};

function exampleOf({ name, schema, example, hasExample }: ContractParameter): unknown {
  if (hasExample) return example;
  const [first] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  if (first !== undefined) return first;
  throw new Error(`The parameter ${name} has no example in the contract.`);
}
