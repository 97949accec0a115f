/** Amounts by name, such as running work by owner. A name without any is forgotten. */
export function createAmounts() {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    get names() {
      return amounts.size;
    },
    of: (name: string): number => amounts.get(name) ?? 0,
    /** A negative change takes away. */
    add(name: string, change: number): void {
      total += change;
      const amount = (amounts.get(name) ?? 0) + change;
      if (amount > 0) amounts.set(name, amount);
      else amounts.delete(name);
    },
    /** Returns the name with the most; null without any. */
    largest(): string | null {
      const [largest] = [...amounts].toSorted(([, one], [, other]) => other - one);
      return largest?.[0] ?? null;
    },
  };
}
