/** Beyond this a window of 900 px is gone in less than half a second, px each second. */
const READABLE_PACE = 2_000;
/** The pace is that of so long a piece of the way, ms: one notch of a wheel is no haste. */
const SPAN = 100;
/** Without a move for so long the window rests, ms. */
const REST = 200;

/** How fast the window is scrolled: what is gone before anyone could see it needs not be fetched. */
export class ScrollPace {
  readonly #waiting = new Set<() => void>();
  #from: { readonly at: number; readonly top: number } | null = null;
  #isSwift = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Faster than one can see what passes. */
  get isSwift(): boolean {
    return this.#isSwift;
  }

  /** Follows the window until the returned function is called. */
  follow(): () => void {
    const look = () => this.#look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      this.#stop();
    };
  }

  /** Calls once, as soon as the window is slow or at rest; the returned function takes that back. */
  onceSlow(call: () => void): () => void {
    if (this.#isSwift) this.#waiting.add(call);
    else call();
    return () => this.#waiting.delete(call);
  }

  #look(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#stop(), REST);
    const [at, top] = [performance.now(), window.scrollY];
    this.#from ??= { at, top };
    const passed = at - this.#from.at;
    if (passed < SPAN) return;
    const pace = (1_000 * Math.abs(top - this.#from.top)) / passed;
    this.#from = { at, top };
    if (pace > READABLE_PACE) this.#isSwift = true;
    else this.#slow();
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#from = null;
    this.#slow();
  }

  #slow(): void {
    this.#isSwift = false;
    const calls = [...this.#waiting];
    this.#waiting.clear();
    for (const call of calls) call();
  }
}
