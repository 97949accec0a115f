import { openStandIn } from './stand-in.ts';

/** Resources that a test run creates once, by the path under which its processes request them. */
type Wares = Readonly<Record<string, () => Promise<unknown>>>;

/** An address where the processes of a test run get shared resources. */
interface RunDoor {
  readonly address: string;
  close(): void;
}

/** Opens a door on this machine; each resource is created at its first request and returned as JSON. */
export async function openRunDoor(wares: Wares): Promise<RunDoor> {
  const made = new Map<string, Promise<unknown>>();
  const ask = async (path: string): Promise<unknown> => {
    const make = wares[path];
    if (make === undefined) throw new Error(`Nothing is made at ${path}.`);
    const known = made.get(path) ?? make();
    made.set(path, known);
    return known;
  };
  const { url, close } = await openStandIn((request, response) => {
    ask(request.url ?? '').then(
      (thing) => response.end(JSON.stringify(thing)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return { address: url, close: () => void close() };
}

/** Requests a resource from a door; throws the error of its creation. */
export async function askRunDoor<Thing>(address: string, path: string): Promise<Thing> {
  const response = await fetch(new URL(path, address));
  const text = await response.text();
  if (!response.ok) throw new Error(`What the test run shares at ${path} was not made: ${text}`);
  return JSON.parse(text) as Thing;
}
