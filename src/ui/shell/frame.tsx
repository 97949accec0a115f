import type { ReactNode } from 'react';
import * as shellWords from '../../words/shell.gen.ts';
import * as styles from './frame.css.ts';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { ProviderBar, type ProviderBarProps } from './provider-bar.tsx';

interface FrameProps extends Omit<HeaderProps, 'full'> {
  readonly configuration: Omit<FooterProps & ProviderBarProps, 'children' | 'full'>;
  /** Bars from edge to edge and no footer. */
  readonly panes: boolean;
  /** In the footer's last line. */
  readonly footerExtra: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: provider bar, header, content, footer. */
export function Frame(props: FrameProps) {
  const { configuration, entries, pathname, panes, account, footerExtra, children } = props;
  return (
    <>
      {/* First in the tab order: skips to the content. */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {shellWords.skipToContent()}
      </a>
      <ProviderBar {...configuration} full={panes} />
      <Header entries={entries} pathname={pathname} full={panes} account={account} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!panes && <Footer {...configuration}>{footerExtra}</Footer>}
    </>
  );
}
