/** The landing page as markup. The services render it at startup with their configuration (HOME-01). */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Configuration } from './domain/configuration.ts';
import type { DrawFirstPaint } from './domain/first-paint.ts';
import { withDrawings } from './ui/landing/inline-drawings.ts';
import { LandingPage } from './ui/landing/landing-page.tsx';
import { Frame } from './ui/shell/frame.tsx';
import { LANDING_ENTRIES } from './ui/shell/navigation.ts';
import { NetworkLine, NetworkWords } from './ui/shell/network-line.tsx';
import { ThemeSelect } from './ui/shell/theme-select.tsx';
import { languageNow, readLanguageFrom } from './words/language.ts';
import { LanguageSelect } from './ui/shell/language-select.tsx';
import * as shellWords from './words/shell.gen.ts';
import { usedStyles } from './ui/theme/used-styles.ts';
import './ui/theme/fonts.ts';
import './ui/theme/reset.css.ts';

/** Draws what the application draws there for a visitor. */
export const drawFirstPaint: DrawFirstPaint = async (styleSheet, configuration, language) => {
  readLanguageFrom(() => language);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: () => <Landing configuration={configuration} /> }),
  });
  await router.load();
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />);
  const { markup, css } = withStylesApart(withDrawings(withoutDeadControls(withoutHints(drawn))));
  return {
    title: shellWords.landingTitle(),
    markup,
    // The complete style sheet follows in a file.
    css: `${usedStyles(styleSheet, markup)}${css}`,
  };
};

function Landing({ configuration }: { readonly configuration: Configuration }) {
  return (
    <>
      <NetworkLine state={null} />
      {NETWORK_STATES.map((state) => (
        <template key={state} data-network={state}>
          <NetworkWords state={state} />
        </template>
      ))}
      <Frame
        configuration={configuration}
        entries={LANDING_ENTRIES}
        pathname="/"
        panes={false}
        account={null}
        footerExtra={
          <>
            <ThemeSelect value="system" onChange={nothing} />
            <LanguageSelect value={languageNow()} onChange={nothing} />
          </>
        }
      >
        <LandingPage />
      </Frame>
    </>
  );
}

const NETWORK_STATES = ['gone', 'back'] as const;

function nothing(): void {}

/** React's hints for pictures, which a browser finds by itself a few lines on. */
function withoutHints(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/gu, '');
}

/** Links lead on from the first moment; what only a script can answer (`landing.ts`) is not offered before. */
function withoutDeadControls(markup: string): string {
  return markup
    .replaceAll('<button ', '<button inert ')
    .replaceAll('<select ', '<select disabled ');
}

/** The page's policy refuses `style` attributes in markup: each becomes a rule. */
function withStylesApart(markup: string): { readonly markup: string; readonly css: string } {
  const rules = new Map<string, string>();
  const apart = markup.replaceAll(/ style="([^"]*)"/gu, (_, declarations: string) => {
    const name = rules.get(declarations) ?? String(rules.size);
    rules.set(declarations, name);
    return ` data-style="${name}"`;
  });
  const css = [...rules].map(([declarations, name]) => `[data-style="${name}"]{${declarations}}`);
  return { markup: apart, css: css.join('') };
}
