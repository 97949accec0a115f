/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<never>) => void): void;
  postMessage(reply: unknown): void;
}

declare const self: WorkerScope;

/** In a worker: replies to each request of the page; `failed` makes the reply of an error. */
export function replyToRequests<Request, Reply>(
  replyTo: (request: Request) => Promise<Reply>,
  failed: (reason: unknown) => Reply,
): void {
  self.addEventListener('message', ({ data }) => {
    void replyTo(data)
      .catch(failed)
      .then((reply) => self.postMessage(reply));
  });
}
