/** One question; `id` is its hash in the address. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** "Overview": nine entries (FAQ-01). */
export const OVERVIEW: readonly FaqEntry[] = [
  {
    id: 'what-is-tearline',
    question: 'What is Tearline?',
    answer: [
      'Tearline is a coupon designer for mailers. You choose a design or bring your own, put in your offer, your logo and your colors, and get a coupon for Apple Wallet and Google Wallet with a link to share.',
    ],
  },
  {
    id: 'what-do-i-need',
    question: 'What do I need to make a coupon?',
    answer: [
      'An account, the words of your offer, and the name of your business. A logo helps, but two letters in a typeface you pick make one as well.',
    ],
  },
  {
    id: 'how-do-customers-save-it',
    question: 'How do customers save the coupon?',
    answer: [
      'They open your link. On an Apple phone the page offers to add the coupon to Apple Wallet, on an Android phone to save it to Google Wallet, and everywhere else to print it. Customers need no account and no app of ours.',
    ],
  },
  {
    id: 'where-is-my-link',
    question: 'Where do I find the link to my coupon?',
    answer: [
      'You see it as soon as the coupon is saved, and it stays on your dashboard. We also e-mail it to the address you registered with.',
    ],
  },
  {
    id: 'which-barcodes',
    question: 'Which barcode formats can I choose?',
    answer: [
      'QR Code, Aztec, PDF417, Code 128, or none. Choose the one that your till can scan; a QR Code suits most phones and scanners.',
    ],
  },
  {
    id: 'expiration-date',
    question: 'Can a coupon expire?',
    answer: [
      'Yes, if you want it to. The expiration date is optional and set when you create the coupon. The offer then ends with that day, at 23:59:59 in the time zone you choose.',
    ],
  },
  {
    id: 'own-artwork',
    question: 'Can I use my own artwork?',
    answer: [
      'Yes. The first tile of the catalogue, “Upload your own design”, takes your picture. The strip of an Apple coupon is 1125 × 432 pixels, that of a Google coupon 1032 × 336; you crop your picture to both. Files may be as large as 500 kB.',
    ],
  },
  {
    id: 'ride-along-image',
    question: 'What is a Ride-Along image?',
    answer: [
      'A small picture that travels with the digital notice of your mail piece, and leads to your offer. Where a design has a matching Ride-Along image, you can make both from the same artwork.',
    ],
  },
  {
    id: 'who-can-see-it',
    question: 'Who can see my coupon?',
    answer: [
      'Anybody who has its link, so treat the link as public: put nothing on a coupon that only some customers may know. Your dashboard is yours alone.',
    ],
  },
];

/** "Search": three entries (FAQ-01). */
export const SEARCH: readonly FaqEntry[] = [
  {
    id: 'how-to-search',
    question: 'How do I search for a design?',
    answer: [
      'Type a trade, a word of your offer, or an occasion into the search box: free, sale, save, percent off, dollar off, BOGO, and more. The search looks at titles, keywords, descriptions and the words in the designs; numbers count with their signs, as in “20% off” or “$5”.',
    ],
  },
  {
    id: 'how-to-refine',
    question: 'How do I narrow a search?',
    answer: [
      'Under Refine Search you sort by newest or popular, and filter by keyword and by color; “Sort & Filter” applies your choice. Every filter shows as a chip above the designs, and a press on the chip takes it away. The address of the page holds the filters, so you can bookmark it or send it on.',
    ],
  },
  {
    id: 'nothing-found',
    question: 'What if nothing is found?',
    answer: [
      'Check the spelling, use fewer filters, or use fewer keywords. Colors can be changed later: most designs come in several color schemes.',
    ],
  },
];
