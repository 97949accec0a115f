/** The page of a counter on a phone: PIN, scan, answer, redemption. */
import type { ContextFrom } from 'xstate';
import * as limits from '../../../src/domain/constants.ts';
import { NO_COUPON, type TillAnswer } from '../../../src/domain/counters/till.ts';
import { tillMachine } from '../../../src/machines/till/till.machine.ts';
import { does, type Hand, line, neither, processOf, row, sees, when } from '../kit/kit.ts';

const CODE = '0123456789ABCDEF';
const PAUSE = { seconds: limits.COUNTER_PAUSE_SECONDS, reason: 'unknown-codes' as const };
const PIN = { name: null, token: null, pause: null, triesLeft: 0 };
const OPEN = { ...PIN, state: 'open', name: 'Sample', token: '0'.repeat(64) };
const WRONG = { ...PIN, state: 'wrong-pin', triesLeft: 4 };
const PIN_PAUSE = { ...PIN, state: 'paused', pause: { ...PAUSE, reason: 'wrong-pins' } };

const OFFER = {
  description: '13 rolls for the price of 12',
  terms: 'One per visit.',
  startDate: '',
  expirationDate: '12/31/2026',
  timeZone: 'America/New_York',
};
const AT = '2026-11-23T15:14:07.000Z';
const KNOWN = { ...NO_COUPON, offer: OFFER, text: `/c/${CODE}`, code: 'HM-1' };
const USED: TillAnswer = { ...KNOWN, state: 'used', at: AT, counter: 'Park Avenue' };
const REDEEMED: TillAnswer = {
  ...KNOWN,
  state: 'redeemed',
  at: AT,
  undoSeconds: limits.UNDO_SECONDS,
};
const UNKNOWN: TillAnswer = { ...NO_COUPON, state: 'unknown' };
const PAUSED: TillAnswer = { ...NO_COUPON, state: 'paused', pause: PAUSE };

/** A camera that shows nothing until a step refuses it. */
const installCamera: Hand = ({ page }) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((_, reject) => {
        Object.assign(window, { refuseCamera: () => reject(new Error('NotAllowedError')) });
      });
  });
const refuseCamera: Hand = async ({ page }) => {
  await page.evaluate(() => (window as unknown as { refuseCamera: () => void }).refuseCamera());
};

/** A scanner that types is quicker than any hand. */
const scan: Hand = async ({ page }) => {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...CODE, 'Enter'],
  );
};

const ANSWERED = /^(Valid|Used|Not yet valid|Expired|Switched off|Unknown|Redeemed|Undone)$/;
const SENDS_CODE = line.sends('checkCode', CODE);

type Call = 'readTill' | 'openTill' | 'checkCode' | 'redeemCode' | 'undoUse';
const brings = (words: string, call: Call, json: object, before?: string) =>
  row(`waits until ${words}`, line.answer(call, json), {
    brings: json,
    ...(before !== undefined && { before }),
  });
const failures = (call: Call, status: 401 | 404, ...then: readonly Hand[]) => {
  const code = status === 404 ? 'not-found' : 'unauthorized';
  const refused = line.refuse(call, status, code);
  return [
    line.fails(call, then),
    row('waits until the services have answered that it was revoked', refused, {
      before: 'revoke this counter on /counters in another browser',
      brings: line.failureOf(code),
    }),
  ];
};
const UNKNOWN_CODES = 'check twenty unknown codes at this counter on another phone';

type Context = ContextFrom<typeof tillMachine>;
const isOld = ({ justRedeemed }: Context): boolean => justRedeemed === CODE;
const isNews = (context: Context): boolean => !isOld(context);
/** A code that was just redeemed here is not sent again. */
const reads = (words: (code: string) => string, hand: Hand, where: when.When<Context>) => [
  row(words('code “HM-1”'), [hand, SENDS_CODE], {
    payload: { text: CODE },
    when: when.both(where, isNews),
  }),
  row(words('same code once more'), [hand, sees.text('Just redeemed here')], {
    payload: { text: CODE },
    when: when.both(where, isOld),
  }),
];
const isUnknown = ({ answer }: Context): boolean => answer?.state === 'unknown';
/** An unknown code is typed again where there is no camera: no button says “next”. */
const isTypedAgain = (context: Context): boolean => isUnknown(context) && context.isCameraRefused;
/** The phone has the token of an earlier PIN. */
const rememberPin: Hand = ({ page }) =>
  page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `tearline.till.${CODE}`,
    OPEN.token,
  ] as const);

const START =
  'makes a coupon with a list of codes (“HM-1” as barcode) and a counter, opens the counter’s address on a device with a camera, enters its PIN, and reloads the page';

export const till = processOf(tillMachine, 'The page of a counter', {
  rows: ['TILL-01', 'TILL-02', 'TILL-03', 'TILL-06', 'TILL-07'],
  starts: row(START, [
    line.hold('readTill', 'openTill', 'checkCode', 'redeemCode', 'undoUse'),
    ...[does.holdClock, installCamera, rememberPin, does.open(`/till/${CODE}`)],
  ]),
  reads: (context) => ({
    isOpen: context.isOpen,
    isValid: context.answer?.state === 'valid',
    isUnknown: isUnknown(context),
    isPaused: context.pause !== null,
    isCameraRefused: context.isCameraRefused,
    isOld: isOld(context),
  }),
  steps: {
    'pin.submit': row(
      'types the PIN of the counter’s card and presses “Open”',
      [does.fill('PIN', '482915'), does.press('Open')],
      { payload: { pin: '482915' } },
    ),
    'code.read': [
      ...reads(
        (code) => `scans the ${code} with a scanner that types`,
        scan,
        when.not(when.at('typing')),
      ),
      ...reads(
        (code) => `types the sixteen characters of the ${code} and presses “Check”`,
        [does.fill('Code', CODE), does.press('Check')],
        when.at('typing'),
      ),
    ],
    'code.gone': 'Only a camera sees a code leave; a machine test shows it.',
    'camera.refused': row('presses “Block” when the browser asks for the camera', refuseCamera),
    'code.type': [
      row(does.press('Type the code'), { when: when.at('scanning') }),
      row(does.press('Type the code'), { when: when.both(when.at('answered'), isUnknown) }),
    ],
    'typing.leave': does.press('Use the camera'),
    'code.redeem': row(does.press('Redeem'), {
      payload: { press: '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01' },
      when: ({ answer }) => answer?.state === 'valid',
    }),
    'use.undo': does.press(/^Undo/),
    'scan.next': row(
      'presses “Scan next”, or “Type the next code” without a camera',
      does.press(/(scan (next|again)|type the next code)$/i),
      { when: when.not(when.both(when.at('answered'), isTypedAgain)) },
    ),
    'call.retry': does.press('Try again'),
    'done: openKnown': [
      row(
        'waits until the services have answered that the PIN is needed',
        line.refuse('readTill', 401, 'unauthorized'),
        {
          before: 'change a letter of “tearline.till.…” in the local storage (F12, “Application”)',
          brings: null,
        },
      ),
      brings('the counter opens', 'readTill', { name: 'Sample', pause: null }),
      brings('the counter pauses', 'readTill', { name: 'Sample', pause: PAUSE }, UNKNOWN_CODES),
    ],
    'error: openKnown': failures('readTill', 404, line.SAYS_WHY),
    'done: enterPin': [
      brings('the PIN is accepted', 'openTill', OPEN),
      brings('the PIN is refused', 'openTill', WRONG, 'type a wrong PIN instead'),
      brings(
        'the counter pauses',
        'openTill',
        PIN_PAUSE,
        'type four wrong PINs on another phone of the same network, and a wrong one here',
      ),
    ],
    'error: enterPin': failures('openTill', 404, line.SAYS_WHY),
    ...neither(
      'watchCamera',
      'The camera itself never ends; the tests in a browser scan with a real one.',
    ),
    'done: checkText': [
      brings('the code is valid', 'checkCode', { ...KNOWN, state: 'valid' }),
      brings('the code is used', 'checkCode', USED, 'redeem it on another phone'),
      brings('the code is unknown', 'checkCode', UNKNOWN, 'remove the codes of the coupon'),
      brings('the counter pauses', 'checkCode', PAUSED, UNKNOWN_CODES),
    ],
    'error: checkText': failures('checkCode', 401, line.SAYS_WHY),
    'done: redeemText': [
      brings('it is redeemed', 'redeemCode', REDEEMED),
      brings('it was used before', 'redeemCode', USED, 'redeem it on another phone'),
      brings('the counter pauses', 'redeemCode', PAUSED, UNKNOWN_CODES),
    ],
    'error: redeemText': failures('redeemCode', 401),
    'done: undoUse': [
      brings('it is undone', 'undoUse', { ...NO_COUPON, state: 'undone', code: 'HM-1', at: AT }),
      brings('it is too late to undo (only the runner can do this)', 'undoUse', {
        ...REDEEMED,
        undoSeconds: 0,
      }),
    ],
    'error: undoUse': failures('undoUse', 401),
    'after: justRedeemed': does.passes(
      'waits until the code was not just redeemed any more',
      limits.JUST_REDEEMED_MS,
    ),
    'after: pause': does.passes(
      'waits until the pause is over',
      limits.COUNTER_PAUSE_SECONDS * 1_000,
    ),
    'after: undo': does.passes('waits until it is too late to undo', limits.UNDO_SECONDS * 1_000),
  },
  views: {
    starting: sees.part('heading', 'Opening the counter…'),
    unreachable: sees.text('Tearline did not answer'),
    asking: sees.part('heading', 'Enter the PIN'),
    entering: [sees.part('heading', 'Enter the PIN'), sees.busy('button', 'Open')],
    // For ten seconds the heading names a code that was just redeemed.
    scanning: sees.part('heading', /^(Hold the code inside the marks|Just redeemed here)$/),
    typing: sees.part('heading', 'Type the code'),
    checking: sees.part('heading', 'Checking…'),
    unchecked: sees.part('heading', 'Can’t tell'),
    answered: sees.part('heading', ANSWERED),
    redeeming: sees.part('button', 'Redeeming…'),
    unsure: sees.text('Perhaps it was redeemed'),
    redeemed: [sees.part('heading', 'Redeemed'), sees.part('button', /^Undo/)],
    undoing: sees.part('button', /^Undoing/),
    unsureUndo: sees.text('Perhaps it was undone'),
    final: [sees.part('heading', 'Redeemed'), sees.no('button', /^Undo/)],
    paused: sees.part('heading', 'Paused'),
    closed: sees.part('heading', 'Closed'),
  },
  notWalked: {
    'answered · code.redeem · refused': 'The button is there for a valid code alone.',
  },
});
