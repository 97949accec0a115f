/** The drawing of all contestants: 55 paths, 4 texts and 2 photos at 1125x432 px, in 4 color schemes. */
import { randomFrom } from '../../product/random-from.ts';

export const WIDTH = 1125;
export const HEIGHT = 432;

export interface DrawnPath {
  readonly d: string;
  /** Index of the scheme color that fills or strokes it. */
  readonly color: number;
  /** Stroke width in px; null for a filled shape. */
  readonly line: number | null;
}

export interface DrawnPhoto {
  readonly source: string;
  readonly x: number;
  readonly y: number;
  /** Displayed px of a photo of 800x600. */
  readonly width: number;
  readonly height: number;
}

export interface DrawnText {
  readonly words: string;
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly color: number;
  readonly x: number;
  readonly baseline: number;
}

/** From bottom to top: paths, a photo, paths, a photo, texts. */
export interface Drawing {
  readonly below: readonly DrawnPath[];
  readonly between: readonly DrawnPath[];
  readonly photos: readonly [DrawnPhoto, DrawnPhoto];
  readonly texts: readonly DrawnText[];
  /** All of the same length; the first color is the background. */
  readonly schemes: readonly (readonly string[])[];
}

const COLORS = 12;
const SCHEMES = 4;
const BELOW = 35;
const BETWEEN = 20;

/** The drawing of a seed. */
export function makeDrawing(seed: number): Drawing {
  const random = randomFrom(seed);
  return {
    below: Array.from({ length: BELOW }, () => makePath(random)),
    between: Array.from({ length: BETWEEN }, () => makePath(random)),
    photos: [
      { source: makePhoto(random), x: 60, y: 66, width: 400, height: 300 },
      { source: makePhoto(random), x: 860, y: 126, width: 240, height: 180 },
    ],
    texts: [
      { words: 'Twelve for ten', family: 'Lato', weight: 900, size: 84, x: 500, baseline: 130 },
      {
        words: 'EVERY MORNING',
        family: 'Bebas Neue',
        weight: 400,
        size: 96,
        x: 500,
        baseline: 230,
      },
      {
        words: 'Fresh from the oven',
        family: 'Caveat',
        weight: 700,
        size: 60,
        x: 500,
        baseline: 310,
      },
      {
        words: 'until the last crumb',
        family: 'Domine',
        weight: 700,
        size: 36,
        x: 500,
        baseline: 380,
      },
    ].map((text, index) => ({ ...text, color: index + 1 })),
    schemes: Array.from({ length: SCHEMES }, () =>
      Array.from({ length: COLORS }, () => `#${hex(random)}${hex(random)}${hex(random)}`),
    ),
  };
}

function makePath(random: () => number): DrawnPath {
  const x = random() * WIDTH;
  const y = random() * HEIGHT;
  const radius = 20 + random() * 130;
  const corners = 3 + Math.floor(random() * 6);
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + random() * 0.6)) / corners;
    const reach = radius * (0.5 + random() * 0.5);
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % corners] ?? point;
    return `Q${point} ${next}`;
  });
  return {
    d: `M${points[0]}${curves.join('')}Z`,
    color: 1 + Math.floor(random() * (COLORS - 1)),
    line: random() < 0.3 ? 2 + Math.round(random() * 10) : null,
  };
}

/** A JPEG of 800x600 px with soft and hard edges and some grain. */
function makePhoto(random: () => number): string {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser offers no canvas.');
  const ground = context.createLinearGradient(0, 0, 800, 600);
  for (const offset of [0, 0.4, 1]) ground.addColorStop(offset, `hsl(${random() * 360} 50% 50%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, 800, 600);
  for (let grain = 0; grain < 4_000; grain += 1) {
    context.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 70}% / 0.4)`;
    context.fillRect(random() * 800, random() * 600, 2 + random() * 12, 2 + random() * 12);
  }
  return canvas.toDataURL('image/jpeg', 0.85);
}

function hex(random: () => number): string {
  return Math.floor(random() * 256)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
