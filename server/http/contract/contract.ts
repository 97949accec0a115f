import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { operations } from '../../../openapi/schema.gen.ts';
import { LIMITS_OF_ACCOUNTS } from '../../configuration/limit-settings.ts';
import { sendProblem } from '../problems/problem-documents.ts';
import { RequestFailure } from '../problems/problems.ts';
import { authentication, type Verifiers } from './authentication.ts';
import { brokenText, READABLE, STORABLE } from '../bodies/broken-text.ts';
import { composed } from '../../../src/domain/plain-text.ts';
import { readContract, type ContractOperation, type OperationId } from './contract-document.ts';
import { compressAnswers } from '../answers/compressed-answers.ts';
import { addFilesInParts } from '../answers/file-in-parts.ts';
import { addJsonBodies } from '../bodies/json-bodies.ts';
import { contractValidation, validationFailure } from './contract-validation.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

type Parameters<
  Id extends OperationId,
  Place extends string,
> = operations[Id]['parameters'] extends { readonly [Key in Place]?: infer Values }
  ? NonNullable<Values>
  : unknown;
type Body<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Value } };
}
  ? Value
  : operations[Id] extends {
        readonly requestBody?: { readonly content: { readonly 'application/json': infer Value } };
      }
    ? Value | null | undefined
    : unknown;

/** A validated request in the contract's types. */
export type ContractRequest<Id extends OperationId> = FastifyRequest<{
  Params: Parameters<Id, 'path'>;
  Querystring: Parameters<Id, 'query'>;
  Headers: Parameters<Id, 'header'>;
  Body: Body<Id>;
}>;

/** Handles the HTTP request of one operation. */
type Handler<Id extends OperationId> = (
  request: ContractRequest<Id>,
  reply: FastifyReply,
) => Promise<unknown>;

/** One handler for each operation of the contract. A missing one does not compile. */
type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/**
 * Returns the handlers of some operations. What one returns is sent with the status that the contract names, and is not
 * cached unless it says so.
 */
export function handlersOf<Id extends OperationId>(some: Pick<Handlers, Id>): Pick<Handlers, Id> {
  return some;
}

interface ContractOptions extends Verifiers {
  readonly handlers: Handlers;
  readonly limits: RateLimits;
}

/** Adds routes, limits, authentication and validation from the contract (API-01), in that order. */
export async function addContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { document, operations: all } = readContract();
  app.decorateRequest('caller', null);
  app.decorateRequest('counter', null);
  // Fastify would also accept plain text, which the JSON schemas do not check.
  app.removeContentTypeParser('text/plain');
  addJsonBodies(app);
  addFilesInParts(app);
  compressAnswers(app);
  app.setValidatorCompiler(contractValidation(all));
  app.setSchemaErrorFormatter(validationFailure);
  // Answers are not validated here; the tests validate every answer against the document.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRoute', refuseUnknownQueries);
  app.addHook('preValidation', refuseBrokenText);
  await app.register(openapiGlue, {
    specification: document,
    operationResolver: (id, method) => routeOf(find(all, id, method), options),
  });
}

/** Answers calls outside of the contract: 405 if the address has other methods, else 404. */
export function refuseUnknownOperations(api: FastifyInstance): void {
  const known = readContract().operations.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  api.all('/api/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendProblem(request, reply, 'not-found');
    return sendProblem(request, reply.header('Allow', methods.join(', ')), 'method-not-allowed');
  });
}

function routeOf(operation: ContractOperation, options: ContractOptions): RouteOptions {
  return {
    method: operation.method,
    url: operation.route,
    handler: answering(operation, options.handlers),
    bodyLimit: operation.bodyLimit,
    config: { answersConflict: operation.answersConflict },
    onRequest: hooksOf(operation, options),
    ...(operation.needsBody && { preValidation: refuseMissingBody }),
    ...(!operation.takesBody && { preValidation: refuseBody }),
  };
}

/** The glue has no types. The validator has checked the request against this operation. */
function answering(
  { operationId, successStatus }: ContractOperation,
  handlers: Handlers,
): RouteHandlerMethod {
  const handle = handlers[operationId] as RouteHandlerMethod;
  if (successStatus === 200) return handle;
  return function answer(request, reply) {
    reply.code(successStatus);
    return handle.call(this, request, reply);
  };
}

/** Counts the address before it checks the token, and the account after it. */
function hooksOf(operation: ContractOperation, { limits, ...verifiers }: ContractOptions) {
  const check = authentication(operation, verifiers);
  const { limit } = operation;
  return [
    ...(limit === null ? [] : [limits.byAddress(limit)]),
    ...(check === undefined ? [] : [check]),
    ...(limit === null || !LIMITS_OF_ACCOUNTS.includes(limit) ? [] : [limits.byAccount(limit)]),
  ];
}

function find(all: readonly ContractOperation[], id: string, method: string): ContractOperation {
  const operation = all.find(
    (candidate) => candidate.operationId === id && candidate.method === method,
  );
  if (operation === undefined) throw new Error(`The contract has no operation ${method} ${id}.`);
  return operation;
}

/** For an operation without query parameters the glue adds no schema, so any query would pass. */
function refuseUnknownQueries(route: RouteOptions): void {
  if (route.schema !== undefined) route.schema.querystring ??= { type: 'object', properties: {} };
}

/** Without a body there is no content type, and Fastify selects the schema by it. */
async function refuseMissingBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined || request.body === null)
    throw new RequestFailure('invalid-request');
}

/** No schema could check this body. An empty object is allowed, since clients send it. */
async function refuseBody({ body }: FastifyRequest): Promise<void> {
  if (body === undefined || body === null) return;
  if (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0) return;
  throw RequestFailure.at('', problemWords.bodyNotTaken());
}

/** Composes the texts of an address too, before they are judged. A PUT stores the name in its path. */
async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  const { params, query } = Object.assign(request, {
    params: composed(request.params),
    query: composed(request.query),
  });
  const ofPath = request.method === 'PUT' ? READABLE : STORABLE;
  const found = brokenText(params, ofPath) ?? brokenText(query, STORABLE);
  if (found !== null) throw new RequestFailure('invalid-request', [found]);
}
