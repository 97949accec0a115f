/** Light and dark theme. Contrast is checked on paper, sheet and desk: text 4.5:1, borders of controls 3:1. */

const glyph = (path: string, ink: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${ink}' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const TICK = 'M20 6 9 17l-5-5';
const CARET = 'm6 9 6 6 6-6';

/** The provider bar and toasts have the same ink in both themes. */
const press = {
  press: '#16213A',
  onPress: '#EEF1F7',
  onPressSoft: '#C4CBDB',
  onPressFocus: '#8FB0FF',
  onPressOk: '#63C58D',
};

export const light = {
  color: {
    paper: '#FBF8F2',
    sheet: '#FFFFFF',
    desk: '#EFE8DA',
    deskRule: '#D8CFBC',
    hair: '#787B82',
    punch: '#AEADAA',
    ink: '#16213A',
    inkSoft: '#55607A',
    line: '#E3DDD0',
    fieldLine: '#8A8371',
    stamp: '#C8321F',
    stampDown: '#A42616',
    onStamp: '#FFFFFF',
    stampSoft: '#FBE9E5',
    blue: '#1F4FBF',
    ok: '#1E7A46',
    warn: '#8A5700',
    bad: '#B3261E',
    okSoft: '#E6F3EA',
    warnSoft: '#FBF0D9',
    badSoft: '#FBE9E7',
    scrim: 'rgb(22 33 58 / .58)',
    ...press,
    proof: '#16213A',
  },
  shadow: {
    lie: '0 1px 1px rgb(22 33 58 / .06), 0 3px 10px rgb(22 33 58 / .07)',
    lift: '0 2px 3px rgb(22 33 58 / .10), 0 18px 40px rgb(22 33 58 / .18)',
    lieCut: 'drop-shadow(0 1px 1px rgb(22 33 58 / .10)) drop-shadow(0 4px 8px rgb(22 33 58 / .08))',
  },
  mark: { blend: 'multiply', opacity: '.72' },
  glyph: {
    tick: glyph(TICK, 'FFFFFF'),
    tickPaper: glyph(TICK, 'FBF8F2'),
    caret: glyph(CARET, '16213A'),
  },
};

export const dark: typeof light = {
  color: {
    paper: '#14171F',
    sheet: '#1C212C',
    desk: '#2B313E',
    deskRule: '#544D42',
    hair: '#A8997C',
    punch: '#7A705E',
    ink: '#EEF1F7',
    inkSoft: '#A5AFC4',
    line: '#2C3444',
    fieldLine: '#76819A',
    stamp: '#FF7A66',
    stampDown: '#FF9A8A',
    onStamp: '#14171F',
    stampSoft: '#3A211E',
    blue: '#8FB0FF',
    ok: '#63C58D',
    warn: '#F0B44C',
    bad: '#FF8A80',
    okSoft: '#16301F',
    warnSoft: '#33270F',
    badSoft: '#3A1F1E',
    scrim: 'rgb(4 6 10 / .72)',
    ...press,
    proof: '#0E1118',
  },
  shadow: {
    lie: '0 1px 1px rgb(0 0 0 / .3), 0 3px 10px rgb(0 0 0 / .28)',
    lift: '0 2px 3px rgb(0 0 0 / .4), 0 18px 40px rgb(0 0 0 / .5)',
    lieCut: 'drop-shadow(0 1px 1px rgb(0 0 0 / .4)) drop-shadow(0 4px 8px rgb(0 0 0 / .3))',
  },
  mark: { blend: 'normal', opacity: '.55' },
  glyph: {
    tick: glyph(TICK, '14171F'),
    tickPaper: glyph(TICK, '14171F'),
    caret: glyph(CARET, 'EEF1F7'),
  },
};
