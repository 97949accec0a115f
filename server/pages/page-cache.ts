interface Entry<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
  /** When its version was last known to be the newest, milliseconds of `performance.now()`. */
  readonly checkedAt: number;
}

/** The newest version of each of the `capacity` most lately asked-for pages; one making at a time for each. */
interface PageCache<Value> {
  /** The value of that version, made if it is not there; what fails to be made is forgotten. */
  get(id: string, version: string, make: () => Promise<Value>): Promise<Value>;
  /** What is kept under the id, if its version was the newest at most `milliseconds` ago. */
  recent(id: string, milliseconds: number): Promise<Value> | null;
  forget(id: string): void;
}

export function createPageCache<Value>(capacity: number): PageCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  function remember(id: string, entry: Entry<Value>) {
    entries.delete(id);
    entries.set(id, entry);
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  }

  return {
    get(id, version, make) {
      const known = entries.get(id);
      const value = known?.version === version ? known.value : make();
      const entry = { version, value, checkedAt: performance.now() };
      remember(id, entry);
      entry.value.catch(() => {
        if (entries.get(id)?.value === value) entries.delete(id);
      });
      return entry.value;
    },
    recent(id, milliseconds) {
      const known = entries.get(id);
      if (known === undefined || performance.now() - known.checkedAt > milliseconds) return null;
      return known.value;
    },
    forget: (id) => void entries.delete(id),
  };
}
