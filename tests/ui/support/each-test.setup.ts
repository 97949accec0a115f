/** Setup of every browser test; it runs for each file, unlike a module that files share. */
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { eraseDrafts, listDrafts } from '../../../src/app/drafts/draft-store.ts';
import { takeComplaints } from './console.ts';
import { beginTest } from './network.ts';
import { uuid } from './tearline.tsx';

beforeEach(async ({ task }) => {
  if (task.file.name.startsWith('tests/ui/')) await page.viewport(1440, 900);
  await cleanup();
  beginTest();
  takeComplaints();
  // Drafts of another test for the same account must not appear here.
  const drafts = await listDrafts();
  await eraseDrafts(drafts.map(({ key }) => key).filter(({ account }) => account === uuid(1)));
});

afterEach(({ task }) => {
  // Tests of pixels let much fail on purpose, and look at the console themselves.
  if (!task.file.name.startsWith('tests/ui/')) return;
  expect(takeComplaints(), 'errors and warnings in the console').toEqual([]);
});
