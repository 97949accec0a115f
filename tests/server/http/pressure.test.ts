import { expect, test } from 'vitest';
import { watchPressure } from '../../../server/http/limits/pressure.ts';

test('[API-13] a late event loop is pressure until it is in time again, and 0 is no limit', async () => {
  const pressure = watchPressure(100, 20);
  const withoutLimit = watchPressure(0, 20);
  try {
    expect(pressure.isOver()).toBe(false);
    const seen = new Promise<boolean[]>((resolve) => {
      const looking = setInterval(() => {
        if (!pressure.isOver()) return;
        clearInterval(looking);
        resolve([pressure.isOver(), withoutLimit.isOver()]);
      }, 1);
    });
    await new Promise((begun) => setTimeout(begun, 30));
    blockFor(500);
    expect(await seen).toEqual([true, false]);
    await expect.poll(() => pressure.isOver()).toBe(false);
  } finally {
    pressure.stop();
    withoutLimit.stop();
  }
});

function blockFor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
