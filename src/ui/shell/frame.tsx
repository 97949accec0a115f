import type { ReactNode } from 'react';
import type { Configuration } from '../../domain/configuration.ts';
import { SkipLink } from '../parts/navigation/skip-link.tsx';
import * as styles from './frame.css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavigationEntry } from './navigation.ts';
import { ProviderBar } from './provider-bar.tsx';

interface FrameProps {
  readonly configuration: Pick<
    Configuration,
    'providerName' | 'providerMenus' | 'footerMenus' | 'legalLinks' | 'copyrightYear'
  >;
  readonly entries: readonly NavigationEntry[];
  readonly pathname: string;
  /** Bars from edge to edge and no footer. */
  readonly panes: boolean;
  /** The account menu; null for a visitor. */
  readonly account: ReactNode;
  /** In the footer's last line. */
  readonly footerExtra: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: provider bar, header, content, footer. */
export function Frame(props: FrameProps) {
  const { configuration, entries, pathname, panes, account, footerExtra, children } = props;
  return (
    <>
      <SkipLink />
      <ProviderBar
        name={configuration.providerName}
        menus={configuration.providerMenus}
        full={panes}
      />
      <Header entries={entries} pathname={pathname} full={panes} account={account} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!panes && (
        <Footer
          menus={configuration.footerMenus}
          legalLinks={configuration.legalLinks}
          copyrightYear={configuration.copyrightYear}
        >
          {footerExtra}
        </Footer>
      )}
    </>
  );
}
