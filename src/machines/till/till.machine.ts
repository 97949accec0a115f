/** The page of a counter on a phone: PIN, scan, answer, redemption (TILL-01, TILL-02, TILL-03, TILL-06, TILL-07). */
import type { StateValueFrom } from 'xstate';
import { tillSetup } from './till-setup.ts';
import { given } from '../port.ts';

/** A phone without a camera picture goes on typing; “Use the camera” asks for it again. */
const NEXT_SCAN = [{ guard: 'isCameraRefused', target: 'typing' }, { target: 'scanning' }] as const;

/** The same after a code was redeemed: the camera may see it once more. */
const NEXT_AFTER_REDEEMED = [NEXT_SCAN[0], { ...NEXT_SCAN[1], actions: 'expectRedeemed' }] as const;

const CHECK_CODE = { target: 'checking', actions: given('rememberText', 'text') } as const;

/** The code that was just redeemed may still be in the picture. */
const READ_CODE = [
  { guard: given('isJustRedeemed', 'text'), actions: 'noteSeenAgain' },
  CHECK_CODE,
] as const;

const isPaused = given('isPaused', 'output');
const rememberAnswer = given('rememberAnswer', 'output');
const rememberError = given('rememberFailure', 'error');
const REVOKED = { guard: given('isRevoked', 'error'), target: 'closed' } as const;

export const tillMachine = tillSetup.createMachine({
  id: 'till',
  context: {
    name: '',
    isOpen: false,
    triesLeft: null,
    pause: null,
    text: '',
    press: '',
    answer: null,
    recent: [],
    justRedeemed: null,
    isSeenAgain: false,
    isCameraRefused: false,
    failure: null,
  },
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        src: 'openKnown',
        onDone: [
          { guard: given('isUnknown', 'output'), target: 'asking' },
          { guard: isPaused, target: 'paused', actions: given('rememberTill', 'output') },
          { target: 'scanning', actions: given('rememberTill', 'output') },
        ],
        onError: [REVOKED, { target: 'unreachable', actions: rememberError }],
      },
    },
    unreachable: { on: { 'call.retry': 'starting' } },
    /** Waits for the PIN. */
    asking: {
      on: { 'pin.submit': 'entering' },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enterPin',
        input: ({ event }) => (event.type === 'pin.submit' ? event.pin : ''),
        onDone: [
          {
            guard: given('isAccepted', 'output'),
            target: 'scanning',
            actions: given('rememberPin', 'output'),
          },
          { guard: isPaused, target: 'paused', actions: given('rememberPin', 'output') },
          { target: 'asking', actions: given('rememberPin', 'output') },
        ],
        onError: [REVOKED, { target: 'asking', actions: rememberError }],
      },
    },
    scanning: {
      tags: 'camera',
      invoke: { src: 'watchCamera' },
      after: { justRedeemed: { actions: 'forgetRedeemed' } },
      on: {
        'code.gone': { actions: 'forgetRedeemed' },
        'code.read': READ_CODE,
        'camera.refused': { target: 'typing', actions: 'refuseCamera' },
        'code.type': 'typing',
      },
    },
    /** A code is typed, by hand or by a scanner that types. */
    typing: {
      after: { justRedeemed: { actions: 'forgetRedeemed' } },
      on: {
        'code.read': READ_CODE,
        'typing.leave': { target: 'scanning', actions: 'allowCamera' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkText',
        input: ({ context }) => context.text,
        onDone: [
          { guard: isPaused, target: 'paused', actions: rememberAnswer },
          { target: 'answered', actions: rememberAnswer },
        ],
        onError: [REVOKED, { target: 'unchecked', actions: rememberError }],
      },
    },
    /** Without the services the counter cannot tell (TILL-06). */
    unchecked: {
      on: { 'call.retry': 'checking', 'scan.next': NEXT_SCAN, 'code.read': CHECK_CODE },
    },
    answered: {
      on: {
        'code.redeem': {
          guard: 'mayRedeem',
          target: 'redeeming',
          actions: given('rememberPress', 'press'),
        },
        'scan.next': NEXT_SCAN,
        'code.type': 'typing',
        'code.read': CHECK_CODE,
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        src: 'redeemText',
        input: ({ context }) => ({
          press: context.press,
          text: context.answer?.text ?? context.text,
        }),
        onDone: [
          { guard: given('isRedeemed', 'output'), target: 'redeemed', actions: rememberAnswer },
          { guard: isPaused, target: 'paused', actions: rememberAnswer },
          { target: 'answered', actions: rememberAnswer },
        ],
        onError: [REVOKED, { target: 'unsure', actions: rememberError }],
      },
    },
    /** The press may have arrived: only the same press again can tell. */
    unsure: {
      on: { 'call.retry': 'redeeming', 'scan.next': NEXT_SCAN },
    },
    redeemed: {
      entry: 'rememberRedeemed',
      after: { undo: 'final', justRedeemed: { actions: 'forgetRedeemed' } },
      on: {
        'use.undo': 'undoing',
        'scan.next': NEXT_AFTER_REDEEMED,
        'code.read': READ_CODE,
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undoUse',
        input: ({ context }) => context.press,
        onDone: [
          {
            guard: given('isUndone', 'output'),
            target: 'answered',
            actions: [rememberAnswer, 'forgetRedeemed'],
          },
          { target: 'final' },
        ],
        onError: [REVOKED, { target: 'unsureUndo', actions: rememberError }],
      },
    },
    /** The undo may have arrived. */
    unsureUndo: {
      on: { 'call.retry': 'undoing', 'scan.next': NEXT_SCAN },
    },
    /** Redeemed, and too late to undo. */
    final: {
      after: { justRedeemed: { actions: 'forgetRedeemed' } },
      on: {
        'scan.next': NEXT_AFTER_REDEEMED,
        'code.read': READ_CODE,
      },
    },
    paused: {
      after: { pause: [{ guard: 'isOpen', target: 'scanning' }, { target: 'asking' }] },
    },
    /** Revoked, or never there. */
    closed: {},
  },
});

/** Where a counter's page is. */
export type TillPlace = StateValueFrom<typeof tillMachine>;
