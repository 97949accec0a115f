/** Holes and notches of a tear line, as pseudo-elements. */
import * as shapes from './shapes.ts';
import { measures, vars } from './theme.css.ts';

const { pitch, notch } = measures.tear;
const { punch } = vars.color;
const ground = measures.ground;
const twice = `calc(2 * ${notch})`;
const out = `calc(-1 * ${notch})`;

const notchAt = (side: string, size: string) =>
  `radial-gradient(circle, ${ground} calc(${notch} - .5px), transparent ${notch}) ${side} / ${size} no-repeat`;

export const acrossHoles = (color: string, radius: string, edge: string, end = '10px') =>
  ({
    ...shapes.drawn,
    inset: `-4px ${end} auto`,
    height: '8px',
    background: `radial-gradient(circle, ${color} ${radius}, transparent ${edge}) center / ${pitch} 8px repeat-x`,
  }) as const;

export const acrossNotches = {
  ...shapes.drawn,
  inset: `${out} ${out} auto`,
  height: twice,
  background: `${notchAt('left', `${twice} 100%`)}, ${notchAt('right', `${twice} 100%`)}`,
  clipPath: `inset(0 ${notch})`,
} as const;

export const downDots = {
  ...shapes.drawn,
  inset: '14px auto 14px -4px',
  width: '8px',
  background: `radial-gradient(circle, ${punch} 2px, transparent 2.6px) center / 8px ${pitch} repeat-y`,
} as const;

export const downNotches = {
  ...shapes.drawn,
  inset: `${out} auto ${out} ${out}`,
  width: twice,
  background: `${notchAt('top', `100% ${twice}`)}, ${notchAt('bottom', `100% ${twice}`)}`,
  clipPath: `inset(${notch} 0)`,
} as const;
