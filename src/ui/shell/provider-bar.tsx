import { ChevronDown, Search } from 'lucide-react';
import { useId } from 'react';
import type { Configuration, LinkMenu } from '../../domain/configuration.ts';
import { useDisclosure } from '../parts/overlays/use-disclosure.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { fullWidth, wrap } from '../theme/layout.css.ts';
import * as styles from './frame.css.ts';

export interface ProviderBarProps extends Pick<Configuration, 'providerName' | 'providerMenus'> {
  /** From edge to edge. */
  readonly full: boolean;
}

/** The postal provider's global navigation, from the runtime configuration (SHELL-09). */
export function ProviderBar({ providerName, providerMenus, full }: ProviderBarProps) {
  return (
    <nav className={styles.provider} aria-label={providerName}>
      <div className={`${full ? fullWidth : wrap} ${styles.row}`}>
        <strong className={styles.name}>{providerName}</strong>
        <ul className={styles.menus}>
          {providerMenus.map((menu) => (
            <ProviderMenu key={menu.label} menu={menu} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A menu of the bar; hidden if it has no links. */
function ProviderMenu({ menu }: { readonly menu: LinkMenu }) {
  const { open, toggle, close, container } = useDisclosure<HTMLLIElement>();
  const id = useId();
  if (menu.links.length === 0) return null;
  const isSearch = ['Search', actionsWords.search()].includes(menu.label);

  return (
    <li className={styles.menu} {...container}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {isSearch && <Search size={16} />}
        {menu.label}
        {!isSearch && <ChevronDown size={16} />}
      </button>
      <ul id={id} className={styles.links} hidden={!open}>
        {menu.links.map((link) => (
          <li key={link.label}>
            <a className={styles.menuLink} href={link.href} onClick={close}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
