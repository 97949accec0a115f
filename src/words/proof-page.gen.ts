/** Generated from en/proof-page.json by `npm run generate`. Do not edit. */
export const title = ({ name }: { readonly name: string | number }): string => `Proof: ${name}`;
export const proof = (): string => 'Proof';
export const isThisRight = (): string => 'Is this right?';
export const asks = ({
  asker,
  business,
}: {
  readonly asker: string | number;
  readonly business: string | number;
}): string =>
  `${asker} asks before the coupon of ${business} goes out. Nothing here is published yet.`;
export const asksWithoutName = ({ business }: { readonly business: string | number }): string =>
  `You are asked before the coupon of ${business} goes out. Nothing here is published yet.`;
export const privatePage = (): string => 'Private page, counted nowhere.';
export const ends = ({ date }: { readonly date: string | number }): string => `Ends ${date}`;
export const printNotice = (): string => 'This is a proof and not valid. Its page ends on';
export const asPublished = (): string => 'The coupon, as it would be published';
export const appleCoupon = (): string => 'Apple coupon';
export const googleCoupon = (): string => 'Google coupon';
export const rideAlong = (): string => 'Ride-Along 600 × 400';
export const rideAlongWords = (): string => 'Ride-Along image';
export const printed = (): string => 'Printed';
export const openPrintView = (): string => 'Open the print view';
export const goodThrough = (): string => 'Good through';
export const howItSounds = (): string => 'How it sounds';
export const tryIt = (): string => 'Try it on your phone';
export const tryHint = ({ date }: { readonly date: string | number }): string =>
  `Scan to open this page there. The coupon you add says “Trial” and stops working on ${date}.`;
export const tryHere = ({ date }: { readonly date: string | number }): string =>
  `The coupon you add says “Trial” and stops working on ${date}.`;
export const codeOfPage = (): string => 'QR code of this page';
export const addApple = (): string => 'Trial in Apple Wallet';
export const addGoogle = (): string => 'Trial in Google Wallet';
export const yourAnswer = (): string => 'Your answer';
export const yourName = (): string => 'Your name';
export const comment = (): string => 'Comment';
export const commentHelp = (): string => 'Needed if you ask for changes. 2,000 characters at most.';
export const approve = (): string => 'Approve';
export const askForChanges = (): string => 'Ask for changes';
export const standsFor = ({
  asker,
  fingerprint,
}: {
  readonly asker: string | number;
  readonly fingerprint: string | number;
}): string =>
  `${asker} gets a mail. Your answer stands for exactly what is shown, proof ${fingerprint}.`;
export const standsForOwner = ({
  fingerprint,
}: {
  readonly fingerprint: string | number;
}): string =>
  `The sender gets a mail. Your answer stands for exactly what is shown, proof ${fingerprint}.`;
export const answers = (): string => 'Answers';
export const noAnswers = (): string => 'Nobody has answered yet.';
export const thanks = (): string => 'Thank you. Your answer was sent.';
export const nameMissing = (): string => 'Enter your name.';
export const nameTooLong = (): string => 'A name has at most 80 characters.';
export const commentMissing = (): string => 'Write what should change.';
export const commentTooLong = (): string => 'A comment has at most 2,000 characters.';
export const changedMeanwhile = (): string =>
  'This proof was changed after you opened it. Look again; your answer was not sent.';
export const full = (): string =>
  'This proof has as many answers as it can have. Ask for a new one.';
export const notSent = (): string => 'Your answer could not be sent. Try again in a minute.';
export const ended = (): string => 'This proof has ended, or its address is wrong.';
export const endedHint = (): string => 'Ask whoever sent it to share it again.';
export const unavailable = (): string => 'It could not be loaded just now. Try again in a minute.';
export const trialOffer = ({ offer }: { readonly offer: string | number }): string =>
  `Trial · ${offer}`;
