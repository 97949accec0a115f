/** Work that is under way, by key: callers with one key share it. */
export function createSharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  const begin = (key: string, work: (isLatest: () => boolean) => Promise<Result>) => {
    const isLatest = (): boolean => underWay.get(key) === begun;
    const begun: Promise<Result> = work(isLatest).finally(() => isLatest() && underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
  return {
    /** Joins the work of this key, or begins it. `isLatest` returns false once the work is forgotten. */
    run: (key: string, work: (isLatest: () => boolean) => Promise<Result>): Promise<Result> =>
      underWay.get(key) ?? begin(key, work),
    /** Later callers start new work, of every key for null. */
    forget(key: string | null): void {
      if (key === null) underWay.clear();
      else underWay.delete(key);
    },
  };
}
