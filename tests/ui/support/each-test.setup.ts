/** Setup of every browser test; it runs for each file, unlike a module that files share. */
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { eraseDrafts, listDrafts } from '../../../src/app/drafts/draft-store.ts';
import { beginTest } from './network.ts';
import { uuid } from './tearline.tsx';

beforeEach(async () => {
  await cleanup();
  beginTest();
  // Drafts of another test for the same account must not appear here.
  const drafts = await listDrafts();
  await eraseDrafts(drafts.map(({ key }) => key).filter(({ account }) => account === uuid(1)));
});
