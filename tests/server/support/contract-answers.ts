import type { LightMyRequestResponse as Response } from 'fastify';
import { expect } from 'vitest';
import { createAjv } from '../../../server/http/contract/create-ajv.ts';
import { recordAnswer } from '../../support/contract-record.ts';
import {
  DOCUMENT,
  operationAt,
  type ContractAnswer,
  type JsonSchema,
} from './contract-operations.ts';

/** Knows the contract as the document `contract`. */
export const ajv = createAjv({ strict: false, allErrors: true, discriminator: true });
ajv.addSchema(DOCUMENT, 'contract');

/** Fails unless the contract documents this response: status, headers, type and every member of the body. */
export function expectContractAnswer(method: string, url: string, response: Response): void {
  const operation = operationAt(method, url);
  if (operation === undefined) throw new Error(`The contract has no ${method} ${url}.`);

  const status = String(response.statusCode);
  const name = `${operation.operationId} ${status}`;
  const documented = operation.answers[status];
  if (documented === undefined)
    expect.fail(`${name} is not in the contract: ${response.body.slice(0, 400)}`);
  expectHeaders(name, documented, response);
  expectBody(name, documented, response);
  recordAnswer(operation.operationId, status);
}

/** Fails unless this is a problem document of the contract, for any operation. */
export function expectProblem(response: Response): void {
  const [type] = String(response.headers['content-type']).split(';');
  expect(type, response.body.slice(0, 200)).toBe('application/problem+json');
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Problem' });
  const isValid = validate(response.json());
  expect(isValid ? [] : validate.errors).toEqual([]);
  expect(response.json<{ status: number }>().status).toBe(response.statusCode);
}

function expectHeaders(name: string, documented: ContractAnswer, response: Response): void {
  const required = Object.entries(documented.headers)
    .filter(([, header]) => header.required)
    .map(([header]) => header.toLowerCase());
  expect(Object.keys(response.headers), name).toEqual(expect.arrayContaining(required));
}

function expectBody(name: string, documented: ContractAnswer, response: Response): void {
  if (Object.keys(documented.content).length === 0) {
    expect(response.body, name).toBe('');
    return;
  }
  const [type = ''] = String(response.headers['content-type']).split(';');
  const media = documented.content[type];
  if (media === undefined) expect.fail(`${name} is ${type}, which the contract does not have.`);
  if (!type.endsWith('json')) return;
  const validate = validatorOf(media.schema);
  const isValid = validate(response.json());
  expect(isValid ? [] : validate.errors, name).toEqual([]);
  if (response.statusCode >= 400) expect(response.json().status, name).toBe(response.statusCode);
}

const validators = new Map<JsonSchema, ReturnType<typeof ajv.compile>>();
/** By text: every operation has the same problem documents. */
const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** A validator of one of its schemas. */
export function validatorOf(schema: JsonSchema): ReturnType<typeof ajv.compile> {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const whole = withDocument(schema) as object;
  const text = JSON.stringify(whole);
  const made = compiled.get(text) ?? ajv.compile(whole);
  compiled.set(text, made);
  validators.set(schema, made);
  return made;
}

/** References of the document as seen from another document. */
function withDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? `contract${member}` : withDocument(member),
    ]),
  );
}
