import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;
/** What a call under way may still take once the server closes. */
const PATIENCE_MS = 5_000;

/**
 * Lets a server go without breaking a call off: from the moment a stop is requested, every answer asks for the end of
 * its connection; while it closes, connections go as they fall idle, and what is left after five seconds is cut.
 */
export function addDrain(app: FastifyInstance, isStopping: () => boolean): void {
  let isClosing = false;
  // On the raw answer too: the identity provider and Vite write theirs themselves.
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing || isStopping()) reply.raw.setHeader('Connection', 'close');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isStopping()) reply.header('Connection', 'close');
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
