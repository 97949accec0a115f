import type { FastifyBaseLogger } from 'fastify';
import { dayBefore } from '../coupons/stored/last-days.ts';
import type { Database } from '../db/database.ts';
import { codesOfSerials, countCodes, type SeenCode } from './code-counts.repository.ts';

/** Notes which codes were opened and added to a wallet, each once, and nothing about who did it (SER-05). */
interface CodeUsage {
  readonly opened: (code: Uint8Array, source: string | null) => void;
  readonly added: (code: Uint8Array) => void;
  /** An offer was saved in Google Wallet; ids of coupons are ignored. */
  readonly offerSaved: (id: string) => void;
  /** Stores what was noted; what cannot be stored stays for the next flush. */
  flush(): Promise<void>;
}

/** Codes noted while the database is away; beyond that they are dropped to save memory. */
const MOST_CODES = 100_000;
/** Codes in one statement. */
const AT_ONCE = 1_000;

type Noted = { -readonly [Key in keyof SeenCode]: SeenCode[Key] };

/** Notes in memory, so that no page waits. A killed process loses the notes since the last `flush`. */
export function createCodeUsage(database: Database, log: FastifyBaseLogger): CodeUsage {
  const noted = new Map<string, Noted>();
  const saved = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  let isNextAsked = false;

  const note = (seen: SeenCode): void => noteIn(noted, seen);

  const write = async (): Promise<void> => {
    isNextAsked = false;
    try {
      const serials = [...saved];
      for (const code of await codesOfSerials(database, serials)) note(addedCode(code));
      for (const serial of serials) saved.delete(serial);
      await writeCodes();
    } catch (error) {
      log.warn({ err: error }, 'Opened codes could not be stored; they are tried again');
    }
  };

  const writeCodes = async (): Promise<void> => {
    while (noted.size > 0) {
      const some = [...noted].slice(0, AT_ONCE);
      for (const [key] of some) noted.delete(key);
      const codes = some.map(([, one]) => one);
      await countCodes(database, dayBefore(new Date(), 0), codes).catch((error: unknown) => {
        for (const code of codes) note(code);
        throw error;
      });
    }
  };

  return {
    opened: (code, source) =>
      note({ code: Buffer.from(code), source, isOpened: true, isAdded: false }),
    added: (code) => note(addedCode(Buffer.from(code))),
    offerSaved: (id) => {
      if (saved.size < MOST_CODES) saved.add(id);
    },
    flush() {
      // A second flush that waits for the database would only repeat the first.
      if (!isNextAsked) writing = writing.then(write);
      isNextAsked = true;
      return writing;
    },
  };
}

function noteIn(noted: Map<string, Noted>, { code, source, isOpened, isAdded }: SeenCode): void {
  const key = code.toString('hex');
  const known = noted.get(key);
  if (known === undefined) {
    if (noted.size < MOST_CODES) noted.set(key, { code, source, isOpened, isAdded });
    return;
  }
  known.isOpened ||= isOpened;
  known.isAdded ||= isAdded;
  known.source ??= source;
}

function addedCode(code: Buffer): SeenCode {
  return { code, source: null, isOpened: false, isAdded: true };
}
