/** Messages about saved passes; apart from `messages.ts` because only the dashboard loads them. */
import { counted, figure } from '../../words/figure.ts';

const phones = (count: number) => counted(count, 'phone');

/** How a coupon's last change reached saved passes (API-11, API-12). */
export const WALLET_WORDS = {
  told: (told: number, asked: number) => `${figure(told)} of ${phones(asked)} told`,
  missed: (count: number, why: string) => `${phones(count)}: ${why}.`,
  waiting: (count: number) => `${phones(count)} still to be told`,
  phonesAsk: 'Phones also ask by themselves, about once a day.',
  removed: (count: number) =>
    count === 1 ? '1 phone has removed the pass.' : `${phones(count)} have removed the pass.`,
  nobody: 'No phone has this pass yet.',
  unchanged: (count: number) =>
    `${phones(count)} ${count === 1 ? 'has' : 'have'} this pass as it is now.`,
  offerUnknown: 'Google has nothing of this coupon yet.',
  offerSet: (active: boolean) =>
    active ? 'Google shows this coupon as active' : 'Google shows this coupon as inactive',
  offerWaits: 'Google is still to be told',
  offerFailed: 'Google was not told',
  trial: {
    apple: 'Signed for trying out only: no iPhone takes this pass.',
    google: 'Signed for trying out only, not by a Google Wallet issuer.',
  },
  notAsked: 'We could not find out what became of saved passes.',
  notTold: 'We could not ask for it. Nothing was sent.',
} as const;

/** Why a wallet's service did not get the change. */
export const WALLET_FAULTS = {
  apple: {
    'no-credentials': 'there was no push certificate',
    'not-allowed': 'Apple refused the push certificate',
    refused: 'Apple did not accept the address',
    busy: 'Apple’s push service was overloaded',
    unreachable: 'Apple’s push service did not answer',
  },
  google: {
    'no-credentials': 'There was no service account',
    'not-allowed': 'Google refused the service account',
    refused: 'Google did not accept the coupon',
    busy: 'Google’s service was overloaded',
    unreachable: 'Google’s service did not answer',
  },
} as const;
