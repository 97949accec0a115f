import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;
/** Time that a call under way may take after the server begins to close. */
const PATIENCE_MS = 5_000;

/**
 * Stops a server without interrupting calls. After a stop is requested, each answer closes its connection. While the
 * server closes, idle connections are closed, and the others after five seconds.
 */
export function addDrain(app: FastifyInstance, stopping?: AbortSignal): void {
  let isClosing = false;
  const isEnding = (): boolean => isClosing || stopping?.aborted === true;
  // Also set on the raw response, since the identity provider and Vite write theirs themselves.
  app.addHook('onRequest', async (_request, reply) => {
    if (isEnding()) reply.raw.setHeader('Connection', 'close');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding()) reply.header('Connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
    sweep.unref();
    cut.unref();
  });
}
