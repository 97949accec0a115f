import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LettersGuide } from '../codes/letters/letters-guide.tsx';
import * as faqWords from '../../words/faq.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as frame from '../parts/page/page.css.ts';
import { below } from '../theme/layout.css.ts';
import * as styles from './faq-page.css.ts';

interface FaqPageProps {
  /** The open entry, from the address, without `#`. */
  readonly hash: string;
}

/** Two accordions; each entry has a link by hash (FAQ-01). */
export function FaqPage({ hash }: FaqPageProps) {
  return (
    <div className={frame.openPage}>
      <h1 className={styles.title} tabIndex={-1}>
        {faqWords.questionsAnswered()}
      </h1>
      <div className={styles.columns}>
        <Accordion title={faqWords.overview()} entries={OVERVIEW} hash={hash} />
        <Accordion title={actionsWords.search()} entries={SEARCH} hash={hash} />
      </div>
      <LettersGuide id="letters" headingStyle={styles.heading} textStyle={styles.answer} />
      <p className={below[24]}>
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
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {entries.map(([id, question, answer]) => (
        <details key={id} id={id} className={styles.entry} open={id === hash}>
          <summary className={styles.question}>
            {question()}
            <ChevronDown />
          </summary>
          <div className={styles.answer}>
            <p>{answer()}</p>
            <Link
              to="/faqs"
              hash={id}
              className={styles.permalink}
              aria-label={faqWords.linkToThisAnswerQuestion({ question: question() })}
            >
              {faqWords.linkToThisAnswer()}
            </Link>
          </div>
        </details>
      ))}
    </section>
  );
}

/** One question; `id` is its hash in the address. */
type FaqEntry = readonly [id: string, question: () => string, answer: () => string];

/** "Overview": nine entries (FAQ-01). */
const OVERVIEW: readonly FaqEntry[] = [
  ['what-is-tearline', faqWords.whatIsTearline, faqWords.whatIsTearlineAnswer],
  ['what-do-i-need', faqWords.whatDoINeed, faqWords.whatDoINeedAnswer],
  ['how-do-customers-save-it', faqWords.howDoCustomersSaveIt, faqWords.howDoCustomersSaveItAnswer],
  ['where-is-my-link', faqWords.whereIsMyLink, faqWords.whereIsMyLinkAnswer],
  ['which-barcodes', faqWords.whichBarcodes, faqWords.whichBarcodesAnswer],
  ['expiration-date', faqWords.expirationDate, faqWords.expirationDateAnswer],
  ['own-artwork', faqWords.ownArtwork, faqWords.ownArtworkAnswer],
  ['ride-along-image', faqWords.rideAlongImage, faqWords.rideAlongImageAnswer],
  ['who-can-see-it', faqWords.whoCanSeeIt, faqWords.whoCanSeeItAnswer],
];

/** "Search": three entries (FAQ-01). */
const SEARCH: readonly FaqEntry[] = [
  ['how-to-search', faqWords.howToSearch, faqWords.howToSearchAnswer],
  ['how-to-refine', faqWords.howToRefine, faqWords.howToRefineAnswer],
  ['nothing-found', faqWords.nothingFound, faqWords.nothingFoundAnswer],
];
