/** What pages ask of their browser, by kind, and the hands that hold it, let it through or break it. */
import type { Deed, Hand, Stage } from './hand.ts';

const HOLDS = { isArmed: true, fault: 'broken' };

/** What the page asks of a worker; it breaks as on a phone without memory. */
const ofWorker = (name: 'drawing' | 'scanning', isArmed: boolean) =>
  gateOf(name, { isArmed, fault: 'out of memory', faulty: 'a phone without memory' }, (gate) => {
    const post = Reflect.get(Worker.prototype, 'postMessage') as () => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]): void {
      const [request] = message;
      const reads = typeof request === 'object' && request !== null && 'decoder' in request;
      const settle = (fault: string | null): void => {
        if (fault === null) Reflect.apply(post, this, message);
        else this.dispatchEvent(new ErrorEvent('error', { message: fault }));
      };
      if (gate.name === 'drawing' || reads) gate.ask(settle);
      else settle(null);
    };
  });

/** Its export worker draws. */
export const drawing = ofWorker('drawing', false);
/** Another one reads a code back. */
export const scanning = ofWorker('scanning', true);

/** What the page reads of a file. */
const UNREADABLE = { isArmed: true, fault: 'unreadable', faulty: 'a file that cannot be read' };
export const files = gateOf('files', UNREADABLE, (gate) => {
  const read = Reflect.get(FileReader.prototype, 'readAsDataURL') as () => void;
  FileReader.prototype.readAsDataURL = function (this: FileReader, file: Blob): void {
    gate.ask((fault) => {
      if (fault === null) Reflect.apply(read, this, [file]);
      else this.dispatchEvent(new ProgressEvent('error'));
    });
  };
  // Of a kind that is refused nothing else is read.
  Blob.prototype.arrayBuffer = async function (this: Blob): Promise<ArrayBuffer> {
    if (this.type === 'image/webp') await new Promise<void>((resolve) => gate.ask(() => resolve()));
    return new Response(this).arrayBuffer();
  };
});

/** What the page puts off until it is idle. */
export const idle = gateOf('idle', HOLDS, (gate) => {
  const works: PageGate['waiting'] = [];
  window.requestIdleCallback = (work) => {
    const settle = (): void => work({ didTimeout: false, timeRemaining: () => 50 });
    gate.ask(settle);
    return works.push(settle);
  };
  window.cancelIdleCallback = (id) => {
    const at = gate.waiting.findIndex((settle) => settle === works[id - 1]);
    if (at !== -1) gate.waiting.splice(at, 1);
  };
});

/** Imports: before it reads a drawing, an import lets the page answer through a port. One that was not started keeps its messages. */
export const imports = gateOf('imports', HOLDS, (gate) => {
  const begin = Reflect.get(MessagePort.prototype, 'start');
  MessagePort.prototype.start = function (this: MessagePort): void {
    gate.ask(() => Reflect.apply(begin, this, []));
  };
});

/** What waits is imported, and what is imported later does not wait. */
export const letImport: Hand = [imports.pass, imports.open];

/** Holds the page's requests for exclusive locks, and takes away its time limit for them. */
export const locks = gateOf('locks', { ...HOLDS, isArmed: false }, (gate) => {
  AbortSignal.timeout = () => new AbortController().signal;
  const request = Reflect.get(LockManager.prototype, 'request') as () => Promise<never>;
  LockManager.prototype.request = function (this: LockManager, ...parameters: unknown[]) {
    return new Promise<never>((resolve) =>
      gate.ask(() => resolve(Reflect.apply(request, this, parameters) as Promise<never>)),
    );
  };
});

/** What the page gives to the clipboard or to the share sheet. */
const handOver = (name: 'writeText' | 'share') =>
  gateOf(name, { isArmed: true, fault: 'NotAllowedError' }, (gate) => {
    const owner = gate.name === 'share' ? navigator : navigator.clipboard;
    const value = (given: string | ShareData): Promise<void> =>
      new Promise((resolve, reject) => {
        gate.words = typeof given === 'string' ? given : (given.url ?? '');
        gate.ask((fault) => (fault === null ? resolve() : reject(new DOMException('no', fault))));
      });
    Object.defineProperty(owner, gate.name, { value });
  });

export const clipboard = handOver('writeText');
export const shareSheet = handOver('share');

/** Does what the page asked, or ends it with a fault. */
type Settle = (fault: string | null) => void;

/** The gate as it lies in the page. */
interface PageGate {
  readonly name: string;
  readonly waiting: Settle[];
  /** Whether requests wait. */
  isArmed: boolean;
  /** How requests end that do not wait; null where they are done. */
  fault: string | null;
  /** What was last asked, in words. */
  words: string;
  /** Called where the page asks. */
  ask(settle: Settle): void;
}

/** How what waits ends if the gate is broken, and what a person has then: `a phone without memory`. */
interface Options extends Pick<PageGate, 'isArmed'> {
  readonly fault: string;
  readonly faulty?: string;
}

/** A gate that `install` puts between a page and its browser. It runs in the page, and knows nothing beyond itself. */
function gateOf(
  name: string,
  { isArmed, fault, faulty = 'a browser that refuses' }: Options,
  install: (gate: PageGate) => void,
) {
  const key = `tearline-${name}`;
  const change = ({ page }: Stage, changes: Partial<PageGate>): Promise<void> =>
    page.evaluate(
      ([gateKey, changed]) => {
        const gate = Object.assign(Reflect.get(window, gateKey) as PageGate, changed);
        if (!gate.isArmed) for (const settle of gate.waiting.splice(0)) settle(gate.fault);
      },
      [key, changes] as const,
    );
  /** What waits is done or ends with a fault, once something does; what comes later waits. Returns its words. */
  const settle = async ({ page }: Stage, ending: string | null): Promise<string> => {
    const isWaiting = (gateKey: string): boolean =>
      (Reflect.get(window, gateKey) as PageGate).waiting.length > 0;
    await page.waitForFunction(isWaiting, key);
    return page.evaluate(
      ([gateKey, end]) => {
        const gate = Reflect.get(window, gateKey) as PageGate;
        for (const one of gate.waiting.splice(0)) one(end);
        return gate.words;
      },
      [key, ending] as const,
    );
  };
  const broken = (hand: Hand): Deed => ({
    words: `has ${faulty} (only the runner can do this)`,
    hand,
  });
  return {
    settle,
    /** Before the page opens. */
    install: async ({ page }: Stage): Promise<void> => {
      const parts = JSON.stringify({ key, name, isArmed });
      const script = `(${String(install)})((${String(gateIn)})(${parts}))`;
      await page.addInitScript({ content: script });
    },
    /** What is asked from now on waits. */
    arm: (stage: Stage) => change(stage, { isArmed: true }),
    /** What waits is done, and so is what is asked from now on. */
    open: (stage: Stage) => change(stage, { isArmed: false, fault: null }),
    /** What waits ends with the fault, and so does what is asked from now on. */
    break: broken((stage) => change(stage, { isArmed: false, fault })),
    /** What waits is done, once something does. */
    pass: (stage: Stage) => settle(stage, null),
    /** What waits ends with the fault, once something does. */
    fail: broken((stage) => settle(stage, fault)),
  };
}

/** Runs in the page. */
function gateIn({ key, ...parts }: { key: string; name: string; isArmed: boolean }): PageGate {
  const gate: PageGate = {
    ...parts,
    waiting: [],
    fault: null,
    words: '',
    ask: (settle) => {
      if (gate.isArmed) gate.waiting.push(settle);
      else settle(gate.fault);
    },
  };
  Reflect.set(window, key, gate);
  return gate;
}
