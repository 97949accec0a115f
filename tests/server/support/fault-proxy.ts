import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Faults of the connections, in both directions unless one is named. */
export const FAULTS = ['latency', 'cut', 'stall', 'refusal', 'half an answer'] as const;
type Fault = (typeof FAULTS)[number];
/** Faults after which a call has failed. */
export const FAILING_FAULTS = FAULTS.filter((fault) => fault !== 'latency');

const LATENCY_MS = 60;

/** Opens a proxy before a local service, on a free port. */
export async function openFaultProxy(address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const state: State = { fault: null };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    join(near, far, state);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((listening) => server.listen(at, '127.0.0.1', listening));
  const shut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    /** The same address through the proxy. */
    through: (one: string) =>
      Object.assign(new URL(one), { port: String(own) }).href.replace(/\/$/, ''),
    /** The current fault; null forwards everything. A connection that has lost bytes stays silent. */
    async befall(fault: Fault | null) {
      const wasShut = state.fault === 'refusal';
      state.fault = fault;
      if (fault === 'cut') for (const socket of sockets) socket.resetAndDestroy();
      if (fault === 'refusal' && !wasShut) await shut();
      if (fault !== 'refusal' && wasShut) await listen(own);
    },
    close: () => shut(),
  };
}

interface State {
  fault: Fault | null;
}

function join(near: Socket, far: Socket, state: State): void {
  let isLost = false;
  const pass = (from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      isLost ||= state.fault === 'stall';
      if (isLost) return;
      if (state.fault === 'cut') from.resetAndDestroy();
      else if (state.fault === 'half an answer' && from === far)
        to.end(bytes.subarray(0, bytes.length / 2));
      else last = after(last, state.fault === 'latency').then(() => void to.write(bytes));
    });
  };
  pass(near, far);
  pass(far, near);
}

async function after(last: Promise<void>, isSlow: boolean): Promise<void> {
  await Promise.all([last, isSlow && pause(LATENCY_MS)]);
}
