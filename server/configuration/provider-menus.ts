/** The neutral provider bar and footer, used when the environment sets none (SHELL-09). */
import type { LinkMenu, MenuLink } from '../../src/domain/configuration.ts';
import { isRecord } from '../../src/domain/record.ts';

const PROVIDER = 'https://provider.example.com';

export const PROVIDER_MENUS: readonly LinkMenu[] = [
  menu('Send', ['Mail a letter', 'Ship a package', 'Schedule a pickup']),
  menu('International', ['Send abroad', 'Customs forms']),
  menu('Help', ['Help center', 'Contact us']),
  menu('Search', ['Search the site']),
];

export const FOOTER_MENUS: readonly LinkMenu[] = [
  menu('Helpful Links', ['Track a package', 'Find a location', 'Postage rates']),
  menu('About', ['Newsroom', 'Careers', 'Contact us']),
  menu('Other Sites', ['Business gateway', 'Mailer portal', 'Developers']),
  menu('Legal Information', ['Accessibility', 'Terms of use', 'Privacy policy']),
];

export const LEGAL_LINKS: readonly MenuLink[] = ['Privacy', 'Terms', 'FOIA', 'No FEAR'].map(link);

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
