import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, Store } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { zoneChoices } from '../../domain/coupon/time-zones.ts';
import { initialsOf } from '../../domain/session/initials.ts';
import type { Preferences } from '../../domain/session/preferences.ts';
import { Segments } from '../parts/fields/segments.tsx';
import { Field, Select } from '../parts/fields/text-field.tsx';
import { useDisclosure } from '../parts/overlays/use-disclosure.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';
import type { Language } from '../../words/language.ts';
import { languageOptions, themeOptions } from './choice-select.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { size, soft } from '../theme/layout.css.ts';
import * as styles from './header.css.ts';

interface AccountMenuProps {
  readonly name: string | null;
  readonly email: string | null;
  readonly theme: ThemeChoice;
  /** IANA zone. */
  readonly timeZone: string;
  readonly language: Language;
  /** The account's brand, which closes the menu when it opens (KIT-01), and its rule for publishing (APPR-03). */
  readonly rows: (close: () => void) => ReactNode;
  readonly onChoose: (change: Partial<Preferences>) => void;
}

/** The signed-in user and the account's preferences (SHELL-17). */
export function AccountMenu(props: AccountMenuProps) {
  const { name, email } = props;
  const { open, toggle, close, container } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <div className={styles.place} {...container}>
      <button
        type="button"
        className={styles.opener}
        aria-label={shellWords.accountOf({ name: name ?? email ?? shellWords.yours() })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <b
          className={styles.initials}
          aria-hidden="true"
          data-initials={initialsOf(name ?? email ?? '')}
        />
        <ChevronDown size={16} />
      </button>
      {open && <Sheet {...props} id={id} onClose={close} />}
    </div>
  );
}

interface SheetProps extends AccountMenuProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Sheet({ id, onClose, ...props }: SheetProps) {
  const { name, email, theme, timeZone, onChoose } = props;
  return (
    <section id={id} className={styles.sheet} aria-label={shellWords.account()}>
      <p className={styles.who}>
        <b className={size.t17}>{name ?? email}</b>
        {name !== null && email !== null && <span className={soft}>{email}</span>}
      </p>
      <div className={styles.brand}>
        <Suspense>{props.rows(onClose)}</Suspense>
      </div>
      <Segments
        legend={shellWords.theme()}
        name="account-theme"
        options={themeOptions()}
        value={theme}
        onChange={(chosen) => onChoose({ theme: chosen })}
      />
      <Segments
        legend={shellWords.language()}
        name="account-language"
        options={languageOptions()}
        value={props.language}
        onChange={(language) => onChoose({ language })}
      />
      <Field label={shellWords.defaultTimeZone()} help={shellWords.timeZoneHelp()}>
        <Select
          value={timeZone}
          onText={(zone) => onChoose({ timeZone: zone })}
          options={zoneChoices(timeZone)}
        />
      </Field>
      <div className={styles.out}>
        <Link to="/counters" className={styles.logout} onClick={onClose}>
          <Store />
          {commonWords.counters()}
        </Link>
        <Link to="/logout" className={styles.logout} onClick={onClose}>
          <LogOut />
          {shellWords.logout()}
        </Link>
      </div>
    </section>
  );
}
