/** Phones in a thread of their own: each registers, and asks for updates when a push arrives, as Apple's do. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { openPushService } from './push-service.ts';
import type { FleetOrder, FleetReport } from './fleet-messages.ts';

/** Connections of all phones together. */
const CONNECTIONS = 64;
const HOST = 'tearline.bench';

interface Pass {
  readonly serialNumber: string;
  readonly passTypeIdentifier: string;
  readonly authenticationToken: string;
  readonly webServiceURL: string;
  readonly voided?: boolean;
}

interface Device {
  readonly id: string;
  readonly pushToken: string;
  pass: Pass;
  /** ms since 1970 at which it held the void pass; null before. */
  voidedAt: number | null;
  pushes: number;
}

const { port, folder, root, devices: count, couponId } = workerData as FleetOrder;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const fleet = new Map<string, Device>();
let open = count;

const service = await openPushService(folder, root, (pushToken) => {
  const device = fleet.get(pushToken);
  if (device === undefined) return report({ kind: 'failed', reason: 'A push for no phone.' });
  device.pushes += 1;
  update(device).catch(fail);
});
report({ kind: 'open', url: service.url, authority: service.authority });
parentPort?.once('message', () => void registerAll().catch(fail));

async function registerAll(): Promise<void> {
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, register));
  report({ kind: 'registered', ms: performance.now() - start });
}

/** Downloads the pass like a person, and registers like a phone. */
async function register(): Promise<void> {
  const { body } = await call('GET', `/api/v1/media/coupons/${couponId}/pkpass`);
  const pass = readPass(body);
  const device: Device = {
    id: randomBytes(16).toString('hex'),
    pushToken: randomBytes(32).toString('hex'),
    pass,
    voidedAt: null,
    pushes: 0,
  };
  fleet.set(device.pushToken, device);
  const { pathname } = new URL(pass.webServiceURL);
  const address = `${pathname}/v1/devices/${device.id}/registrations/${pass.passTypeIdentifier}/${pass.serialNumber}`;
  const { status } = await call('POST', address, {
    authorization: `ApplePass ${pass.authenticationToken}`,
    body: JSON.stringify({ pushToken: device.pushToken }),
  });
  if (status !== 201) throw new Error(`A registration was answered ${status}.`);
}

/** Lists what has changed, and fetches it. */
async function update(device: Device): Promise<void> {
  const { pass } = device;
  const { pathname } = new URL(pass.webServiceURL);
  const list = await call(
    'GET',
    `${pathname}/v1/devices/${device.id}/registrations/${pass.passTypeIdentifier}`,
  );
  const { serialNumbers } = JSON.parse(list.body.toString('utf8')) as { serialNumbers: string[] };
  if (!serialNumbers.includes(pass.serialNumber)) throw new Error('A changed pass is not listed.');
  const { body } = await call(
    'GET',
    `${pathname}/v1/passes/${pass.passTypeIdentifier}/${pass.serialNumber}`,
    { authorization: `ApplePass ${pass.authenticationToken}` },
  );
  device.pass = readPass(body);
  if (device.pass.voided !== true || device.voidedAt !== null) return;
  device.voidedAt = Date.now();
  open -= 1;
  if (open > 0) return;
  const all = [...fleet.values()];
  report({
    kind: 'voided',
    at: all.map(({ voidedAt }) => voidedAt ?? 0),
    pushes: all.map(({ pushes }) => pushes),
  });
}

function readPass(bytes: Buffer): Pass {
  return JSON.parse(new TextDecoder().decode(unzipSync(bytes)['pass.json'])) as Pass;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** Throws for an answer that is no success. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  { authorization, body }: { readonly authorization?: string; readonly body?: string } = {},
): Promise<Answer> {
  const headers = {
    host: HOST,
    'x-forwarded-proto': 'https',
    ...(authorization !== undefined && { authorization }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        if (status < 300) resolve({ status, body: Buffer.concat(parts) });
        else reject(new Error(`${method} ${path} was answered ${status}.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function report(message: FleetReport): void {
  parentPort?.postMessage(message);
}

function fail(reason: unknown): void {
  report({ kind: 'failed', reason: String(reason) });
}
