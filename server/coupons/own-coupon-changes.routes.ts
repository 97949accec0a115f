import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { versionsRead } from '../http/answers/conditional-answer.ts';
import { handlersOf, type ContractRequest } from '../http/contract/contract.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import {
  noteProject,
  refuseOtherId,
  removeProjects,
  renameProject,
  setProjectActive,
  switchProjects,
} from './saving/project-changes.ts';
import type { PublishingParts } from './saving/project-preparation.ts';
import { updateProject } from './saving/project-update.ts';
import { projectSummaryOf, projectVersion } from './stored/project-view.ts';
import type { ProjectSummaryRow } from './stored/projects.repository.ts';
import type { OwnCouponService } from './own-coupons.service.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

interface Parts extends PublishingParts {
  /** Called after a change of a coupon is stored and before it is answered. */
  readonly changed: (id: string) => void;
}

/** Writes a marketer's coupons (SUBM-02, SUBM-04, DASH-05 to DASH-08, DASH-17). */
export function ownCouponChangeRoutes(
  parts: Parts,
  projects: OwnCouponService,
  accounts: AccountService,
) {
  const { database } = parts;
  const changed = (ids: readonly string[]): void => {
    for (const id of ids) parts.changed(id.toLowerCase());
  };
  const setActive = async (request: Activation, reply: FastifyReply, isActive: boolean) => {
    const { id } = request.params;
    refuseOther(request.body, id, isActive);
    const own = { accountId: await accounts.idOfCaller(request), id };
    const row = await setProjectActive(database, own, isActive);
    changed([id]);
    return sendChanged(reply, row);
  };
  const remove = async (request: FastifyRequest, ids: readonly string[], list: '' | null) => {
    await removeProjects(database, { accountId: await accounts.idOfCaller(request), ids, list });
    changed(ids);
  };
  return handlersOf({
    ...savingHandlers(parts, projects, accounts),
    activateProject: (request, reply) => setActive(request, reply, true),
    deactivateProject: (request, reply) => setActive(request, reply, false),
    deleteProject: (request) => remove(request, [request.params.id], null),
    // Several coupons at once, all or none.
    async switchProjects(request) {
      const { ids, active } = request.body;
      await switchProjects(database, {
        accountId: await accounts.idOfCaller(request),
        ids,
        active,
      });
      changed(ids);
    },
    deleteProjects: (request) => remove(request, request.body, ''),
  });
}

/** New coupons, and edits of one. */
function savingHandlers(parts: Parts, projects: OwnCouponService, accounts: AccountService) {
  const { database } = parts;
  return handlersOf({
    async updateProject(request, reply) {
      const { id } = request.params;
      const read = versionsRead(request.headers['if-match']);
      const own = {
        caller: callerOfRequest(request),
        accountId: await accounts.idOfCaller(request),
        id,
      };
      const edit = { ...own, project: request.body, read };
      const { saved, version } = await updateProject(parts, edit);
      parts.changed(id.toLowerCase());
      reply.header('ETag', `"${version}"`);
      return saved;
    },
    async renameProject(request, reply) {
      const { id } = request.params;
      refuseOtherId(request.body.id, id);
      const own = { accountId: await accounts.idOfCaller(request), id };
      return sendChanged(reply, await renameProject(database, own, request.body.name));
    },
    async noteProject(request, reply) {
      const own = { accountId: await accounts.idOfCaller(request), id: request.params.id };
      return sendChanged(reply, await noteProject(database, own, request.body.note));
    },
    async createProject(request, reply) {
      const created = await projects.create(callerOfRequest(request), request.body, keyOf(request));
      return sendCreated(reply, created);
    },
    async cloneProject(request, reply) {
      const { id } = request.params;
      return sendCreated(reply, await projects.clone(callerOfRequest(request), id, keyOf(request)));
    },
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

function sendChanged(reply: FastifyReply, row: ProjectSummaryRow) {
  reply.header('ETag', `"${projectVersion(row)}"`);
  return projectSummaryOf(row);
}

type Activation = ContractRequest<'activateProject' | 'deactivateProject'>;

function refuseOther(said: Activation['body'], id: string, active: boolean): void {
  refuseOtherId(said?.id, id);
  if (said?.active === undefined || said.active === active) return;
  throw RequestFailure.at('/active', problemWords.otherStateInAddress({ isActive: active }));
}
