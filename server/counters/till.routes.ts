import { counterOfRequest } from '../http/contract/authentication.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { visitorNetwork } from '../http/limits/visitor-network.ts';
import type { WrongTries } from '../http/limits/wrong-tries.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { TillSessions } from './till-session.ts';
import type { TillService } from './till.service.ts';

type Operations = 'openTill' | 'getTill' | 'checkCode' | 'redeemCode' | 'undoUse';

/** What the page of a counter calls (TILL-02, TILL-03). */
export function tillRoutes(
  sessions: TillSessions,
  till: TillService,
  wrongTries: WrongTries,
): Pick<Handlers, Operations> {
  return {
    async openTill(request, reply) {
      const { secret, pin } = request.body;
      wrongTries.refuseBlocked(request, reply);
      try {
        const session = await sessions.open({ secret, pin, network: visitorNetwork(request.ip) });
        if (session.state !== 'open') wrongTries.wrong(request);
        // Who tried which PIN is not logged; that it was tried is (ASVS 16.3.1).
        request.log.info({ pin: session.state }, 'A PIN was tried');
        return session;
      } catch (error) {
        if (error instanceof RequestFailure) wrongTries.wrong(request);
        throw error;
      }
    },
    async getTill(request) {
      return till.read(counterOfRequest(request));
    },
    async checkCode(request) {
      return till.check(counterOfRequest(request), request.body.text);
    },
    async redeemCode(request) {
      return till.redeem(counterOfRequest(request), request.params.press, request.body.text);
    },
    async undoUse(request) {
      return till.undo(counterOfRequest(request), request.params.press);
    },
  };
}
