import { CACHE } from '../../http/answers/conditional-answer.ts';
import { handlersOf } from '../../http/contract/contract.ts';
import type { PassUpdateService } from './pass-updates.service.ts';

/** Lines logged per call; anyone may send them. */
const MOST_LINES = 10;

/** The calls of phones for their passes, with Apple's own status codes (API-11). */
export function passUpdateRoutes(passes: PassUpdateService) {
  const allow = createLineBudget();
  return handlersOf({
    async registerPass(request, reply) {
      const { deviceId, serialNumber: couponId } = request.params;
      const { pushToken } = request.body;
      const isNew = await passes.register({ deviceId, couponId, pushToken });
      return reply.code(isNew ? 201 : 200).send();
    },
    async unregisterPass(request) {
      const { deviceId, serialNumber: couponId } = request.params;
      await passes.unregister({ deviceId, couponId });
    },
    async listPassUpdates(request, reply) {
      const { deviceId, passType } = request.params;
      const updates = await passes.updates(deviceId, passType, request.query.passesUpdatedSince);
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
    async logPassFaults(request) {
      const allowed = allow(request.body.logs.slice(0, MOST_LINES));
      if (allowed !== null) {
        const { lines, dropped } = allowed;
        request.log.warn(
          { lines: lines.map(withoutSecrets), ...(dropped > 0 && { dropped }) },
          'A phone reports faults with its passes',
        );
      }
    },
  });
}

/** UTF-16 units read of a line; the rest is ignored (SAFE-01). */
const LONGEST_READ = 1_000;
const LONGEST_LINE = 300;

const MINUTE_MS = 60_000;
/** Limit for all phones together, in each process. Further lines are counted and not logged. */
const LINES_A_MINUTE = 600;

/**
 * Limits the lines per minute: anyone may send them, and a log must not fill a disk (SAFE-12). Returns those that may be
 * logged, and how many were dropped since the last logged line.
 * @internal for tests
 */
export function createLineBudget(linesAMinute = LINES_A_MINUTE, now = () => performance.now()) {
  let minute = { endsAt: -Infinity, left: 0 };
  let dropped = 0;
  return (lines: readonly string[]) => {
    if (minute.endsAt <= now()) minute = { endsAt: now() + MINUTE_MS, left: linesAMinute };
    const allowed = { lines: lines.slice(0, minute.left), dropped };
    minute.left -= allowed.lines.length;
    dropped = allowed.lines.length > 0 ? 0 : dropped;
    dropped += lines.length - allowed.lines.length;
    return allowed.lines.length > 0 ? allowed : null;
  };
}

/**
 * Returns a line of a phone's log without addresses, ids and tokens, which our log must not contain (API-13).
 * @internal for tests
 */
export function withoutSecrets(line: string): string {
  const words = line.slice(0, LONGEST_READ).split(/[\s\p{Cc}]+/u);
  // The last word may be cut, and no pattern recognizes half of a secret.
  if (line.length > LONGEST_READ) words.splice(-1, 1, '…');
  return words.map(withoutSecret).join(' ').slice(0, LONGEST_LINE);
}

function withoutSecret(word: string): string {
  if (word.includes('://')) return '[address]';
  if (word.includes('@')) return '[mail]';
  return word.replaceAll(/[\w.~+/=-]{16,}/g, '[id]');
}
