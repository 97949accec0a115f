import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { versionsRead } from '../http/answers/conditional-answer.ts';
import { handlersOf, type ContractRequest } from '../http/contract/contract.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { refuseOtherId } from './saving/project-changes.ts';
import type { ChangedProject, OwnCouponService } from './own-coupons.service.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/** Writes a marketer's coupons (SUBM-02, SUBM-04, DASH-05 to DASH-08, DASH-17). */
export function ownCouponChangeRoutes(projects: OwnCouponService) {
  const setActive = async (
    request: ContractRequest<'activateProject' | 'deactivateProject'>,
    reply: FastifyReply,
    isActive: boolean,
  ) => {
    const { id } = request.params;
    refuseOther(request.body, id, isActive);
    return sendChanged(reply, await projects.setActive(callerOfRequest(request), id, isActive));
  };
  return handlersOf({
    async createProject(request, reply) {
      const created = await projects.create(callerOfRequest(request), request.body, keyOf(request));
      return sendCreated(reply, created);
    },
    async cloneProject(request, reply) {
      const { id } = request.params;
      return sendCreated(reply, await projects.clone(callerOfRequest(request), id, keyOf(request)));
    },
    async updateProject(request, reply) {
      const { params, body } = request;
      const read = versionsRead(request.headers['if-match']);
      const caller = callerOfRequest(request);
      const { saved, version } = await projects.update(caller, params.id, body, read);
      reply.header('ETag', `"${version}"`);
      return saved;
    },
    async renameProject(request, reply) {
      const { id } = request.params;
      refuseOtherId(request.body.id, id);
      const { name } = request.body;
      return sendChanged(reply, await projects.rename(callerOfRequest(request), id, name));
    },
    async noteProject(request, reply) {
      const { id } = request.params;
      const { note } = request.body;
      return sendChanged(reply, await projects.note(callerOfRequest(request), id, note));
    },
    activateProject: (request, reply) => setActive(request, reply, true),
    deactivateProject: (request, reply) => setActive(request, reply, false),
    deleteProject: (request) => projects.remove(callerOfRequest(request), [request.params.id]),
    // Several coupons at once, all or none.
    switchProjects: (request) =>
      projects.switchMany(callerOfRequest(request), request.body.ids, request.body.active),
    deleteProjects: (request) => projects.remove(callerOfRequest(request), request.body),
  });
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key.toLowerCase() : null;
}

function sendCreated<Created extends { readonly id: string }>(
  reply: FastifyReply,
  created: Created,
): Created {
  reply.header('Location', `/api/v1/project/${created.id}`);
  return created;
}

function sendChanged(reply: FastifyReply, { summary, version }: ChangedProject) {
  reply.header('ETag', `"${version}"`);
  return summary;
}

interface Activation {
  readonly id?: string;
  readonly active?: boolean;
}

function refuseOther(said: Activation | null | undefined, id: string, active: boolean): void {
  refuseOtherId(said?.id, id);
  if (said?.active === undefined || said.active === active) return;
  const detail = problemWords.otherStateInAddress({ isActive: active });
  throw new RequestFailure('invalid-request', [{ pointer: '/active', detail }]);
}
