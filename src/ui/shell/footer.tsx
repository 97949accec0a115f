import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Configuration, MenuLink } from '../../domain/configuration.ts';
import * as shellWords from '../../words/shell.gen.ts';
import { wrap } from '../theme/layout.css.ts';
import * as styles from './frame.css.ts';

export interface FooterProps extends Pick<
  Configuration,
  'footerMenus' | 'legalLinks' | 'copyrightYear'
> {
  /** Right of the legal links: the choice of theme. */
  readonly children?: ReactNode;
}

/** The provider's global footer and the product's last line (SHELL-08, SHELL-09). */
export function Footer({ footerMenus, legalLinks, copyrightYear, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        <div className={styles.columns}>
          {footerMenus.map((menu) => (
            <section key={menu.label}>
              <h2 className={styles.heading}>{menu.label}</h2>
              <ul>
                {menu.links.map((link) => (
                  <li key={link.label}>
                    <FooterLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles.base}>
          <div className={styles.legal}>
            {legalLinks.map((link) => (
              <FooterLink key={link.label} link={link} />
            ))}
            <Link to="/verify" className={styles.link}>
              {shellWords.checkAPass()}
            </Link>
          </div>
          {children}
          <span className={styles.copyright}>{shellWords.copyright({ copyrightYear })}</span>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ link }: { readonly link: MenuLink }) {
  return (
    <a className={styles.link} href={link.href}>
      {link.label}
    </a>
  );
}
