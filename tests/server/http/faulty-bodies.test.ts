import { beforeAll, expect, test } from 'vitest';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const coupon = await bakeryCoupon();
beforeAll(async () => void (await send({})));

const send = (body: unknown) => services.post(MARA, '/api/v1/project', body);

/** Each element lacks every required member. */
const bare = (count: number) => Array.from({ length: count }, () => ({ kind: 'path' }));

const groupOf = (objects: readonly unknown[]) => ({
  kind: 'group',
  id: '',
  tokens: {},
  opacity: 1,
  clips: [],
  objects,
});

const nested = (depth: number): unknown =>
  groupOf([
    ...(depth === 0 ? [] : [nested(depth - 1), nested(depth - 1)]),
    ...bare(depth === 0 ? 400 : 0),
  ]);

const designOf = (objects: readonly unknown[]) => {
  const { editorSource } = coupon;
  return {
    ...coupon,
    editorSource: editorSource && { ...editorSource, data: { ...editorSource.data, objects } },
  };
};

const unknownMembers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index]));

test.each([
  ['groups in groups of wrong objects', '', () => designOf([nested(10)])],
  ['950,000 wrong objects', ' @long', () => designOf(bare(950_000))],
  ['200,000 unknown members', ' @long', () => ({ ...coupon, ...unknownMembers(200_000) })],
  ['one unknown name of 15 MB', ' @long', () => ({ ...coupon, ['n'.repeat(15_000_000)]: 1 })],
])(
  '[SAFE-01] a body with %s is refused at once with a short response%s',
  async (_, _long, make) => {
    const body = make();
    const writtenAndRead = await processorTime(() => JSON.parse(JSON.stringify(body)));
    const refused = await processorTime(async () => {
      const answer = await send(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.body.length).toBeLessThan(2_000);
    });

    // Usually less than twice as long: sending writes and reads the body too.
    expect(refused / writtenAndRead).toBeLessThan(5);
  },
);

/**
 * Processor time of this process in microseconds, the shorter of two: the clock is unreliable on a busy machine, and the
 * garbage of other work may be collected meanwhile.
 */
async function processorTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const started = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(started);
    times.push(user + system);
  }
  return Math.min(...times);
}

test('[SAFE-01] large bodies that arrive together are read one per turn, and others are served in between', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const body = { ...coupon, surprise: 'x'.repeat(1_000_000) };
  const turns = await Promise.all(Array.from({ length: 4 }, () => send(body).then(() => turn)));
  isOver = true;

  expect(new Set(turns).size).toBe(turns.length);
});

const FAULTS = { merchantName: '', website: 'nowhere', surprise: 1 };
const errorsOf = async (body: unknown) =>
  (await send(body)).json<{ readonly errors: readonly unknown[] }>().errors;

test('[SAFE-01] a body with more members or letters than a coupon has gets its first error only', async () => {
  expect(await errorsOf({ ...designOf(bare(1_000)), ...FAULTS })).toHaveLength(1);
  expect(await errorsOf({ ...coupon, ...FAULTS, surprise: 'x'.repeat(4_000_001) })).toHaveLength(1);
});
