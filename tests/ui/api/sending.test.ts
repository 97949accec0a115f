/** Sends a coupon over the browser's real network to services that read on request. */
import { beforeEach, expect, inject, test } from 'vitest';
import { createApiClient } from '../../../src/api/client.ts';
import type { NewProject } from '../../../src/api/projects.queries.ts';
import type { Sending } from '../../../src/domain/sending.ts';
import { leaveNetwork } from '../support/network.ts';

beforeEach(leaveNetwork);

/** One running call, and the services' side of it. */
function save(size: number) {
  const name = crypto.randomUUID();
  const reports: Sending[] = [];
  const giveUp = new AbortController();
  const client = createApiClient({
    baseUrl: `${inject('heldServices')}/${name}`,
    accessToken: async () => 'token-1',
  });
  const saved = client.request('post', '/api/v1/project', {
    params: { header: { 'Idempotency-Key': 'key-1' } },
    body: { merchantName: 'x'.repeat(size) } as NewProject,
    signal: giveUp.signal,
    report: (sending) => reports.push(sending),
  });
  saved.catch(() => undefined);
  const order = (answer: object | 'hang up') =>
    expect.poll(async () => (await tell(name, answer)).status, { timeout: 30_000 }).toBe(204);
  return { saved, reports, giveUp, order };
}

const tell = (name: string, answer: object | 'hang up') =>
  fetch(`${inject('heldServices')}/orders/${name}`, {
    method: 'POST',
    body: JSON.stringify(answer),
  });

test('[SUBM-03] a save with progress that is cut off or refused fails like every call', async () => {
  const cutOff = save(100);
  await cutOff.order('hang up');
  await expect(cutOff.saved).rejects.toMatchObject({ failure: { code: 'unreachable' } });

  const refused = save(100);
  await refused.order({
    status: 412,
    body: JSON.stringify({ type: '/problems/stale-edit', title: 'Changed elsewhere.' }),
  });
  await expect(refused.saved).rejects.toMatchObject({
    failure: { code: 'stale-edit', title: 'Changed elsewhere.' },
  });
});
