/** Answers held for a few seconds, so that the pages of one search count only once. */
interface HeldAnswers<Value> {
  /** The answer held under the key, else the one now made; two at once make it together. */
  of(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Lets all go, since what they were made of has changed. */
  forget(): void;
}

/** `keptMs` from the moment it was asked for; the oldest go where there are more than `most`. */
export function holdAnswers<Value>({
  keptMs,
  most,
  now = Date.now,
}: {
  readonly keptMs: number;
  readonly most: number;
  readonly now?: () => number;
}): HeldAnswers<Value> {
  const held = new Map<string, { readonly until: number; readonly answer: Promise<Value> }>();
  return {
    of(key, make) {
      const known = held.get(key);
      if (known !== undefined && known.until > now()) return known.answer;
      const answer = make();
      const entry = { until: now() + keptMs, answer };
      held.delete(key);
      held.set(key, entry);
      answer.catch(() => held.get(key) === entry && held.delete(key));
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
      return answer;
    },
    forget: () => held.clear(),
  };
}
