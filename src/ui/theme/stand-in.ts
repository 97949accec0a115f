import { measures } from './theme.css.ts';

/**
 * What a device has in place of the interface's faces, by the names that `local` knows, and how much wider the faces set
 * the product's own sentences (%): Public Sans at 400, at 600 to 700, and Bricolage Grotesque at 700 to 800 and 34 to
 * 60 px, which is optically narrower at larger sizes.
 */
const OWN_FONTS = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    wider: { regular: 103, bold: 98, head: 97.5 },
  },
  Roboto: {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    wider: { regular: 103.8, bold: 104.4, head: 103.8 },
  },
  'DejaVu Sans': {
    regular: ['DejaVu Sans', 'DejaVuSans', 'Verdana'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'Verdana Bold', 'Verdana-Bold'],
    wider: { regular: 91.3, bold: 82.6, head: 82.5 },
  },
} as const;

/** % of the size: from the faces' own files. */
const PUBLIC_SANS = { ascent: 95, descent: 22.5 };
export const BRICOLAGE_GROTESQUE = { ascent: 93, descent: 27 };

export const fonts = Object.entries(OWN_FONTS);
const namesOf = (face: string) => fonts.map(([name]) => `"${face} from ${name}"`).join(', ');

/** Families in the place of Public Sans, with its widths and metrics. */
export const TEXT_STAND_INS = `${namesOf('Public Sans')}, system-ui, sans-serif`;
/** Families in the place of Bricolage Grotesque. */
export const HEAD_STAND_INS = `${namesOf('Bricolage')}, ${TEXT_STAND_INS}`;

/** The faces of the interface, and what stands in for them. */
export const OWN_FACES = {
  [measures.font.text]: `"Public Sans Variable", ${TEXT_STAND_INS}`,
  [measures.font.head]: `"Bricolage Grotesque Variable", ${HEAD_STAND_INS}`,
};

export const standIn = (
  names: readonly string[],
  wider: number,
  { ascent, descent } = PUBLIC_SANS,
) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: `${wider}%`,
  ascentOverride: `${((ascent / wider) * 100).toFixed(1)}%`,
  descentOverride: `${((descent / wider) * 100).toFixed(1)}%`,
  lineGapOverride: '0%',
});
