import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { fetchFirstScreen } from '../../../src/app/start/first-screen.ts';

/** A screen behind a guard that never resolves, and one beside it; records which parts are loaded. */
function guardedScreens() {
  const fetched: string[] = [];
  const root = createRootRoute();
  const door = createRoute({
    getParentRoute: () => root,
    id: 'door',
    beforeLoad: () => new Promise<never>(() => {}),
  });
  const screen = (path: string, arrives: boolean) =>
    createRoute({
      getParentRoute: () => door,
      path,
      staticData: {
        code: () => {
          fetched.push(`${path} code`);
          return arrives ? Promise.resolve() : Promise.reject(new TypeError('offline'));
        },
      },
      component: lazyRouteComponent(() => {
        fetched.push(`${path} view`);
        return Promise.resolve({ default: () => null });
      }),
    });
  const routeTree = root.addChildren([
    door.addChildren([screen('/wizard', true), screen('/elsewhere', false)]),
  ]);
  const openAt = (address: string) =>
    createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  return { fetched, openAt };
}

test('[WIZ-02] loads the code of the opened screen before the sign-in is known', () => {
  const { fetched, openAt } = guardedScreens();
  fetchFirstScreen(openAt('/wizard'));
  expect(fetched).toEqual(['/wizard view', '/wizard code']);
});

test('[SHELL-12] the screen itself reports parts that fail to load early', async () => {
  const { fetched, openAt } = guardedScreens();
  const unheard: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => unheard.push(event.reason);
  window.addEventListener('unhandledrejection', note);
  fetchFirstScreen(openAt('/elsewhere'));
  await new Promise(requestAnimationFrame);
  window.removeEventListener('unhandledrejection', note);
  expect([fetched, unheard]).toEqual([['/elsewhere view', '/elsewhere code'], []]);
});
