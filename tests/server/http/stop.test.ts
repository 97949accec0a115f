import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
let address: string;
beforeAll(async () => {
  address = await services.app.listen({ host: '127.0.0.1', port: 0 });
});

const agent = new Agent({ keepAlive: true });

async function ask(
  path: string,
): Promise<{ readonly response: IncomingMessage; readonly body: Promise<string> }> {
  const headers = { host: 'tearline.test', authorization: `Bearer ${await services.token(MARA)}` };
  const request = get(`${address}${path}`, { agent, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { response, body: text(response) };
}

async function arrivalOf(count: number): Promise<void> {
  for (let arrived = 0; arrived < count; arrived += 1) await once(services.app.server, 'request');
}

test('[API-13] a stopping server answers its running requests and exits within seconds', async () => {
  const barcode = (digit: number): ReturnType<typeof ask> =>
    ask(`/api/v1/media/barcode?type=AZTEC&value=${String(digit).repeat(60)}`);
  // On a busy machine, the start of the thread that draws can take longer than the server waits.
  const warm = await barcode(9);
  await warm.body;
  const asked = [0, 1, 2, 3].map(barcode);
  await arrivalOf(asked.length);

  const started = performance.now();
  await services.app.close();
  expect(performance.now() - started).toBeLessThan(10_000);
  const answers = await Promise.all(asked);
  expect(answers.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 200]);
  for (const { body } of answers) expect(await body).toMatch(/^<svg /);
  // A kept connection that the server closed is reset; a new one is refused.
  const code: unknown = expect.stringMatching(/^ECONN(REFUSED|RESET)$/);
  await expect(ask('/healthz')).rejects.toMatchObject({ code });
});
