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
  'Tearline is a coupon designer for mailers. You choose a design or bring your own, put in your offer, your logo and your colors, and get a coupon for Apple Wallet and Google Wallet with a link to share.';
export const whatDoINeed = (): string => 'What do I need to make a coupon?';
export const whatDoINeedAnswer = (): string =>
  'An account, the words of your offer, and the name of your business. A logo helps, but two letters in a typeface you pick make one as well.';
export const howDoCustomersSaveIt = (): string => 'How do customers save the coupon?';
export const howDoCustomersSaveItAnswer = (): string =>
  'They open your link. On an Apple phone the page offers to add the coupon to Apple Wallet, on an Android phone to save it to Google Wallet, and everywhere else to print it. Customers need no account and no app of ours.';
export const whereIsMyLink = (): string => 'Where do I find the link to my coupon?';
export const whereIsMyLinkAnswer = (): string =>
  'You see it as soon as the coupon is saved, and it stays on your dashboard. We also e-mail it to the address you registered with.';
export const whichBarcodes = (): string => 'Which barcode formats can I choose?';
export const whichBarcodesAnswer = (): string =>
  'QR Code, Aztec, PDF417, Code 128, or none. Choose the one that your till can scan; a QR Code suits most phones and scanners.';
export const expirationDate = (): string => 'Can a coupon expire?';
export const expirationDateAnswer = (): string =>
  'Yes, if you want it to. The expiration date is optional and set when you create the coupon. The offer then ends with that day, at 23:59:59 in the time zone you choose.';
export const ownArtwork = (): string => 'Can I use my own artwork?';
export const ownArtworkAnswer = (): string =>
  'Yes. The first tile of the catalogue, “Upload your own design”, takes your picture. The strip of an Apple coupon is 1125 × 432 pixels, that of a Google coupon 1032 × 336; you crop your picture to both. Files may be as large as 500 kB.';
export const rideAlongImage = (): string => 'What is a Ride-Along image?';
export const rideAlongImageAnswer = (): string =>
  'A small picture that travels with the digital notice of your mail piece, and leads to your offer. Where a design has a matching Ride-Along image, you can make both from the same artwork.';
export const whoCanSeeIt = (): string => 'Who can see my coupon?';
export const whoCanSeeItAnswer = (): string =>
  'Anybody who has its link, so treat the link as public: put nothing on a coupon that only some customers may know. Your dashboard is yours alone.';
export const howToSearch = (): string => 'How do I search for a design?';
export const howToSearchAnswer = (): string =>
  'Type a trade, a word of your offer, or an occasion into the search box: free, sale, save, percent off, dollar off, BOGO, and more. The search looks at titles, keywords, descriptions and the words in the designs; numbers count with their signs, as in “20% off” or “$5”.';
export const howToRefine = (): string => 'How do I narrow a search?';
export const howToRefineAnswer = (): string =>
  'Under Refine Search you sort by newest or popular, and filter by keyword and by color; “Sort & Filter” applies your choice. Every filter shows as a chip above the designs, and a press on the chip takes it away. The address of the page holds the filters, so you can bookmark it or send it on.';
export const nothingFound = (): string => 'What if nothing is found?';
export const nothingFoundAnswer = (): string =>
  'Check the spelling, use fewer filters, or use fewer keywords. Colors can be changed later: most designs come in several color schemes.';
