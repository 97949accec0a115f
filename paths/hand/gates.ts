/** What pages ask of their browser, by kind, and the hands that hold it, let it through or break it. */
import type { Hand } from './hand.ts';
import { gateOf, type PageGate } from './gate.ts';

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
