/** The neutral provider bar and footer, used when the environment sets none (SHELL-09). */
import type { LinkMenu, MenuLink } from '../../src/domain/configuration.ts';
import { isRecord } from '../../src/domain/record.ts';
import * as faqWords from '../../src/words/faq.gen.ts';
import * as providerWords from '../../src/words/server/provider.gen.ts';

const PROVIDER = 'https://provider.example.com';

export function providerMenus(): readonly LinkMenu[] {
  return [
    menu('send', ['mailALetter', 'shipAPackage', 'scheduleAPickup']),
    menu('international', ['sendAbroad', 'customsForms']),
    menu('help', ['helpCenter', 'contactUs']),
    menu('search', ['searchTheSite']),
  ];
}

export function footerMenus(): readonly LinkMenu[] {
  return [
    menu('helpfulLinks', ['trackAPackage', 'findALocation', 'postageRates']),
    menu('about', ['newsroom', 'careers', 'contactUs']),
    menu('otherSites', ['businessGateway', 'mailerPortal', 'developers']),
    menu('legalInformation', ['accessibility', 'termsOfUse', 'privacyPolicy']),
  ];
}

export function legalLinks(): readonly MenuLink[] {
  return (['privacy', 'terms', 'foia', 'noFear'] as const).map(link);
}

/** Returns whether a value from the environment is a list of menus. */
export function isMenus(value: unknown): value is readonly LinkMenu[] {
  return Array.isArray(value) && value.every(isMenu);
}

/** Returns whether a value from the environment is a list of links. */
export function isLinks(value: unknown): value is readonly MenuLink[] {
  return Array.isArray(value) && value.every(isLink);
}

const LABELS = { ...providerWords, search: faqWords.search };
type Label = keyof typeof LABELS;

function menu(label: Label, links: readonly Label[]): LinkMenu {
  return { label: LABELS[label](), links: links.map(link) };
}

/** `mailALetter` leads to `/mail-a-letter`. */
function link(label: Label): MenuLink {
  const path = label.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { label: LABELS[label](), href: `${PROVIDER}/${path}` };
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
