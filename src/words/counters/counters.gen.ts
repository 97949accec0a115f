/** Generated from en/counters/counters.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';

export const title = (): string => 'Counters';
export const about = (): string => 'A phone behind the till. It knows your coupons, nobody else’s.';
export const newCounter = (): string => 'New counter';
export const name = (): string => 'Name of the counter';
export const nameAdvice = (): string => 'Such as the street: uses are listed under it.';
export const nameIssue = (): string => 'Enter a name of at most 40 characters.';
export const make = (): string => 'Make the counter';
export const making = (): string => 'Making the counter…';
export const none = (): string => 'No counter yet';
export const noneAdvice = (): string =>
  'Make one for each phone that redeems. It needs no account and no app: an address and a PIN.';
export const list = (): string => 'Your counters';
export const usedAt = ({ when }: { readonly when: string | number }): string => `Used ${when}`;
export const notUsed = (): string => 'Not used yet';
export const notOpened = (): string => 'New, not opened yet';
export const unknownCodesPause = ({ time }: { readonly time: string | number }): string =>
  `Twenty unknown codes. Goes on in ${time}`;
export const wrongPinsPause = ({ time }: { readonly time: string | number }): string =>
  `Five wrong PINs. Goes on in ${time}`;
export const locked = (): string => 'A hundred wrong PINs. Give it a new card';
export const revoked = (): string => 'Revoked';
export const revokedOn = ({ date }: { readonly date: string | number }): string =>
  `Revoked ${date}`;
export const today = (): string => 'today';
export const hours = ({ hours }: { readonly hours: string | number }): string =>
  `Uses by hour: ${hours}`;
export const hourUses = ({
  hour,
  uses,
}: {
  readonly hour: string | number;
  readonly uses: number;
}): string => `${hour} ${uses === 1 ? `${figure(uses)} use` : `${figure(uses)} uses`}`;
export const menu = ({ name }: { readonly name: string | number }): string => `Menu of ${name}`;
export const newCard = (): string => 'New card';
export const revoke = (): string => 'Revoke';
export const failed = ({ reason }: { readonly reason: string | number }): string =>
  `This did not work: ${reason}`;
export const cardHead = (): string => 'Card of the counter';
export const scanThis = (): string => 'Scan this with the phone at the till.';
export const keepPage = (): string => 'Keep the page on its home screen.';
export const copyAddress = (): string => 'Copy address';
export const copied = (): string => 'Copied';
export const pin = (): string => 'PIN';
export const shownOnce = (): string => 'Shown this once. Lost it? Make a new one.';
export const printCard = (): string => 'Print this card';
export const writtenDown = (): string => 'I have written it down';
export const renewTitle = ({ name }: { readonly name: string | number }): string =>
  `A new card for ${name}?`;
export const renewAdvice = (): string =>
  'Its address and PIN stop working at once, on phones that use it too. They ask for the new PIN at the new address.';
export const renewYes = (): string => 'Make a new card';
export const revokeTitle = ({ name }: { readonly name: string | number }): string =>
  `Revoke ${name}?`;
export const revokeAdvice = (): string =>
  'Its phones stop working at once. Its uses stay in the list.';
export const revokeYes = (): string => 'Revoke';
export const keepIt = (): string => 'Keep it';
export const working = (): string => 'One moment…';
export const uses = (): string => 'Uses';
export const counts = ({ today, all }: { readonly today: number; readonly all: number }): string =>
  `${figure(today)} today, ${figure(all)} in all`;
export const counter = (): string => 'Counter';
export const day = (): string => 'Day';
export const allCounters = (): string => 'All counters';
export const todayDay = ({ date }: { readonly date: string | number }): string => `Today, ${date}`;
export const allDays = (): string => 'All days';
export const csv = (): string => 'CSV';
export const downloading = (): string => 'Downloading the uses…';
export const time = (): string => 'Time';
export const coupon = (): string => 'Coupon';
export const code = (): string => 'Code';
export const state = (): string => 'State';
export const noCode = (): string => 'no code';
export const redeemed = (): string => 'Redeemed';
export const undone = ({ seconds }: { readonly seconds: number }): string =>
  `Undone after ${figure(seconds)} s`;
export const noUses = (): string => 'No use on this day';
export const more = (): string => 'Show more';
export const loadFailed = (): string => 'Your counters could not be loaded';
export const usesFailed = (): string => 'The uses could not be loaded';
export const safe = (): string => 'They are safe. Check your connection and try again.';
export const fileName = (): string => 'Uses.csv';
