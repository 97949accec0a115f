import { Agent, get } from 'node:http';
import { expect } from '@playwright/test';
import { preparedPlace, removePlace, startProduct, test } from './product.ts';

const CALLERS = 8;
const LONGEST_STOP_MS = 10_000;

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

test('[API-13] a stopping product announces it, answers requests meanwhile, and has ended after ten seconds @long', async () => {
  const place = await preparedPlace();
  const product = await startProduct(place, { DRAIN_SECONDS: '3' });
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: CALLERS + 1 });
    const state = { isClosed: false };
    const answers: Answer[] = [];
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!state.isClosed) {
        const answer = await ask(`${product.url}/config.json`, agent);
        if (answer !== null) answers.push(answer);
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(CALLERS);
    expect((await ask(`${product.url}/readyz`, agent))?.status).toBe(200);

    const started = performance.now();
    const ended = product.stop();
    await expect
      .poll(async () => (await ask(`${product.url}/readyz`, agent))?.status, { intervals: [20] })
      .toBe(503);
    const drained = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(drained + CALLERS);
    // Like a load balancer that has seen the 503: the kernel resets connections to a closing listener.
    state.isClosed = true;
    await Promise.all(callers);
    expect(await ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(LONGEST_STOP_MS);

    expect(await ask(`${product.url}/readyz`, agent)).toBeNull();
    agent.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.at(-1)?.connection).toBe('close');
  } finally {
    await product.kill();
    await removePlace(place);
  }
});

/** Null if connections are refused; a connection that breaks during a request fails the test. */
function ask(address: string, agent: Agent): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      response.on('error', reject);
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection,
        }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}
