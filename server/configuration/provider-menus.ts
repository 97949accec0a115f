/** The neutral provider bar and footer, used when the environment sets none (SHELL-09). */
import type { LinkMenu, MenuLink } from '../../src/domain/configuration.ts';
import { isRecord } from '../../src/domain/record.ts';
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

/** Returns whether a value from the environment is a list of menus. */
export function isMenus(value: unknown): value is readonly LinkMenu[] {
  return Array.isArray(value) && value.every(isMenu);
}

/** Returns whether a value from the environment is a list of links. */
export function isLinks(value: unknown): value is readonly MenuLink[] {
  return Array.isArray(value) && value.every(isLink);
}

function menu(label: string, labels: readonly string[]): LinkMenu {
  return { label, links: labels.map(link) };
}

function link(label: string): MenuLink {
  return { label, href: `${PROVIDER}/${label.toLowerCase().replaceAll(' ', '-')}` };
}

function isMenu(value: unknown): boolean {
  return (
    isRecord(value) &&
    isWords(value['label']) &&
    isLinks(value['links']) &&
    hasOnly(value, ['label', 'links'])
  );
}

function isLink(value: unknown): boolean {
  if (!isRecord(value) || !isWords(value['label']) || !hasOnly(value, ['label', 'href']))
    return false;
  const href = value['href'];
  return typeof href === 'string' && /^(https?:\/\/|\/(?!\/))/.test(href);
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 60;
}

function hasOnly(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}
