/** Generated from en/codes.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const about = ({ name }: { readonly name: string | number }): string =>
  `${name}. One code and one link for each household`;
export const bringYourList = (): string => 'Bring your list';
export const dropHere = (): string => 'Drop a CSV here';
export const dropAdvice = (): string =>
  'One row for each household, names of the columns in the first';
export const chooseCsv = (): string => 'Choose a CSV';
export const anotherFile = (): string => 'Another file';
export const csvFile = (): string => 'CSV file';
export const listLimits = (): string =>
  'Up to 1,000,000 rows or 200 MB. Commas, semicolons or tabs; saved as UTF-8, UTF-16 or Windows-1252.';
export const noListYet = (): string => 'No list yet?';
export const noListAdvice = (): string =>
  'Tearline makes the codes. Give your printer the file, or print them yourself.';
export const howMany = (): string => 'How many households';
export const makeCodes = (): string => 'Make codes';
export const addListLater = (): string => 'You can add a list later. What is printed stays good.';
export const countIssue = (): string => 'Enter a number from 1 to 1,000,000.';
export const reading = ({ name }: { readonly name: string | number }): string => `Reading ${name}…`;
export const listFacts = ({
  rows,
  size,
  delimiter,
  encoding,
}: {
  readonly rows: number;
  readonly size: string | number;
  readonly delimiter: 'comma' | 'semicolon' | (string & {});
  readonly encoding: string | number;
}): string =>
  `${rows === 1 ? `${figure(rows)} row` : `${figure(rows)} rows`}, ${size} MB, ${delimiter === 'comma' ? 'commas' : delimiter === 'semicolon' ? 'semicolons' : 'tabs'}, ${encoding}`;
export const keep = (): string => 'Keep';
export const kept = (): string => 'kept';
export const notKept = (): string => 'not kept';
export const isBarcode = (): string => 'barcode';
export const columnIsBarcode = ({ column }: { readonly column: string | number }): string =>
  `${column} is the barcode`;
export const keepColumn = ({ column }: { readonly column: string | number }): string =>
  `Keep ${column}`;
export const codeIsBarcode = (): string => 'No column: Tearline’s code is the barcode';
export const firstRows = (): string => 'The first five rows';
export const line = (): string => 'Line';
export const andMore = ({ count }: { readonly count: number }): string =>
  `and ${count === 1 ? `${figure(count)} more row` : `${figure(count)} more rows`}. Columns that are not ticked never leave this computer.`;
export const allShown = (): string => 'Columns that are not ticked never leave this computer.';
export const rowsRefused = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} row` : `${figure(count)} rows`} cannot become a code`;
export const downloadRefused = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? 'Download the row' : `Download the ${figure(count)} rows`}`;
export const refusedLines = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} line` : `${figure(count)} lines`}`;
export const andOthers = ({
  lines,
  count,
}: {
  readonly lines: string | number;
  readonly count: number;
}): string => `${lines} and ${figure(count)} more`;
export const noValue = (): string => 'The barcode’s column is empty';
export const tooFewValues = (): string => 'A column is missing';
export const tooManyValues = (): string => 'One column too many';
export const longValue = (): string => 'A text is longer than 256 characters';
export const hiddenValue = (): string => 'A text has characters that cannot be seen';
export const barcodeValue = (): string => 'The coupon’s barcode cannot hold this value';
export const why = (): string => 'Why';
export const equalRows = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} row has` : `${figure(count)} rows have`} the same barcode as another row. Each row still gets a link of its own.`;
export const importCodes = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `Import ${figure(count)} code` : `Import ${figure(count)} codes`}`;
export const ofCodes = ({ count }: { readonly count: number }): string =>
  `of ${count === 1 ? `${figure(count)} code` : `${figure(count)} codes`}`;
export const rate = (): string => 'Rate';
export const perSecond = ({ rows }: { readonly rows: number }): string =>
  `${figure(rows)} a second`;
export const left = (): string => 'Left';
export const secondsLeft = ({ seconds }: { readonly seconds: number }): string =>
  `${seconds === 1 ? `${figure(seconds)} second` : `${figure(seconds)} seconds`}`;
export const importing = ({
  name,
  rows,
  count,
}: {
  readonly name: string | number;
  readonly rows: number;
  readonly count: number;
}): string => `${name}: ${figure(rows)} of ${figure(count)} codes`;
export const newCodes = (): string => 'New codes';
export const cancelAdvice = (): string =>
  'Cancel keeps nothing. If the line breaks, it goes on from here.';
export const cancelling = (): string => 'Removing what was imported…';
export const waiting = (): string => 'Tearline did not answer. The import goes on by itself.';
export const stopped = ({ reason }: { readonly reason: string | number }): string =>
  `The import stopped: ${reason}`;
export const goOn = (): string => 'Go on now';
export const codesReady = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} code is` : `${figure(count)} codes are`} ready`;
export const addMore = (): string => 'Add more codes';
export const series = (): string => 'Your codes';
export const seriesFacts = ({
  rows,
  date,
}: {
  readonly rows: number;
  readonly date: string | number;
}): string => `${rows === 1 ? `${figure(rows)} code` : `${figure(rows)} codes`}, ${date}`;
export const withoutList = (): string => 'Made without a list';
export const unfinished = ({
  rows,
  count,
}: {
  readonly rows: number;
  readonly count: number;
}): string => `Not finished: ${figure(rows)} of ${figure(count)} codes. They do not work yet.`;
export const listWithLinks = (): string => 'List with links';
export const listFailed = ({ reason }: { readonly reason: string | number }): string =>
  `The list could not be downloaded: ${reason}`;
export const downloading = (): string => 'Downloading the list…';
export const removeSeries = (): string => 'Remove these codes';
export const removeTitle = ({ name }: { readonly name: string | number }): string =>
  `Remove ${name}?`;
export const removeAdvice = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} code and its link stop` : `${figure(count)} codes and their links stop`} working at once, on paper too. This cannot be undone.`;
export const removeFailed = ({ reason }: { readonly reason: string | number }): string =>
  `The codes were not removed: ${reason}`;
export const keepThem = (): string => 'Keep them';
export const seriesFailed = (): string => 'Your codes could not be loaded';
export const seriesSafe = (): string => 'They are safe. Check your connection and try again.';
export const faultEmpty = (): string => 'The file is empty.';
export const faultBinary = (): string =>
  'This is no text file. Save the sheet as CSV in your spreadsheet program, then choose it again.';
export const faultLine = ({ line }: { readonly line: number }): string =>
  `Line ${figure(line)} is no text. Save the sheet as CSV in your spreadsheet program, then choose it again.`;
export const faultTooLarge = (): string =>
  'The file is larger than 200 MB. Split it into several lists.';
export const faultEncoding = (): string =>
  'The file has letters that cannot be read. Save it as UTF-8, then choose it again.';
export const faultNoHeader = ({ line }: { readonly line: number }): string =>
  `Line ${figure(line)} has no names of columns. Put a name above each column, no name twice, then choose the file again.`;
export const faultNoRows = (): string => 'The file has names of columns, but no rows.';
export const faultQuote = ({ line }: { readonly line: number }): string =>
  `In line ${figure(line)} a quotation mark is opened and not closed, or has a letter behind it. Mend the line, then choose the file again.`;
export const faultTooManyColumns = ({ line }: { readonly line: number }): string =>
  `Line ${figure(line)} has more than 200 columns. Check the line, then choose the file again.`;
export const faultTooManyRows = (): string =>
  'The list has more than 1,000,000 rows. Split it into several lists.';
export const faultUnreadable = (): string =>
  'The file could not be read. It may have been moved or changed: choose it again.';
