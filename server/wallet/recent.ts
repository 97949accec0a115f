/** The latest results by key; those who ask at the same time wait for the same work. */
interface Recent<Value> {
  find(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** Keeps the `limit` results asked for last; a failure is not kept. */
export function createRecent<Value>(limit: number): Recent<Value> {
  const kept = new Map<string, Promise<Value>>();
  return {
    find: (key, make) => {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      value.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
