import type { FastifyInstance } from 'fastify';
import { readContract } from './contract-document.ts';
import { sendProblem } from '../problems/problem-documents.ts';

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
