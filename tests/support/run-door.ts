import { createServer } from 'node:http';

/** What a test run makes once, by the path under which its test processes ask for it. */
type Wares = Readonly<Record<string, () => Promise<unknown>>>;

/** An address at which the processes of a test run get what is made once for all of them. */
interface RunDoor {
  readonly address: string;
  close(): void;
}

/** Opens a door on this machine; each thing is made when it is asked for first, and handed out as JSON. */
export async function openRunDoor(wares: Wares): Promise<RunDoor> {
  const made = new Map<string, Promise<unknown>>();
  const ask = async (path: string): Promise<unknown> => {
    const make = wares[path];
    if (make === undefined) throw new Error(`Nothing is made at ${path}.`);
    const known = made.get(path) ?? make();
    made.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    ask(request.url ?? '').then(
      (thing) => response.end(JSON.stringify(thing)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The door of the test run has no address.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

/** Asks a door for a thing; throws what went wrong where it could not be made. */
export async function askRunDoor<Thing>(address: string, path: string): Promise<Thing> {
  const response = await fetch(new URL(path, address));
  const text = await response.text();
  if (!response.ok) throw new Error(`What the test run shares at ${path} was not made: ${text}`);
  return JSON.parse(text) as Thing;
}
