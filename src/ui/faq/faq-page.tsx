import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LettersGuide } from '../codes/letters/letters-guide.tsx';
import * as faqWords from '../../words/faq.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as styles from './faq-page.css.ts';

interface FaqPageProps {
  /** The open entry, from the address, without `#`. */
  readonly hash: string;
}

/** Two accordions; each entry has a link by hash (FAQ-01). */
export function FaqPage({ hash }: FaqPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {faqWords.questionsAnswered()}
      </h1>
      <div className={styles.columns}>
        <Accordion title={faqWords.overview()} entries={OVERVIEW} hash={hash} />
        <Accordion title={actionsWords.search()} entries={SEARCH} hash={hash} />
      </div>
      <LettersGuide id="letters" headingStyle={styles.heading} textStyle={styles.answer} />
      <p className={styles.more}>
        {faqWords.gotAPass()} <Link to="/verify">{faqWords.checkAPass()}</Link>
      </p>
    </div>
  );
}

interface AccordionProps {
  readonly title: string;
  readonly entries: readonly FaqEntry[];
  readonly hash: string;
}

function Accordion({ title, entries, hash }: AccordionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} named={entry.id === hash} />
      ))}
    </section>
  );
}

function Entry({ entry, named }: { readonly entry: FaqEntry; readonly named: boolean }) {
  return (
    <details id={entry.id} className={styles.entry} open={named}>
      <summary className={styles.question}>
        {entry.question()}
        <ChevronDown />
      </summary>
      <div className={styles.answer}>
        <p>{entry.answer()}</p>
        <Link
          to="/faqs"
          hash={entry.id}
          className={styles.permalink}
          aria-label={faqWords.linkToThisAnswerQuestion({ question: entry.question() })}
        >
          {faqWords.linkToThisAnswer()}
        </Link>
      </div>
    </details>
  );
}

/** One question; `id` is its hash in the address. */
interface FaqEntry {
  readonly id: string;
  readonly question: () => string;
  readonly answer: () => string;
}

/** "Overview": nine entries (FAQ-01). */
const OVERVIEW: readonly FaqEntry[] = [
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
const SEARCH: readonly FaqEntry[] = [
  { id: 'how-to-search', question: faqWords.howToSearch, answer: faqWords.howToSearchAnswer },
  { id: 'how-to-refine', question: faqWords.howToRefine, answer: faqWords.howToRefineAnswer },
  { id: 'nothing-found', question: faqWords.nothingFound, answer: faqWords.nothingFoundAnswer },
];
