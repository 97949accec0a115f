/** Holds requests to the drafts' storage, as if another tab kept it busy. */
import type { Stage } from './hand.ts';

interface Gate {
  /** The page's own open transactions. */
  readonly asked: Set<IDBTransaction>;
  /** Releases waiting requests; null if nothing is held. */
  release: (() => void) | null;
  /** The drafts, in a connection of its own. */
  open(): Promise<IDBDatabase>;
}

/** Of the database, and of its store. */
const NAMES = ['tearline-drafts', 'drafts'] as const;

/** Before the page opens. */
export async function watch({ page }: Stage): Promise<void> {
  await page.addInitScript(([name, store]) => {
    const open = (): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
        opening.addEventListener('error', () => reject(new Error('There is no storage.')));
        opening.addEventListener('success', () => resolve(opening.result));
      });
    const gate: Gate = { asked: new Set(), release: null, open };
    Object.assign(window, { tearlineStorage: gate });
    const begin: unknown = Reflect.get(IDBDatabase.prototype, 'transaction');
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...parameters) {
      if (typeof begin !== 'function') throw new Error('This browser has no storage.');
      const transaction = Reflect.apply(begin, this, parameters) as IDBTransaction;
      if (this.name !== name) return transaction;
      gate.asked.add(transaction);
      transaction.addEventListener('complete', () => gate.asked.delete(transaction));
      transaction.addEventListener('abort', () => gate.asked.delete(transaction));
      return transaction;
    };
    const commit: unknown = Reflect.get(IDBTransaction.prototype, 'commit');
    // A committed transaction cannot be aborted any more, so `commit` does nothing; the transaction ends by itself.
    IDBTransaction.prototype.commit = function (this: IDBTransaction): void {
      const isHeld = gate.asked.has(this) && gate.release !== null;
      if (!isHeld && typeof commit === 'function') Reflect.apply(commit, this, []);
    };
  }, NAMES);
}

/** What the page asks from now on waits. */
export async function hold(stage: Stage): Promise<void> {
  const isHeld = await stage.page.evaluate(
    () => (Reflect.get(window, 'tearlineStorage') as Gate).release !== null,
  );
  if (!isHeld) await pass(stage);
}

/** What waits is done; what the page asks from now on waits. */
export async function pass({ page }: Stage): Promise<void> {
  await page.evaluate(async ([, store]) => {
    const gate = Reflect.get(window, 'tearlineStorage') as Gate;
    const drafts = await gate.open();
    const transaction = drafts.transaction(store, 'readwrite');
    gate.asked.delete(transaction);
    let isHeld = true;
    // A transaction lives as long as something is asked of it.
    const keep = (): void => {
      if (isHeld) transaction.objectStore(store).count().addEventListener('success', keep);
      else drafts.close();
    };
    keep();
    gate.release?.();
    gate.release = () => {
      isHeld = false;
    };
  }, NAMES);
}

/** What waits is done, and nothing is held any more. */
export async function free({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    const gate = Reflect.get(window, 'tearlineStorage') as Gate;
    gate.release?.();
    gate.release = null;
  });
}

/** What waits fails, as on a disk that breaks; what is asked later waits on. */
export async function breakAll({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => (Reflect.get(window, 'tearlineStorage') as Gate).asked.size > 0);
  await page.evaluate(() => {
    for (const transaction of (Reflect.get(window, 'tearlineStorage') as Gate).asked)
      transaction.abort();
  });
}

/** How many drafts the browser keeps; waits while storage is held. */
export async function count({ page }: Stage): Promise<number> {
  return page.evaluate(async ([, store]) => {
    const drafts = await (Reflect.get(window, 'tearlineStorage') as Gate).open();
    const listing = drafts.transaction(store).objectStore(store).getAllKeys();
    await new Promise((resolve) => listing.addEventListener('success', resolve));
    drafts.close();
    return listing.result.filter((key) => Array.isArray(key) && key[0] === 'about').length;
  }, NAMES);
}
