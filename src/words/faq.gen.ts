/** Generated from en/faq.json by `npm run generate`. Do not edit. */
export const linkToThisAnswer = (): string => 'Link to this answer';
export const linkToThisAnswerQuestion = ({
  question,
}: {
  readonly question: string | number;
}): string => `Link to this answer: ${question}`;
export const overview = (): string => 'Overview';
export const questionsAnswered = (): string => 'Questions, answered';
export const whatIsTearline = (): string => 'What is Tearline?';
export const whatIsTearlineAnswer = (): string =>
  'Tearline is a coupon designer for mailers. Choose a design or upload your own, add your offer, your logo and your colors, and get a coupon for Apple Wallet and Google Wallet with a link to share.';
export const whatDoINeed = (): string => 'What do I need to make a coupon?';
export const whatDoINeedAnswer = (): string =>
  'An account, the text of your offer, and the name of your business. A logo helps, but you can also make one from two letters in a font of your choice.';
export const howDoCustomersSaveIt = (): string => 'How do customers save the coupon?';
export const howDoCustomersSaveItAnswer = (): string =>
  'They open your link. On an iPhone the page offers to add the coupon to Apple Wallet, on an Android phone to save it to Google Wallet, and on other devices to print it. Customers need no account and no extra app.';
export const whereIsMyLink = (): string => 'Where do I find the link to my coupon?';
export const whereIsMyLinkAnswer = (): string =>
  'You see it as soon as the coupon is saved, and it stays on your dashboard. We also e-mail it to the address of your account.';
export const whichBarcodes = (): string => 'Which barcode formats can I choose?';
export const whichBarcodesAnswer = (): string =>
  'QR Code, Aztec, PDF417, Code 128, or none. Choose one that your register can scan. Most phones and scanners read a QR Code.';
export const expirationDate = (): string => 'Can a coupon expire?';
export const expirationDateAnswer = (): string =>
  'Yes. The expiration date is optional, and you set it when you create the coupon. The offer ends on that day at 11:59:59 PM in the time zone you choose.';
export const ownArtwork = (): string => 'Can I use my own artwork?';
export const ownArtworkAnswer = (): string =>
  'Yes. Choose “Upload your own design”, the first tile of the catalog. The strip of an Apple coupon is 1125 × 432 pixels, and the strip of a Google coupon is 1032 × 336. You crop your picture for both. Files can have up to 500 KB.';
export const rideAlongImage = (): string => 'What is a Ride-Along image?';
export const rideAlongImageAnswer = (): string =>
  'A small picture that appears beside the digital preview of your mail and links to your offer. If a design has a matching Ride-Along image, you can make both from the same artwork.';
export const whoCanSeeIt = (): string => 'Who can see my coupon?';
export const whoCanSeeItAnswer = (): string =>
  'Anyone who has its link. Treat the link as public, and put nothing on a coupon that only some customers should know. Only you can see your dashboard.';
export const howToSearch = (): string => 'How do I search for a design?';
export const howToSearchAnswer = (): string =>
  'Type a trade, a word from your offer, or an occasion into the search box: free, sale, save, percent off, dollar off, BOGO, and more. The search covers titles, keywords, descriptions and the text in the designs. Numbers count with their signs, as in “20% off” or “$5”.';
export const howToRefine = (): string => 'How do I narrow a search?';
export const howToRefineAnswer = (): string =>
  'Under Refine Search you can sort by newest or popular, and filter by keyword and by color. “Sort & Filter” applies your choice. Each filter appears as a chip above the designs. Select a chip to remove it. The address of the page contains the filters, so you can bookmark it or share it.';
export const nothingFound = (): string => 'What if nothing is found?';
export const nothingFoundAnswer = (): string =>
  'Check the spelling, use fewer filters, or use fewer keywords. Colors can be changed later: most designs come in several color schemes.';
