import type { Finding, PreflightPlace } from '../../domain/preflight/finding.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import * as styles from './preflight-tray.css.ts';

/** Middles of a card's parts, of the card's height. */
const PIN_HEIGHTS = {
  apple: { logo: '6%', strip: '23%', offer: '42%', dates: '42%', barcode: '75%' },
  google: { logo: '7%', strip: '82%', offer: '20%', dates: '20%', barcode: '47%' },
} as const;

type CardPart = keyof typeof PIN_HEIGHTS.apple;

interface FindingPinsProps {
  readonly findings: readonly Finding[];
  readonly platform: Platform;
}

/** The tray's numbers beside the parts of the card that they are about; the tray has the words (PRE-01). */
export function FindingPins({ findings, platform }: FindingPinsProps) {
  const pins = findings.map(({ key, severity, place, cards }, index) => {
    const part = cards.includes(platform) ? partOf(place) : null;
    return { key, severity, part, number: index + 1 };
  });
  return Object.entries(PIN_HEIGHTS[platform]).map(([part, top]) => (
    <div key={part} className={styles.pins} data-part={part} style={{ top }} aria-hidden="true">
      {pins
        .filter((pin) => pin.part === part)
        .map(({ key, severity, number }) => (
          <div key={key} data-severity={severity}>
            <b className={styles.number}>{number}</b>
          </div>
        ))}
    </div>
  ));
}

/** Null for what a card shows on its back only. */
function partOf(place: PreflightPlace): CardPart | null {
  return PARTS.find(([places]) => places.test(place))?.[1] ?? null;
}

const PARTS: readonly (readonly [RegExp, CardPart])[] = [
  [/logo|merchantName/iu, 'logo'],
  [/barcode/u, 'barcode'],
  [/Date$/u, 'dates'],
  [/^(?:scheme|text|design|coupon)/u, 'strip'],
  [/^description|Color$/u, 'offer'],
];
