/** Generated from en/wizard-screens.json by `npm run generate`. Do not edit. */
export const halfOff = (): string => 'Half off';
export const fromYourDesign = (): string => 'From your design';
export const forThePartFromYour = ({ part }: { readonly part: string | number }): string =>
  `For the ${part}, from your design`;
export const pickThePart = ({ part }: { readonly part: string | number }): string =>
  `Pick the ${part}`;
export const labelMmDdYyyy = ({ label }: { readonly label: string | number }): string =>
  `${label} (MM/DD/YYYY)`;
export const removeLabel = ({ label }: { readonly label: string | number }): string =>
  `Remove ${label}`;
export const ofLabel = ({ label }: { readonly label: string | number }): string => `of ${label}`;
export const editCrop = (): string => 'Edit crop';
export const forLabel = ({ label }: { readonly label: string | number }): string => `for ${label}`;
export const chooseFile = (): string => 'Choose file';
export const yourImage = (): string => 'Your image';
export const dropOrPasteAnImage = (): string => 'Drop or paste an image here';
export const readingTheImage = (): string => 'Reading the image';
export const labelUploaded = ({ label }: { readonly label: string | number }): string =>
  `${label}, uploaded`;
export const recommendedSizeWidthXHeight = ({
  width,
  height,
}: {
  readonly width: string | number;
  readonly height: string | number;
}): string => `Recommended size: ${width}x${height} px`;
export const makingACopy = (): string => 'Making a copy';
export const nineDigitsIfThePost = (): string =>
  'Nine digits, if the post gave you one. It is printed on the postal sheet.';
export const labelXxxXxxXxxx = ({ label }: { readonly label: string | number }): string =>
  `${label} (XXX-XXX-XXXX)`;
export const appleWatchShowsNoCode = (): string =>
  'Apple Watch shows no Code 128; there the coupon carries a QR code as well.';
export const code128RendersPoorlyOn = (): string => 'Code 128 renders poorly on iOS 8 or earlier.';
export const whatTheTillScansWhen = (): string =>
  'What the till scans when a customer shows the coupon.';
export const pickTheSchemeTheWhole = (): string =>
  'Pick the scheme the whole coupon is printed in. The words stay as you typed them.';
export const sayItInYourOwn = (): string =>
  'Say it in your own words. Long lines are set smaller, so that they fit.';
export const words = (): string => 'Words';
export const resetDesign = (): string => 'Reset Design';
export const aLogoFromText = (): string => 'A logo from text';
export const itStartsInTheColors = (): string =>
  "It starts in the colors of your coupon. The words are your coupon's too.";
export const rideAlongColors = (): string => 'Ride-Along colors';
export const theRideAlongIsThe = (): string =>
  'The Ride-Along is the small picture that people see beside the scan of their mail. A press on it opens your coupon.';
export const aPngJpgOrGif = (): string =>
  'A PNG, JPG or GIF file of up to 500 KB. The mail shows it small: few words, large, work best.';
export const makeItReadable = (): string => 'Make it readable';
export const hardToReadContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  `Hard to read: contrast ${shown}. At least 4.5:1 reads well.`;
export const readsWellContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  `Reads well: contrast ${shown}`;
export const sameColorForLabels = (): string => 'Same color for labels';
export const theCardAroundYourArtwork = (): string => 'The card around your artwork.';
export const cardColors = (): string => 'Card colors';
export const aPngJpgOrGifFile = (): string =>
  'A PNG, JPG or GIF file of up to 500 KB for each wallet. Drop it, paste it or choose it, then crop it.';
export const cuttingThePicture = (): string => 'Cutting the picture';
export const toneCard = ({
  tone,
  colors,
}: {
  readonly tone: string | number;
  readonly colors: string | number;
}): string => `${tone} card: ${colors}`;
export const useForApple = (): string => 'Use for Apple too';
export const useForGoogle = (): string => 'Use for Google too';
export const smallerCopy = (): string => 'Make a smaller copy';
export const pngCopy = (): string => 'Make a PNG copy';
export const everyPhone = (): string => 'Every phone reads it.';
export const aztec = (): string => 'Aztec';
export const onTrainTickets = (): string => 'Small, as on train tickets.';
export const pdf417 = (): string => 'PDF417';
export const onBoardingPasses = (): string => 'Wide, as on boarding passes.';
export const code128 = (): string => 'Code 128';
export const barsForLasers = (): string => 'Bars, for tills with a laser.';
export const noBarcode = (): string => 'No barcode';
export const valueHelp = (): string =>
  'The text or number inside the code. The preview follows a second after you stop typing.';
export const altTextHelp = (): string =>
  "Shown under the code. Left empty, the code's own text is shown.";
export const descriptionHelp = ({ most }: { readonly most: string | number }): string =>
  `One line. Google cuts it after ${most} characters.`;
export const sansSerif = (): string => 'Sans Serif';
export const serif = (): string => 'Serif';
export const rounded = (): string => 'Rounded';
export const handwriting = (): string => 'Handwriting';
export const decorative = (): string => 'Decorative';
export const yesIHaveOne = (): string => 'Yes, I have one';
export const noUseDesign = (): string => 'No, use the matching design';
export const drawnLikeCoupon = (): string => 'Drawn like your coupon, with the words you typed.';
export const noMatchingDesign = (): string =>
  'The design of this coupon has no matching Ride-Along image.';
export const foregroundHelp = (): string =>
  'On the Apple coupon. Google sets its text black or white by itself, whichever reads better on your background.';
export const labelHelp = (): string => 'The small words above a value: Offer, Expires.';
export const requiredFields = ({ mark }: { readonly mark: string | number }): string =>
  `Fields marked ${mark} are required. What you leave empty is left out of the coupon.`;
