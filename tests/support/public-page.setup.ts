import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runScript } from '../../scripts/command/run-tool.ts';
import { openRunDoor } from './run-door.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

declare module 'vitest' {
  export interface ProvidedContext {
    /** A `RunDoor`: `/public-page` and `/proof-page` return the folder of the built page. */
    readonly publicPageDoor: string;
  }
}

/** Builds a page if its sources changed, when the first test file of a run requests it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const door = await openRunDoor({
    '/public-page': () => buildPage('public'),
    '/proof-page': () => buildPage('proof'),
  });
  project.provide('publicPageDoor', door.address);
  return door.close;
}

/** In a separate process, as `npm start` does: here `NODE_ENV` is "test". */
async function buildPage(name: 'public' | 'proof'): Promise<string> {
  const { succeeded, output } = await runScript('build.ts', [name], {
    output: 'captured',
    environment: { NODE_ENV: 'production' },
  });
  if (!succeeded) throw new Error(output);
  return join(DIST, name);
}
