import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 200;

/** Resolves when `isSo` holds. Throws after a time, in ms. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 90_000) {
  const end = performance.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end)
      throw new Error(`${what} did not happen in ${withinMs / 1_000} s.`);
    await pause(RETRY_MS);
  }
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
