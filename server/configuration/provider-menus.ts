/** The neutral provider bar and footer, used when the environment sets none (SHELL-09). */
import { type } from 'arktype';
import type { LinkMenu, MenuLink } from '../../src/domain/configuration.ts';
import * as actionsWords from '../../src/words/actions.gen.ts';
import * as providerWords from '../../src/words/server/provider.gen.ts';

const PROVIDER = 'https://provider.example.com';

export function providerMenus(): readonly LinkMenu[] {
  return [
    menu(providerWords.send(), [
      providerWords.mailALetter(),
      providerWords.shipAPackage(),
      providerWords.scheduleAPickup(),
    ]),
    menu(providerWords.international(), [providerWords.sendAbroad(), providerWords.customsForms()]),
    menu(providerWords.help(), [providerWords.helpCenter(), providerWords.contactUs()]),
    menu(actionsWords.search(), [providerWords.searchTheSite()]),
  ];
}

export function footerMenus(): readonly LinkMenu[] {
  return [
    menu(providerWords.helpfulLinks(), [
      providerWords.trackAPackage(),
      providerWords.findALocation(),
      providerWords.postageRates(),
    ]),
    menu(providerWords.about(), [
      providerWords.newsroom(),
      providerWords.careers(),
      providerWords.contactUs(),
    ]),
    menu(providerWords.otherSites(), [
      providerWords.businessGateway(),
      providerWords.mailerPortal(),
      providerWords.developers(),
    ]),
    menu(providerWords.legalInformation(), [
      providerWords.accessibility(),
      providerWords.termsOfUse(),
      providerWords.privacyPolicy(),
    ]),
  ];
}

export function legalLinks(): readonly MenuLink[] {
  return [
    providerWords.privacy(),
    providerWords.terms(),
    providerWords.foia(),
    providerWords.noFear(),
  ].map(link);
}

const WORDS = type('/\\S/ & string <= 60');
const LINK = type({ '+': 'reject', label: WORDS, href: /^(https?:\/\/|\/(?!\/))/ });
const MENU = type({ '+': 'reject', label: WORDS, links: LINK.array() });

/** Whether a value from the environment is a list of menus. */
export const isMenus = (value: unknown): value is LinkMenu[] => MENU.array().allows(value);
/** Whether a value from the environment is a list of links. */
export const isLinks = (value: unknown): value is MenuLink[] => LINK.array().allows(value);

function menu(label: string, labels: readonly string[]): LinkMenu {
  return { label, links: labels.map(link) };
}

function link(label: string): MenuLink {
  return { label, href: `${PROVIDER}/${label.toLowerCase().replaceAll(' ', '-')}` };
}
