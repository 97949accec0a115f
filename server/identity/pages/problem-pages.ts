import { isRecord } from '../../../src/domain/record.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPages } from './identity-page.ts';

/** Shows a refusal as a page instead of a problem document (RFC 9457) if the address was opened in a browser. */
export function addProblemPages(app: FastifyInstance, pages: IdentityPages): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const title = isProblem(reply) && isForPeople(request) ? titleOf(payload) : null;
    if (title === null) return payload;
    const { html, contentSecurityPolicy } = pages.fault(title);
    reply
      .header('Content-Security-Policy', contentSecurityPolicy)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Length', Buffer.byteLength(html))
      .type('text/html; charset=utf-8');
    return html;
  });
}

function isProblem(reply: FastifyReply): boolean {
  return String(reply.getHeader('Content-Type')).startsWith('application/problem+json');
}

function isForPeople({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function titleOf(payload: unknown): string | null {
  if (typeof payload !== 'string') return null;
  const problem: unknown = JSON.parse(payload);
  return isRecord(problem) && typeof problem['title'] === 'string' ? problem['title'] : null;
}
