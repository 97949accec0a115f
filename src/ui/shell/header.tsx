import { createLink, Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDisclosure } from '../parts/overlays/use-disclosure.ts';
import type { NavigationEntry } from './navigation.ts';
import { fullWidth, wrap } from '../theme/layout.css.ts';
import * as styles from './header.css.ts';
import * as shellWords from '../../words/shell.gen.ts';
import * as commonWords from '../../words/common.gen.ts';

export interface HeaderProps {
  readonly entries: readonly NavigationEntry[];
  /** The current address, which decides the current entry. */
  readonly pathname: string;
  /** From edge to edge. */
  readonly full: boolean;
  /** The account menu; null for a visitor. */
  readonly account: ReactNode;
}

/** The product's title and tabs; up to 660 px a menu of the same entries (SHELL-06 to SHELL-08). */
export function Header({ entries, pathname, full, account }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`${full ? fullWidth : wrap} ${styles.row}`}>
        <Wordmark />
        <nav className={styles.tabs} aria-label={shellWords.main()}>
          {entries.map((entry) => (
            <Entry
              key={entry.to + (entry.hash ?? '')}
              entry={entry}
              pathname={pathname}
              className={styles.tab}
            />
          ))}
        </nav>
        {account}
        <MobileMenu entries={entries} pathname={pathname} />
      </div>
    </header>
  );
}

/** On the painted page `landing.ts` opens the menu; it renders nothing. */
const IS_PAINTED = typeof document === 'undefined';

function MobileMenu({ entries, pathname }: Pick<HeaderProps, 'entries' | 'pathname'>) {
  const { open, toggle, close, container } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <div className={styles.mobile} {...container}>
      <button
        type="button"
        className={styles.burger}
        aria-label={shellWords.menu()}
        aria-expanded={open}
        aria-controls={open || IS_PAINTED ? id : undefined}
        onClick={toggle}
      >
        <Menu />
        <X />
      </button>
      {(open || IS_PAINTED) && (
        <nav id={id} className={styles.menu} aria-label={shellWords.main()} hidden={!open}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to + (entry.hash ?? '')}>
                <Entry entry={entry} pathname={pathname} className={styles.entry} onClick={close} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly pathname: string;
  readonly className: string;
  readonly onClick?: () => void;
}

function Entry({ entry, pathname, className, onClick }: EntryProps) {
  return (
    <EntryLink
      to={entry.to}
      {...(entry.hash !== undefined && { hash: entry.hash })}
      className={className}
      current={entry.covers(pathname)}
      {...(onClick && { onClick })}
    >
      {entry.label()}
    </EntryLink>
  );
}

interface EntryAnchorProps extends ComponentProps<'a'> {
  readonly current: boolean;
}

/** The router marks each link to a part of this page as current; the entries decide it themselves. */
const EntryLink = createLink(({ current, ...anchor }: EntryAnchorProps) => (
  <a {...anchor} aria-current={current ? 'page' : undefined} />
));

/** The two sides of the perforation. */
const NAME = ['Tear', 'line'] as const;

/** The product's title, torn at its perforation; links to home (SHELL-08). */
function Wordmark() {
  return (
    <Link to="/" className={styles.word} aria-label={commonWords.tearlineHome()}>
      <span>{NAME[0]}</span>
      <i className={styles.perforation} />
      <span className={styles.torn}>{NAME[1]}</span>
    </Link>
  );
}
