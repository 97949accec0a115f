/** The types, ports, actions and guards of a counter's page. */
import { assign, setup } from 'xstate';
import { JUST_REDEEMED_MS, SCANNED_TEXT_MAX, UNDO_SECONDS } from '../../domain/constants.ts';
import { failedAs } from '../../domain/failures.ts';
import {
  withRecent,
  type Pause,
  type RecentScan,
  type TillAnswer,
} from '../../domain/counters/till.ts';
import { failureWords, type MayFail, port, reportingPort } from '../port.ts';

/** The counter as this phone knows it; null if no PIN was entered here. */
export type KnownTill = { readonly name: string; readonly pause: Pause | null } | null;

/** What an entered PIN brought. */
export interface PinResult {
  readonly state: 'open' | 'wrong-pin' | 'paused';
  readonly name: string | null;
  readonly pause: Pause | null;
  readonly triesLeft: number;
}

/** One press of “Redeem”. */
export interface Press {
  readonly press: string;
  readonly text: string;
}

/** What a counter's page knows. */
export interface TillContext extends MayFail {
  readonly name: string;
  /** Whether a PIN was accepted here. */
  readonly isOpen: boolean;
  /** Wrong PINs until a pause; null before the first wrong one. */
  readonly triesLeft: number | null;
  readonly pause: Pause | null;
  readonly text: string;
  readonly press: string;
  readonly answer: TillAnswer | null;
  readonly recent: readonly RecentScan[];
  /** What was read of the code that was just redeemed; null after ten seconds, or when it has left the picture. */
  readonly justRedeemed: string | null;
  /** Whether it was read again. */
  readonly isSeenAgain: boolean;
  readonly isCameraRefused: boolean;
}

/** What people, the camera and the clock do. */
export type TillEvent =
  | { type: 'pin.submit'; pin: string }
  /** By the camera, by hand, or by a scanner that types; it may come while an answer shows. */
  | { type: 'code.read'; text: string }
  /** The camera's picture has no code any more. */
  | { type: 'code.gone' }
  | { type: 'camera.refused' | 'code.type' | 'typing.leave' }
  | { type: 'code.redeem'; press: string }
  | { type: 'use.undo' | 'scan.next' | 'call.retry' };

export const tillSetup = setup({
  types: {
    context: {} as TillContext,
    events: {} as TillEvent,
    tags: {} as 'busy' | 'camera',
  },
  actors: {
    openKnown: port<KnownTill, void>('openKnown'),
    enterPin: port<PinResult, string>('enterPin'),
    watchCamera: reportingPort<void>('watchCamera'),
    checkText: port<TillAnswer, string>('checkText'),
    redeemText: port<TillAnswer, Press>('redeemText'),
    undoUse: port<TillAnswer, string>('undoUse'),
  },
  actions: {
    rememberTill: assign((_, till: KnownTill) => ({
      name: till?.name ?? '',
      pause: till?.pause ?? null,
      isOpen: till !== null,
    })),
    rememberPin: assign((_, { name, pause, triesLeft }: PinResult) => ({
      name: name ?? '',
      pause,
      isOpen: name !== null,
      triesLeft: name === null ? triesLeft : null,
      failure: null,
    })),
    rememberText: assign({
      text: (_, text: string) => [...text].slice(0, SCANNED_TEXT_MAX).join(''),
      answer: null,
      failure: null,
      justRedeemed: null,
      isSeenAgain: false,
    }),
    /** A coupon's own code has no household: the next customer may show the same. */
    rememberRedeemed: assign({
      justRedeemed: ({ context }) => (context.answer?.code === null ? null : context.text),
      isSeenAgain: false,
    }),
    /** What the camera sees first may be that code, whosever it is. */
    expectRedeemed: assign({ justRedeemed: ({ context }) => context.text, isSeenAgain: false }),
    noteSeenAgain: assign({ isSeenAgain: true }),
    forgetRedeemed: assign({ justRedeemed: null, isSeenAgain: false }),
    rememberPress: assign({ press: (_, press: string) => press }),
    rememberAnswer: assign(({ context }, answer: TillAnswer) => ({
      // The answer to “Undo” says nothing of the offer.
      answer:
        answer.state === 'undone' ? { ...answer, offer: context.answer?.offer ?? null } : answer,
      pause: answer.pause,
      recent: withRecent(context.recent, answer),
      failure: null,
    })),
    refuseCamera: assign({ isCameraRefused: true }),
    allowCamera: assign({ isCameraRefused: false }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureWords(error) }),
  },
  guards: {
    isJustRedeemed: ({ context }, text: string) => text === context.justRedeemed,
    isOpen: ({ context }) => context.isOpen,
    isUnknown: (_, till: KnownTill) => till === null,
    isPaused: (_, result: { readonly pause: Pause | null } | null) =>
      (result?.pause ?? null) !== null,
    isAccepted: (_, { state }: PinResult) => state === 'open',
    isRedeemed: (_, { state }: TillAnswer) => state === 'redeemed',
    isUndone: (_, { state }: TillAnswer) => state === 'undone',
    isRevoked: (_, error: unknown) => failedAs(error, 'unauthorized', 'not-found'),
    isCameraRefused: ({ context }) => context.isCameraRefused,
    mayRedeem: ({ context }) => context.answer?.state === 'valid',
  },
  delays: {
    pause: ({ context }) => (context.pause?.seconds ?? 0) * 1_000,
    justRedeemed: JUST_REDEEMED_MS,
    undo: ({ context }) => (context.answer?.undoSeconds ?? UNDO_SECONDS) * 1_000,
  },
});
