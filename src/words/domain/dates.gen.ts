/** Generated from en/domain/dates.json by `npm run generate`. Do not edit. */
export const january = (): string => 'January';
export const february = (): string => 'February';
export const march = (): string => 'March';
export const april = (): string => 'April';
export const may = (): string => 'May';
export const june = (): string => 'June';
export const july = (): string => 'July';
export const august = (): string => 'August';
export const september = (): string => 'September';
export const october = (): string => 'October';
export const november = (): string => 'November';
export const december = (): string => 'December';
export const monthAndDay = ({
  month,
  day,
}: {
  readonly month: string | number;
  readonly day: string | number;
}): string => `${month} ${day}`;
export const fullDate = ({
  monthAndDay,
  year,
}: {
  readonly monthAndDay: string | number;
  readonly year: string | number;
}): string => `${monthAndDay}, ${year}`;
