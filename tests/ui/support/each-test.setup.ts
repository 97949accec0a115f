/** What every test in the browser begins with; run anew for each file, where a module that files share is not. */
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { eraseDrafts, listDrafts } from '../../../src/app/drafts/draft-store.ts';
import { beginTest } from './network.ts';
import { uuid } from './tearline.tsx';

beforeEach(async () => {
  await cleanup();
  beginTest();
  // What another test drafted for the same account is not this one's.
  const drafts = await listDrafts();
  await eraseDrafts(drafts.map(({ key }) => key).filter(({ account }) => account === uuid(1)));
});
