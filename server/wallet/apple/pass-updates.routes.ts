import { CACHE } from '../../http/answers/conditional-answer.ts';
import type { Handlers } from '../../http/contract/contract.ts';
import type { PassUpdateService } from './pass-updates.service.ts';
import { createLineBudget, withoutSecrets } from './phone-log.ts';

type Operations =
  'registerPass' | 'unregisterPass' | 'listPassUpdates' | 'getUpdatedPass' | 'logPassFaults';

/** Lines logged per call; anyone may send them. */
const MOST_LINES = 10;

/** The calls of phones for their passes, with Apple's own status codes (API-11). */
export function passUpdateRoutes(passes: PassUpdateService): Pick<Handlers, Operations> {
  const allow = createLineBudget();
  return {
    async registerPass(request, reply) {
      const { deviceId, serialNumber: couponId } = request.params;
      const { pushToken } = request.body;
      const isNew = await passes.register({ deviceId, couponId, pushToken });
      return reply.code(isNew ? 201 : 200).send();
    },
    async unregisterPass(request, reply) {
      const { deviceId, serialNumber: couponId } = request.params;
      await passes.unregister({ deviceId, couponId });
      return reply.code(200).send();
    },
    async listPassUpdates(request, reply) {
      const { deviceId, passType } = request.params;
      const updates = await passes.updates(deviceId, passType, request.query.passesUpdatedSince);
      reply.header('Cache-Control', CACHE.none);
      return updates ?? reply.code(204).send();
    },
    async getUpdatedPass(request, reply) {
      const { modifiedAt, make } = await passes.pass(request.params.serialNumber);
      const knownSince = Date.parse(request.headers['if-modified-since'] ?? '');
      const pass = knownSince >= modifiedAt.getTime() ? null : await make();
      // Never later than the answer itself; otherwise the phone might miss a change. At worst it asks once more.
      const named = new Date(Math.min(modifiedAt.getTime(), Date.now()));
      reply.header('Last-Modified', named.toUTCString()).header('Cache-Control', CACHE.own);
      if (pass === null) return reply.code(304).send();
      return reply.type('application/vnd.apple.pkpass').send(pass);
    },
    async logPassFaults(request, reply) {
      const allowed = allow(request.body.logs.slice(0, MOST_LINES));
      if (allowed !== null) {
        const { lines, dropped } = allowed;
        request.log.warn(
          { lines: lines.map(withoutSecrets), ...(dropped > 0 && { dropped }) },
          'A phone reports faults with its passes',
        );
      }
      return reply.code(200).send();
    },
  };
}
