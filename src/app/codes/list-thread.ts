import { BrokenList } from '../../domain/codes/list/list-fault.ts';
import type { ListReply, ListRequest } from './list-messages.ts';

/** A thread that reads one list. */
interface ListThread {
  /** Throws `BrokenList`. Wait for each reply before the next request. */
  ask<Kind extends ListReply['kind']>(
    request: ListRequest,
    kind: Kind,
  ): Promise<Extract<ListReply, { kind: Kind }>>;
  end(): void;
}

/** Starts a thread; it ends with the signal. */
export function startListThread(signal: AbortSignal): ListThread {
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url), {
    type: 'module',
    name: 'list of households',
  });
  signal.addEventListener('abort', () => worker.terminate());
  return {
    end: () => worker.terminate(),
    async ask<Kind extends ListReply['kind']>(request: ListRequest, kind: Kind) {
      const reply = await new Promise<ListReply>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<ListReply>) => resolve(data);
        worker.onerror = () => reject(new BrokenList('unreadable'));
        worker.postMessage(request);
      });
      if (reply.kind === 'broken') {
        const { code, line, text } = reply.fault;
        throw new BrokenList(code, line, text);
      }
      if (reply.kind !== kind) throw new Error(`The list's thread sent ${reply.kind}.`);
      return reply as Extract<ListReply, { kind: Kind }>;
    },
  };
}
