/** Arithmetic on `#RRGGBB` colors: parsing, contrast, and the nearest readable neighbor (STEP-13, PREV-02). */
import type { Hex } from './design-document.ts';

/** Red, green, blue; 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** The least contrast of small text, WCAG 2.2 AA 1.4.3 (STEP-13). */
export const READABLE_CONTRAST = 4.5;
/** The least contrast of text from 24 px, WCAG 2.2 AA 1.4.3. */
export const READABLE_WHEN_LARGE = 3;

const BLACK: Hex = '#000000';
const WHITE: Hex = '#FFFFFF';

/** The channels of `#RRGGBB` or `#RGB`, with or without `#`, in either case; null for anything else. */
export function parseHex(text: string): Channels | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(whole, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** `#abc` and `1f4fbf` as `#RRGGBB`; other text stays as typed. */
export function completeHex(typed: string): string {
  return colorOr(typed, typed);
}

/** The color as `#RRGGBB`, or the fallback if the text is no color. */
export function colorOr(text: string, fallback: string): string {
  const channels = parseHex(text);
  return channels === null ? fallback : toHex(channels);
}

/** `#RRGGBB` in upper case; channels are rounded and clamped to 0 to 255. */
export function toHex(channels: Channels): Hex {
  const digits = channels.map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** `rgb(r, g, b)`, the only form that an Apple pass accepts; throws a RangeError for an invalid color. */
export function toRgb(color: string): string {
  return `rgb(${channelsOf(color).join(', ')})`;
}

/** WCAG's contrast ratio, 1 to 21; throws a RangeError for an invalid color. */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(relativeLuminance(channelsOf(one)), relativeLuminance(channelsOf(other)));
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A ratio as people see it, cut to one decimal place: 4.49 is not 4.5. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}

/** Black or white, whichever contrasts more with the background; Google Wallet offers no choice (PREV-02). */
export function textColorOn(background: string): Hex {
  return contrastRatio(BLACK, background) > contrastRatio(WHITE, background) ? BLACK : WHITE;
}

/**
 * The color closest to `color`, towards black or white, that is readable on `background` (STEP-13);
 * `color` itself if it already is.
 */
export function nearestReadableColor(
  color: string,
  background: string,
  ratio: number = READABLE_CONTRAST,
): Hex {
  const candidates = [WHITE, BLACK]
    .map((end) => firstReadable(color, end, background, ratio))
    .filter((candidate) => candidate !== null);
  const [nearest] = candidates.sort((one, other) => distance(one, color) - distance(other, color));
  return nearest ?? textColorOn(background);
}

/** A new wizard asks this for each color of its design, so each color is parsed once. */
function firstReadable(from: string, to: Hex, background: string, ratio: number): Hex | null {
  const start = channelsOf(from);
  const end = channelsOf(to);
  const behind = relativeLuminance(channelsOf(background));
  for (let step = 0; step <= 255; step += 1) {
    const mixed = mix(start, end, step / 255);
    if (ratioOf(relativeLuminance(mixed), behind) >= ratio) return toHex(mixed);
  }
  return null;
}

/** The color at a share of the way from one to another. */
export function mix(from: Channels, to: Channels, share: number): Channels {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

function distance(one: string, other: string): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
}

export function channelsOf(color: string): Channels {
  const channels = parseHex(color);
  if (channels === null) throw new RangeError(`"${color}" is no color of the form #RRGGBB.`);
  return channels;
}

/** WCAG's relative luminance, 0 (black) to 1 (white). */
function relativeLuminance([red, green, blue]: Channels): number {
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

/** Gamma of sRGB, 0 to 255 → 0 to 1. */
export function linearLight(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
