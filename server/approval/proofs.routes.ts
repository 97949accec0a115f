import { CACHE } from '../http/answers/conditional-answer.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { ProofsService } from './proofs.service.ts';

type Operations = 'listProofs' | 'getProof' | 'shareProof' | 'revokeProof';

/** A marketer's proofs and their answers (APPR-01, APPR-03). */
export function proofRoutes(proofs: ProofsService): Pick<Handlers, Operations> {
  return {
    async listProofs(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return proofs.list(callerOfRequest(request));
    },
    async getProof(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return { proof: await proofs.read(callerOfRequest(request), request.params.proof) };
    },
    async shareProof(request, reply) {
      const { proof: id } = request.params;
      reply.header('Cache-Control', CACHE.none);
      return proofs.share(callerOfRequest(request), id, request.body);
    },
    async revokeProof(request, reply) {
      await proofs.revoke(callerOfRequest(request), request.params.proof);
      return reply.code(204).send();
    },
  };
}
