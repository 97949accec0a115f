import { AsyncLocalStorage } from 'node:async_hooks';

const owners = new AsyncLocalStorage<string>();

/** Does the work in the name of an account or a network: whatever heavy work it leads to waits in that one's line. */
export function asOwner<Result>(owner: string, work: () => Result): Result {
  return owners.run(owner, work);
}

/** In whose name the work under way is done; empty for the jobs of the services themselves. */
export function workOwner(): string {
  return owners.getStore() ?? '';
}
