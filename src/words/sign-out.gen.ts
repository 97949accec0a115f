/** Generated from en/sign-out.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';

export const staySignedIn = (): string => 'Stay signed in';
export const draftsDeleted = ({ drafts }: { readonly drafts: number }): string =>
  `${drafts === 1 ? 'One unfinished coupon is saved in this browser. Signing out deletes it.' : `${figure(drafts)} unfinished coupons are saved in this browser. Signing out deletes them.`}`;
export const askSignOut = (): string => 'Sign out?';
export const signingYouOut = (): string => 'Signing you out';
