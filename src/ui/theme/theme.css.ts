import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { upTo } from './breakpoints.ts';
import { MEASURES } from './measures.ts';
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
