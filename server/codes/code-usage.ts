import { sql } from 'kysely';
import { dayBefore } from '../coupons/stored/last-days.ts';
import { createTally, type TallyLog } from '../work/tally.ts';
import type { Database } from '../db/database.ts';

/** A code that was seen since the last time. */
interface SeenCode {
  readonly code: Buffer;
  /** The source in the address of the page; null for none. */
  source: string | null;
  isOpened: boolean;
  isAdded: boolean;
}

/** Notes which codes were opened and added to a wallet, each once, and nothing about who did it (SER-05). */
export function createCodeUsage(database: Database, log: TallyLog) {
  const codes = createTally<SeenCode>({
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
      // Ids of coupons name no code.
      const rows = await database
        .selectFrom('code_passes')
        .select('code')
        .where('serial', 'in', serials)
        .execute();
      for (const { code } of rows) codes.note(addedCode(code));
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

function addedCode(code: Buffer): SeenCode {
  return { code, source: null, isOpened: false, isAdded: true };
}

/**
 * Marks codes as opened or added, each once, and counts them on a day. A source counts if the coupon's owner named it. A
 * used code keeps its own, under which its use was counted.
 */
async function countCodes(database: Database, day: string, seen: readonly SeenCode[]) {
  await sql`with seen as (
      select * from unnest(
        ${seen.map(({ code }) => code)}::bytea[],
        ${seen.map(({ source }) => source)}::text[],
        ${seen.map(({ isOpened }) => isOpened)}::boolean[],
        ${seen.map(({ isAdded }) => isAdded)}::boolean[]
      ) as seen (code, source, opened, added)
    ), found as (
      select codes.code, codes.series, seen.opened and not codes.opened as opened,
        seen.added and not codes.added as added,
        case when codes.opened or codes.added or codes.used_at is not null then codes.source else (
          select coupon_sources.number from coupon_sources join code_series on code_series.coupon_id = coupon_sources.coupon_id
          where code_series.number = codes.series and coupon_sources.name = seen.source and listed
        ) end as source
      from codes join seen on seen.code = codes.code
      where (seen.opened and not codes.opened) or (seen.added and not codes.added)
      order by codes.code for no key update of codes
    ), marked as (
      update codes set opened = codes.opened or found.opened, added = codes.added or found.added,
        source = found.source
      from found where codes.code = found.code
    )
    insert into code_days as days (series, day, source, opened, added)
    select series, ${day}::date, coalesce(source, 0), count(*) filter (where opened),
      count(*) filter (where added)
    from found where exists (select from code_series where number = found.series)
    group by series, coalesce(source, 0) order by 1, 3
    on conflict (series, day, source) do update set
      opened = days.opened + excluded.opened, added = days.added + excluded.added
  `.execute(database);
}
