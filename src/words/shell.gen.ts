/** Generated from en/shell.json by `npm run generate`. Do not edit. */
export const unnamedCoupon = (): string => 'Unnamed coupon';
export const loading = (): string => 'Loading';
export const signingIn = (): string => 'Signing in';
export const partNotLoaded = (): string => 'Part of Tearline did not load.';
export const reloadForPart = (): string =>
  'Check your connection and reload the page. What you have typed is saved.';
export const notLoaded = (): string => 'This could not be loaded.';
export const somethingWentWrong = (): string => 'Something went wrong.';
export const reloadThePage = (): string =>
  'Reload the page. If it happens again, start from the home page.';
export const signingYouIn = (): string => 'Signing you in';
export const formValue = (): string => 'Form value';
export const restOfListNotLoaded = (): string =>
  'The rest of the list did not load. Check your connection and load it again.';
export const skipToContent = (): string => 'Skip to content';
export const account = (): string => 'Account';
export const logout = (): string => 'Logout';
export const defaultTimeZone = (): string => 'Default time zone';
export const timeZoneHelp = (): string => 'New coupons end at 11:59 PM in this time zone.';
export const copyright = ({ copyrightYear }: { readonly copyrightYear: string | number }): string =>
  `Copyright © ${copyrightYear}`;
export const main = (): string => 'Main';
export const menu = (): string => 'Menu';
export const nothingAtAddress = (): string =>
  'There is nothing at this address. Check it for typos, or start from the home page.';
export const theme = (): string => 'Theme';
export const system = (): string => 'System';
export const light = (): string => 'Light';
export const dark = (): string => 'Dark';
export const stillUnreachable = (): string =>
  'Tearline still cannot be reached. This page stays open. Try again when you are back online.';
export const accountOf = ({ name }: { readonly name: string | number }): string =>
  `Account of ${name}`;
export const yours = (): string => 'yours';
export const signingFailed = ({ isLeaving }: { readonly isLeaving: boolean }): string =>
  `Signing ${isLeaving ? 'out' : 'in'} did not work`;
export const createCoupon = (): string => 'Create Coupon';
export const dashboard = (): string => 'Dashboard';
export const faqs = (): string => 'FAQs';
export const landingTitle = (): string => 'Coupons that outlive the envelope · Tearline';
export const howItWorks = (): string => 'How it Works';
export const benefits = (): string => 'Benefits';
export const couldNotStart = (): string => 'Tearline could not start.';
export const configurationBroken = ({ fault }: { readonly fault: string | number }): string =>
  `Its configuration document is missing or invalid.${fault} Reload the page. If that does not help, contact the site’s administrator.`;
export const approvedOnly = (): string => 'Publish only what is approved';
export const approvedOnlyHelp = (): string =>
  'A coupon is saved only after somebody has approved its proof.';
