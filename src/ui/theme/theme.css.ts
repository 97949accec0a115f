import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { upTo } from './breakpoints.ts';
import { dark, light } from './palettes.ts';

/** Before a variable's own name, where other groups have the same one. */
const PREFIXES: Readonly<Record<string, string>> = {
  lineHeight: 'lh-',
  radius: 'r-',
  mark: 'mark-',
};

function variableName(_value: string | null, [group = '', name = group]: readonly string[]) {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return `${PREFIXES[group] ?? ''}${words}`;
}

/** What differs between the themes: colors, shadows, glyphs drawn as backgrounds. */
export const vars = createGlobalThemeContract(light, variableName);

const MEASURES = {
  font: {
    text: '"Public Sans Variable", system-ui, sans-serif',
    head: '"Bricolage Grotesque Variable", "Public Sans Variable", sans-serif',
  },
  size: {
    t11: '.6875rem',
    t13: '.8125rem',
    t15: '.9375rem',
    t17: '1.0625rem',
    t20: '1.25rem',
    t25: '1.5625rem',
    t34: '2.125rem',
    t48: '3rem',
    t72: '4.5rem',
  },
  lineHeight: { text: '1.5', head: '1.08' },
  radius: { field: '4px', sheet: '3px', round: '999px' },
  tear: { pitch: '10px', hole: '2.6px', notch: '7px' },
  motion: { quick: '120ms', calm: '220ms', tear: '450ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
  frame: { provider: '44px', header: '57px', bar: '64px', gutter: '24px', page: '1248px' },
  /** The color under a sheet; tear lines punch holes in this color. Set it wherever the background changes. */
  ground: vars.color.paper,
};

/** The same in both themes: type, corners, the tear line, motion, the frame. */
export const measures = createGlobalThemeContract(MEASURES, variableName);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: { ...assignVars(vars, light), ...assignVars(measures, MEASURES) },
  '@media': {
    [upTo('phone')]: { vars: { [measures.frame.gutter]: '16px' } },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [measures.motion.quick]: '0ms',
        [measures.motion.calm]: '0ms',
        [measures.motion.tear]: '0ms',
      },
    },
  },
});

globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(vars, dark) } },
});

globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });

globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(vars, dark) });
