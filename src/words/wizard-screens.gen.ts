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
  'Nine digits, if you have one from the Postal Service. It is printed on the postal sheet.';
export const labelXxxXxxXxxx = ({ label }: { readonly label: string | number }): string =>
  `${label} (XXX-XXX-XXXX)`;
export const appleWatchShowsNoCode = (): string =>
  'Apple Watch cannot show Code 128, so the coupon also has a QR code there.';
export const code128RendersPoorlyOn = (): string => 'Code 128 renders poorly on iOS 8 or earlier.';
export const whatTheTillScansWhen = (): string =>
  'The code that the register scans when a customer shows the coupon.';
export const pickTheSchemeTheWhole = (): string =>
  'Pick the color scheme of the whole coupon. Your text stays the same.';
export const sayItInYourOwn = (): string =>
  'Say it in your own words. Long lines are set smaller to fit.';
export const words = (): string => 'Words';
export const resetDesign = (): string => 'Reset Design';
export const aLogoFromText = (): string => 'A logo from text';
export const itStartsInTheColors = (): string =>
  'It starts with the colors and the text of your coupon.';
export const rideAlongColors = (): string => 'Ride-Along colors';
export const theRideAlongIsThe = (): string =>
  'The Ride-Along is the small picture that people see beside the scan of their mail. It links to your coupon.';
export const aPngJpgOrGif = (): string =>
  'A PNG, JPG or GIF file of up to 500 KB. The mail shows it small, so a few large words work best.';
export const makeItReadable = (): string => 'Make it readable';
export const hardToReadContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  `Hard to read: contrast ${shown}. Aim for at least 4.5:1.`;
export const readsWellContrastShown = ({ shown }: { readonly shown: string | number }): string =>
  `Reads well: contrast ${shown}`;
export const sameColorForLabels = (): string => 'Same color for labels';
export const theCardAroundYourArtwork = (): string => 'The card around your artwork.';
export const cardColors = (): string => 'Card colors';
export const aPngJpgOrGifFile = (): string =>
  'A PNG, JPG or GIF file of up to 500 KB for each wallet. Drop it, paste it or choose it, then crop it.';
export const cuttingThePicture = (): string => 'Cropping the picture';
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
export const everyPhone = (): string => 'Every phone can read it.';
export const aztec = (): string => 'Aztec';
export const onTrainTickets = (): string => 'Small, as on train tickets.';
export const pdf417 = (): string => 'PDF417';
export const onBoardingPasses = (): string => 'Wide, as on boarding passes.';
export const code128 = (): string => 'Code 128';
export const barsForLasers = (): string => 'Bars, for laser scanners.';
export const noBarcode = (): string => 'No barcode';
export const valueHelp = (): string =>
  'The text or number inside the code. The preview updates a second after you stop typing.';
export const altTextHelp = (): string =>
  "Shown below the code. If you leave it empty, the code's own text is shown.";
export const descriptionHelp = ({ most }: { readonly most: string | number }): string =>
  `One line. Google cuts it off after ${most} characters.`;
export const sansSerif = (): string => 'Sans Serif';
export const serif = (): string => 'Serif';
export const rounded = (): string => 'Rounded';
export const handwriting = (): string => 'Handwriting';
export const decorative = (): string => 'Decorative';
export const yesIHaveOne = (): string => 'Yes, I have one';
export const noUseDesign = (): string => 'No, use the matching design';
export const drawnLikeCoupon = (): string => 'Drawn like your coupon, with your text.';
export const noMatchingDesign = (): string =>
  'The design of this coupon has no matching Ride-Along image.';
export const foregroundHelp = (): string =>
  'For the Apple coupon. Google uses black or white text, whichever is easier to read on your background.';
export const labelHelp = (): string => 'The small words above a value: Offer, Expires.';
export const requiredFields = ({ mark }: { readonly mark: string | number }): string =>
  `Fields marked ${mark} are required. Empty fields do not appear on the coupon.`;
