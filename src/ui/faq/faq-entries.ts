import * as faqWords from '../../words/faq.gen.ts';

/** One question; `id` is its hash in the address. */
export interface FaqEntry {
  readonly id: string;
  readonly question: () => string;
  readonly answer: () => string;
}

/** "Overview": nine entries (FAQ-01). */
export const OVERVIEW: readonly FaqEntry[] = [
  {
    id: 'what-is-tearline',
    question: faqWords.whatIsTearline,
    answer: faqWords.whatIsTearlineAnswer,
  },
  { id: 'what-do-i-need', question: faqWords.whatDoINeed, answer: faqWords.whatDoINeedAnswer },
  {
    id: 'how-do-customers-save-it',
    question: faqWords.howDoCustomersSaveIt,
    answer: faqWords.howDoCustomersSaveItAnswer,
  },
  {
    id: 'where-is-my-link',
    question: faqWords.whereIsMyLink,
    answer: faqWords.whereIsMyLinkAnswer,
  },
  { id: 'which-barcodes', question: faqWords.whichBarcodes, answer: faqWords.whichBarcodesAnswer },
  {
    id: 'expiration-date',
    question: faqWords.expirationDate,
    answer: faqWords.expirationDateAnswer,
  },
  { id: 'own-artwork', question: faqWords.ownArtwork, answer: faqWords.ownArtworkAnswer },
  {
    id: 'ride-along-image',
    question: faqWords.rideAlongImage,
    answer: faqWords.rideAlongImageAnswer,
  },
  { id: 'who-can-see-it', question: faqWords.whoCanSeeIt, answer: faqWords.whoCanSeeItAnswer },
];

/** "Search": three entries (FAQ-01). */
export const SEARCH: readonly FaqEntry[] = [
  { id: 'how-to-search', question: faqWords.howToSearch, answer: faqWords.howToSearchAnswer },
  { id: 'how-to-refine', question: faqWords.howToRefine, answer: faqWords.howToRefineAnswer },
  { id: 'nothing-found', question: faqWords.nothingFound, answer: faqWords.nothingFoundAnswer },
];
