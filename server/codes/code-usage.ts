import { dayBefore } from '../coupons/stored/last-days.ts';
import { createTally, type TallyLog } from '../work/tally.ts';
import type { Database } from '../db/database.ts';
import { codesOfSerials, countCodes, type SeenCode } from './code-counts.repository.ts';

type Noted = { -readonly [Key in keyof SeenCode]: SeenCode[Key] };

/** Notes which codes were opened and added to a wallet, each once, and nothing about who did it (SER-05). */
export function createCodeUsage(database: Database, log: TallyLog) {
  const codes = createTally<Noted>({
    kind: 'codes',
    keyOf: ({ code }) => code.toString('hex'),
    add(known, { isOpened, isAdded, source }) {
      known.isOpened ||= isOpened;
      known.isAdded ||= isAdded;
      known.source ??= source;
    },
    store: (seen) => countCodes(database, dayBefore(new Date(), 0), seen),
    log,
  });
  const saved = createTally<string>({
    kind: 'offers',
    keyOf: (serial) => serial,
    add: () => undefined,
    async store(serials) {
      for (const code of await codesOfSerials(database, serials)) codes.note(addedCode(code));
    },
    log,
  });
  return {
    opened: (code: Uint8Array, source: string | null) =>
      codes.note({ code: Buffer.from(code), source, isOpened: true, isAdded: false }),
    added: (code: Uint8Array) => codes.note(addedCode(Buffer.from(code))),
    /** An offer was saved in Google Wallet; ids of coupons are ignored. */
    offerSaved: saved.note,
    /** Stores what was noted. */
    async flush() {
      await saved.flush();
      await codes.flush();
    },
  };
}

function addedCode(code: Buffer): Noted {
  return { code, source: null, isOpened: false, isAdded: true };
}
