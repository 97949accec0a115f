/** Generated from en/preflight.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const preflight = (): string => 'Preflight';
export const toLookAt = ({
  count,
  fine,
}: {
  readonly count: number;
  readonly fine: number;
}): string => `${figure(count)} to look at, ${figure(fine)} fine`;
export const nothingToFix = (): string => 'Nothing to fix';
export const rulesLookedAt = ({ count }: { readonly count: number }): string =>
  `${count === 1 ? `${figure(count)} rule` : `${figure(count)} rules`} looked at, on both phones. It looks again while you type.`;
export const newsOf = ({
  count,
  first,
}: {
  readonly count: number;
  readonly first: string | number;
}): string =>
  `Preflight: ${count === 0 ? 'nothing to fix' : count === 1 ? `${figure(count)} thing to look at` : `${figure(count)} things to look at`}. ${first}`;
export const looksAtNothing = (): string => 'What was looked at';
export const change = (): string => 'Change it';
export const before = (): string => 'Before';
export const after = (): string => 'After';
export const ratio = ({ ratio }: { readonly ratio: string | number }): string => `${ratio} to 1`;
export const useColor = ({ color }: { readonly color: string | number }): string => `Use ${color}`;
export const useScheme = ({ scheme }: { readonly scheme: string | number }): string =>
  `Use ${scheme}`;
export const useText = ({ text }: { readonly text: string | number }): string => `Use “${text}”`;
export const useAQrCode = (): string => 'Use a QR code';
export const setDate = ({ date }: { readonly date: string | number }): string => `Set ${date}`;
export const looksAtText = (): string => 'The card’s text has a contrast of at least 4.5 to 1';
export const textIsFaint = (): string => 'The text is hard to read';
export const looksAtLabels = (): string =>
  'The card’s small labels have a contrast of at least 4.5 to 1';
export const labelsAreFaint = (): string => 'The small labels are hard to read';
export const phonesNeedContrast = (): string => 'Outdoors a phone needs a contrast of 4.5 to 1.';
export const looksAtLogoText = (): string =>
  'The letters of a text logo have a contrast of at least 3 to 1';
export const logoIsFaint = (): string => 'The logo’s letters are hard to read';
export const lettersNeedContrast = (): string => 'Large letters need a contrast of 3 to 1.';
export const looksAtArtwork = (): string => 'The artwork’s words are readable in the chosen scheme';
export const artworkIsFaint = ({ label }: { readonly label: string | number }): string =>
  `“${label}” is hard to read in the artwork`;
export const artworkNeedsContrast = ({ scheme }: { readonly scheme: string | number }): string =>
  `Its color in “${scheme}” is too close to what lies behind it.`;
export const looksAtIssuer = (): string => 'Google shows the whole business name: 20 characters';
export const googleCutsName = (): string => 'Google cuts the business name';
export const looksAtProvider = (): string =>
  'Google’s list shows a whole word of the business name: 12 characters';
export const googleCutsFirstWord = (): string =>
  'Google’s list cuts the business name inside a word';
export const looksAtTitle = (): string => 'Google shows the whole description: 60 characters';
export const googleCutsDescription = (): string => 'Google cuts the description';
export const googleShowsCharacters = ({ limit }: { readonly limit: number }): string =>
  `It shows ${figure(limit)} characters.`;
export const googleListsCharacters = ({ limit }: { readonly limit: number }): string =>
  `A list of coupons shows ${figure(limit)} characters.`;
export const looksAtLink = (): string =>
  'The link that saves to Google is at most 1,800 characters long';
export const linkIsLong = (): string => 'The link that saves to Google is too long';
export const linkWithoutTerms = ({
  length,
  room,
}: {
  readonly length: number;
  readonly room: number;
}): string =>
  `Even without terms and pictures it has ${figure(length)} characters, and browsers cut it after ${figure(room)}. Shorten the code.`;
export const looksAtCircle = (): string => 'Google’s circle cuts nothing off the logo';
export const logoLosesCorners = (): string => 'The logo loses its corners';
export const googleCutsACircle = (): string =>
  'Google shows a circle. Press “Edit crop”, then “Fit”, so that all of the logo is inside.';
export const looksAtSizes = (): string => 'Uploaded pictures have as many pixels as a phone shows';
export const imageIsSmall = ({ label }: { readonly label: string | number }): string =>
  `${label}: the picture is too small`;
export const imageIsEnlarged = ({
  width,
  height,
  fullWidth,
  fullHeight,
}: {
  readonly width: number;
  readonly height: number;
  readonly fullWidth: number;
  readonly fullHeight: number;
}): string =>
  `Its visible part has ${figure(width)} × ${figure(height)} pixels, and a phone shows ${figure(fullWidth)} × ${figure(fullHeight)}. It looks soft.`;
export const looksAtSmallWords = (): string =>
  'The artwork’s words are at least 9 px tall on a phone';
export const wordsAreSmall = ({ label }: { readonly label: string | number }): string =>
  `“${label}” is very small`;
export const shorterWordsAreLarger = ({ px }: { readonly px: string | number }): string =>
  `It is ${px} px tall on a phone. Shorter words are set larger.`;
export const looksAtRideAlong = (): string => 'The Ride-Along image calls to act';
export const rideAlongIsMute = (): string => 'The Ride-Along image says nothing';
export const reviewersRefuseIt = (): string =>
  'Postal reviewers have refused pictures without a call to action. Give it a few words with a verb.';
export const looksAtWatch = (): string => 'A watch shows the chosen code';
export const watchShowsNoBars = (): string => 'An Apple Watch shows no Code 128';
export const watchShowsAQrCode = (): string =>
  'It shows a QR code instead, which a register with a laser scanner cannot read.';
export const looksAtDensity = (): string => 'The code’s bars are wide enough for a scanner';
export const codeIsDense = (): string => 'The code is very dense';
export const codeHasCharacters = ({ count }: { readonly count: number }): string =>
  `It holds ${count === 1 ? `${figure(count)} character` : `${figure(count)} characters`}. On a phone its bars are too narrow for many scanners. Shorten it.`;
export const looksAtLetters = (): string =>
  'The code has only characters that every register can type';
export const tillMisreads = ({ letter }: { readonly letter: string | number }): string =>
  `Tills may misread “${letter}” in the code`;
export const scannersTypeLatin = (): string =>
  'Many scanners type only unaccented letters, digits and common signs.';
export const looksAtExpiry = (): string => 'The coupon is not over';
export const isOver = (): string => 'It is over already';
export const endedOn = ({ date }: { readonly date: string | number }): string =>
  `It expired on ${date}. Nobody can use it.`;
export const looksAtOrder = (): string => 'It ends after it begins';
export const endsBeforeItBegins = (): string => 'It ends before it begins';
export const nobodyCouldUseIt = ({
  start,
  end,
}: {
  readonly start: string | number;
  readonly end: string | number;
}): string => `Starts ${start}, expires ${end}. Nobody could use it.`;
export const looksAtMail = (): string => 'It is still valid when the mail arrives';
export const endsBeforeTheMail = (): string => 'It ends before the mail arrives';
export const mailTakesDays = ({
  date,
  days,
}: {
  readonly date: string | number;
  readonly days: number;
}): string =>
  `It expires on ${date}. Mail takes ${days === 1 ? `${figure(days)} day` : `${figure(days)} days`} or more.`;
export const looksAtWebsite = (): string => 'The website is https';
export const websiteIsOpen = (): string => 'The website is not https';
export const phonesWarn = (): string =>
  'Phones warn their users about it, and mailer portals refuse it.';
