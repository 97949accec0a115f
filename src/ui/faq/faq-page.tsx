import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { OVERVIEW, SEARCH, type FaqEntry } from './faq-entries.ts';
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
