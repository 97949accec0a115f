import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { upTo } from './breakpoints.ts';
import { dark, light } from './palettes.ts';

const names = {
  color: {
    paper: 'paper',
    sheet: 'sheet',
    desk: 'desk',
    deskRule: 'desk-rule',
    /** Crop and registration marks; brass in the dark theme. */
    hair: 'hair',
    /** The dots of a tear line between two halves of one sheet. */
    punch: 'punch',
    ink: 'ink',
    inkSoft: 'ink-soft',
    line: 'line',
    fieldLine: 'field-line',
    stamp: 'stamp',
    stampDown: 'stamp-down',
    onStamp: 'on-stamp',
    stampSoft: 'stamp-soft',
    blue: 'blue',
    ok: 'ok',
    warn: 'warn',
    bad: 'bad',
    okSoft: 'ok-soft',
    warnSoft: 'warn-soft',
    badSoft: 'bad-soft',
    scrim: 'scrim',
    /** The provider bar, toasts: the same ink in both themes. */
    press: 'press',
    onPress: 'on-press',
    onPressSoft: 'on-press-soft',
    onPressFocus: 'on-press-focus',
    onPressOk: 'on-press-ok',
    /** The proof sheet's background. */
    proof: 'proof',
  },
  shadow: { lie: 'lie', lift: 'lift', lieCut: 'lie-cut' },
  mark: { blend: 'mark-blend', opacity: 'mark-opacity' },
  glyph: { tick: 'tick', tickPaper: 'tick-p', caret: 'caret' },
} as const;

/** What differs between the themes: colors, shadows, glyphs drawn as backgrounds. */
export const vars = createGlobalThemeContract(names);

/** The same in both themes: type, space, corners, the tear line, motion, the frame. */
export const measures = createGlobalThemeContract({
  font: { text: 'text', head: 'head' },
  size: {
    t11: 't11',
    t13: 't13',
    t15: 't15',
    t17: 't17',
    t20: 't20',
    t25: 't25',
    t34: 't34',
    t48: 't48',
    t72: 't72',
  },
  lineHeight: { text: 'lh', head: 'lh-head' },
  space: {
    s4: 's4',
    s8: 's8',
    s12: 's12',
    s16: 's16',
    s24: 's24',
    s32: 's32',
    s48: 's48',
    s64: 's64',
    s96: 's96',
  },
  radius: { field: 'r-field', sheet: 'r-sheet', phone: 'r-phone', round: 'r-round' },
  tear: { pitch: 'pitch', hole: 'hole', notch: 'notch' },
  motion: { quick: 'quick', calm: 'calm', tear: 'tear', ease: 'ease' },
  frame: {
    provider: 'provider-h',
    header: 'header-h',
    bar: 'bar-h',
    gutter: 'gutter',
    page: 'page',
  },
  /** The color under a sheet; tear lines punch holes in this color. Set it wherever the background changes. */
  ground: 'ground',
});

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...assignVars(vars, light),
    ...assignVars(measures, {
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
      space: {
        s4: '4px',
        s8: '8px',
        s12: '12px',
        s16: '16px',
        s24: '24px',
        s32: '32px',
        s48: '48px',
        s64: '64px',
        s96: '96px',
      },
      radius: { field: '4px', sheet: '3px', phone: '20px', round: '999px' },
      tear: {
        pitch: '10px',
        hole: '2.6px',
        notch: '7px',
      },
      motion: {
        quick: '120ms',
        calm: '220ms',
        tear: '450ms',
        ease: 'cubic-bezier(.2, .7, .2, 1)',
      },
      frame: { provider: '44px', header: '57px', bar: '64px', gutter: '24px', page: '1248px' },
      ground: vars.color.paper,
    }),
  },
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
