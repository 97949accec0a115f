/** Days until each member of a list had its turn. */
const DAYS = 12;

/**
 * Adds `long` to each member, for the end of its test's title: empty for a twelfth of them, another one each day
 * (UTC), and ` @long` for the others. `npm run test:long` takes these.
 */
export function dailyPart<Member extends object>(
  members: readonly Member[],
): readonly (Member & { readonly long: '' | ' @long' })[] {
  const today = Math.floor(Date.now() / 86_400_000) % DAYS;
  return members.map((member, at) => ({ ...member, long: at % DAYS === today ? '' : ' @long' }));
}
