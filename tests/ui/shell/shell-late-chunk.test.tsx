import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('[SHELL-12] after 120,000 ms without an answer a screen offers "Reload"', async () => {
  await openTearline('/search/rolls', { session: 'unanswered' });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(page.getByText('Part of Tearline did not load.').elements()).toEqual([]);

  await vi.advanceTimersByTimeAsync(1_000);
  await sees(page.getByText('Part of Tearline did not load.'));
  await sees(page.getByRole('button', { name: 'Reload' }));
});
