import type { Database } from '../db/database.ts';
import { counterOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { visitorNetwork } from '../http/limits/visitor-network.ts';
import { createWrongTries } from '../http/limits/wrong-tries.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { createTillSessions } from './till-session.ts';
import { createTillService } from './till.service.ts';

/** What the page of a counter calls (TILL-02, TILL-03), and how a phone's token is recognized. */
export function openTills(database: Database, takeWrongTry: (network: string) => number) {
  const sessions = createTillSessions(database);
  const till = createTillService(database);
  const wrongTries = createWrongTries(takeWrongTry);
  const handlers = handlersOf({
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
    getTill: (request) => till.read(counterOfRequest(request)),
    checkCode: (request) => till.check(counterOfRequest(request), request.body.text),
    redeemCode: (request) =>
      till.redeem(counterOfRequest(request), request.params.press, request.body.text),
    undoUse: (request) => till.undo(counterOfRequest(request), request.params.press),
  });
  return { findCounter: sessions.find, handlers };
}
