/** Rows to work through, and what becomes of one that fails. */
export interface Lots {
  /** Rows of a full lot. */
  readonly lot: number;
  /** Does up to `most` rows after the first `skip`; returns how many. Fewer than `most` means that no more are left. */
  readonly work: (most: number, skip: number) => Promise<number>;
  /** Returns whether an error is about no row, such as an unreachable database; it is thrown. */
  readonly isPassing: (error: unknown) => boolean | Promise<boolean>;
  /** Called for a row that fails by itself. It is left where it is, and the rows after it go on. */
  readonly onSetAside: (error: unknown) => void;
  readonly isStopped?: () => boolean;
}

/** Rows of one round that are set aside; with more, the cause is hardly in the rows. */
const MOST_SET_ASIDE = 100;

/** Works in lots until no row is left. A lot that fails is halved, until the row at fault is alone (OBS-03). */
export async function workInLots(lots: Lots): Promise<void> {
  const { lot, work, isPassing, onSetAside, isStopped = () => false } = lots;
  let most = lot;
  let setAside = 0;
  while (!isStopped()) {
    try {
      if ((await work(most, setAside)) < most) return;
      most = Math.min(lot, 2 * most);
    } catch (error) {
      if (setAside >= MOST_SET_ASIDE || (await isPassing(error))) throw error;
      most = Math.floor(most / 2);
      if (most > 0) continue;
      onSetAside(error);
      setAside += 1;
      most = lot;
    }
  }
}
