import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE, versionsRead } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { refuseOtherId } from './saving/project-changes.ts';
import type { ChangedProject, OwnCouponService } from './own-coupons.service.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

type Operations =
  | 'createProject'
  | 'updateProject'
  | 'renameProject'
  | 'noteProject'
  | 'activateProject'
  | 'deactivateProject'
  | 'cloneProject'
  | 'deleteProject'
  | 'deleteProjects'
  | 'switchProjects';

/** Writes a marketer's coupons (SUBM-02, SUBM-04, DASH-05 to DASH-08). */
export function ownCouponChangeRoutes(projects: OwnCouponService): Pick<Handlers, Operations> {
  return {
    async createProject(request, reply) {
      const created = await projects.create(callerOfRequest(request), request.body, keyOf(request));
      return sendCreated(reply, created);
    },
    async cloneProject(request, reply) {
      const { id } = request.params;
      return sendCreated(reply, await projects.clone(callerOfRequest(request), id, keyOf(request)));
    },
    async updateProject(request, reply) {
      const { id } = request.params;
      const read = versionsRead(request.headers['if-match']);
      const { saved, version } = await projects.update(
        callerOfRequest(request),
        id,
        request.body,
        read,
      );
      reply.header('ETag', `"${version}"`).header('Cache-Control', CACHE.none);
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
    async activateProject(request, reply) {
      refuseOther(request.body, request.params.id, true);
      const { id } = request.params;
      return sendChanged(reply, await projects.setActive(callerOfRequest(request), id, true));
    },
    async deactivateProject(request, reply) {
      refuseOther(request.body, request.params.id, false);
      const { id } = request.params;
      return sendChanged(reply, await projects.setActive(callerOfRequest(request), id, false));
    },
    async deleteProject(request, reply) {
      await projects.remove(callerOfRequest(request), [request.params.id]);
      return reply.code(204).send();
    },
    ...severalProjectsRoutes(projects),
  };
}

/** Changes several coupons at once, all or none (DASH-08, DASH-17). */
function severalProjectsRoutes(
  projects: OwnCouponService,
): Pick<Handlers, 'switchProjects' | 'deleteProjects'> {
  return {
    async switchProjects(request, reply) {
      const { ids, active } = request.body;
      await projects.switchMany(callerOfRequest(request), ids, active);
      return reply.code(204).send();
    },
    async deleteProjects(request, reply) {
      await projects.remove(callerOfRequest(request), request.body);
      return reply.code(204).send();
    },
  };
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key.toLowerCase() : null;
}

function sendCreated(reply: FastifyReply, created: { readonly id: string }): FastifyReply {
  reply.header('Location', `/api/v1/project/${created.id}`).header('Cache-Control', CACHE.none);
  return reply.code(201).send(created);
}

function sendChanged(reply: FastifyReply, { summary, version }: ChangedProject) {
  reply.header('ETag', `"${version}"`).header('Cache-Control', CACHE.none);
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
