/** Pictures of letters as a counter's camera sees them. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { qrCodeOf } from '../../../src/domain/codes/qr-code.ts';

const WIDTH = 1280;
const HEIGHT = 720;
/** A letter in front of the camera. */
interface SeenLetter {
  readonly link: string;
  /** Degrees. */
  readonly turn: number;
  /** 1 is daylight. */
  readonly light: number;
}

/** Writes a letter as a film of one picture for Chromium's camera, which shows it again and again. */
export async function writeFilm(file: string, letter: SeenLetter): Promise<void> {
  await writeFile(file, await pictureOf(letter));
}

/** A letter on a wooden counter, with a code of 3 cm on 15 cm of paper, a little out of focus. */
async function pictureOf({ link, turn, light }: SeenLetter): Promise<Buffer> {
  const { size, path } = qrCodeOf(link);
  const letter = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#6b4a2f"/>
    <g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">
      <rect x="190" y="60" width="900" height="600" fill="#f4efe4"/>
      <rect x="190" y="60" width="900" height="120" fill="#c8321f"/>
      <path d="M250 260h380M250 320h300M250 380h340" stroke="#16213a" stroke-width="18"/>
      <rect x="760" y="300" width="250" height="250" fill="#fff"/>
      <svg x="760" y="300" width="250" height="250" viewBox="0 0 ${size} ${size}">
        <path d="${path}" fill-rule="evenodd"/>
      </svg>
    </g>
  </svg>`;
  return sharp(Buffer.from(letter))
    .blur(1.2)
    .modulate({ brightness: light })
    .jpeg({ quality: 70 })
    .toBuffer();
}
