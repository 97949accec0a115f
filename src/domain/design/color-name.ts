/** What people call a color, for those who do not see it (STEP-13). */
import { parseHex } from './color.ts';

/** Names by the end of their hue in degrees. */
const HUES = [
  [14, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [194, 'turquoise'],
  [256, 'blue'],
  [292, 'purple'],
  [344, 'pink'],
] as const;

interface ColorName {
  readonly hue: (typeof HUES)[number][1] | 'brown' | 'beige' | 'black' | 'gray' | 'white';
  readonly shade: 'dark' | 'light' | 'plain';
}

/** Returns the name of a color such as `#F7C948`; black for text that is no color. */
export function colorNameOf(color: string): ColorName {
  const channels = parseHex(color) ?? [0, 0, 0];
  const [red, green, blue] = channels;
  const most = Math.max(...channels);
  const least = Math.min(...channels);
  const lightness = (most + least) / 510;
  if (lightness < 0.07) return { hue: 'black', shade: 'plain' };
  if (lightness > 0.93) return { hue: 'white', shade: 'plain' };
  const chroma = most - least;
  const shade = lightness < 0.32 ? 'dark' : lightness > 0.72 ? 'light' : 'plain';
  if (chroma < 24) return { hue: 'gray', shade };
  const sector =
    most === red
      ? (green - blue) / chroma + 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const degrees = (sector * 60) % 360;
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
  // Dark orange is brown, and pale orange is beige.
  if (degrees > 6 && degrees < 46) {
    if (lightness < 0.45) return { hue: 'brown', shade: lightness < 0.2 ? 'dark' : 'plain' };
    if (lightness > 0.7 && chroma < 100) return { hue: 'beige', shade: 'plain' };
  }
  return { hue, shade };
}
