import { AsyncLocalStorage } from 'node:async_hooks';

const owners = new AsyncLocalStorage<string>();

/** Runs work in the name of an account or a network. All heavy work that it starts waits in the line of this owner. */
export function asOwner<Result>(owner: string, work: () => Result): Result {
  return owners.run(owner, work);
}

/** Returns the owner of the current work; empty for jobs of the services themselves. */
export function workOwner(): string {
  return owners.getStore() ?? '';
}
