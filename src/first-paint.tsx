/** First screens as markup. The services render them at startup with their configuration (HOME-01, WIZ-17). */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Configuration } from './domain/configuration.ts';
import { type DrawFirstPaints, UNKNOWN_NAME } from './domain/first-paint.ts';
import { withDrawings } from './ui/landing/inline-drawings.ts';
import { LandingPage } from './ui/landing/landing-page.tsx';
import { AccountMenu } from './ui/shell/account-menu.tsx';
import { Frame } from './ui/shell/frame.tsx';
import { LANDING_ENTRIES, SIGNED_IN_ENTRIES } from './ui/shell/navigation.ts';
import { NetworkLine, NetworkWords } from './ui/shell/network-line.tsx';
import { PaintedWizard } from './ui/wizard/frame/painted-wizard.tsx';
import { languageNow, readLanguageFrom } from './words/language.ts';
import { LanguageSelect, ThemeSelect } from './ui/shell/choice-select.tsx';
import * as shellWords from './words/shell.gen.ts';
import * as titlesWords from './words/titles.gen.ts';
import { usedStyles } from './ui/theme/used-styles.ts';
import './ui/theme/fonts.ts';
import './ui/theme/reset.css.ts';

/** Draws what the application draws: at `/` for a visitor, at `/create/{templateId}` for a new coupon. */
export const drawFirstPaints: DrawFirstPaints = async (styleSheet, configuration, language) => {
  readLanguageFrom(() => language);
  const landing = await markupOf('/', <Landing configuration={configuration} />);
  const wizard = await markupOf(NEW_COUPON, <Wizard configuration={configuration} />);
  return {
    landing: paint(
      styleSheet,
      shellWords.landingTitle(),
      withDrawings(withoutDeadControls(landing)),
    ),
    wizard: paint(styleSheet, `${titlesWords.createCoupon()} · Tearline`, wizard),
  };
};

const NEW_COUPON = '/create/template';

async function markupOf(address: string, screen: ReactNode): Promise<string> {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: createRootRoute({ component: () => screen, notFoundComponent: () => screen }),
  });
  await router.load();
  return withoutHints(renderToStaticMarkup(<RouterProvider router={router} />));
}

/** The complete style sheet follows in a file. */
function paint(styleSheet: string, title: string, drawn: string) {
  const { markup, css } = withStylesApart(drawn);
  return { title, markup, css: `${usedStyles(styleSheet, markup)}${css}` };
}

interface PaintedProps {
  readonly configuration: Configuration;
}

function Landing({ configuration }: PaintedProps) {
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

function Wizard({ configuration }: PaintedProps) {
  return (
    <>
      <NetworkLine state={null} />
      <Frame
        configuration={configuration}
        entries={SIGNED_IN_ENTRIES}
        pathname={NEW_COUPON}
        panes
        account={
          <AccountMenu
            name={UNKNOWN_NAME}
            email={null}
            theme="system"
            timeZone={configuration.defaultTimeZone}
            language={languageNow()}
            rows={() => null}
            onChoose={nothing}
          />
        }
        footerExtra={null}
      >
        <PaintedWizard />
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
