/** Light and dark theme. Contrast is checked on paper, sheet and desk: text 4.5:1, borders of controls 3:1. */

const glyph = (path: string, ink: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${ink}' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const TICK = 'M20 6 9 17l-5-5';
const CARET = 'm6 9 6 6 6-6';

const both = (value: string) => [value, value] as const;

/** What differs between the themes: the value in the light one, and in the dark one. */
const PALETTE = {
  color: {
    paper: ['#FBF8F2', '#14171F'],
    sheet: ['#FFFFFF', '#1C212C'],
    desk: ['#EFE8DA', '#2B313E'],
    deskRule: ['#D8CFBC', '#544D42'],
    /** Crop and registration marks; brass in the dark theme. */
    hair: ['#787B82', '#A8997C'],
    /** The dots of a tear line between two halves of one sheet. */
    punch: ['#AEADAA', '#7A705E'],
    ink: ['#16213A', '#EEF1F7'],
    inkSoft: ['#55607A', '#A5AFC4'],
    line: ['#E3DDD0', '#2C3444'],
    fieldLine: ['#8A8371', '#76819A'],
    stamp: ['#C8321F', '#FF7A66'],
    stampDown: ['#A42616', '#FF9A8A'],
    onStamp: ['#FFFFFF', '#14171F'],
    stampSoft: ['#FBE9E5', '#3A211E'],
    blue: ['#1F4FBF', '#8FB0FF'],
    ok: ['#1E7A46', '#63C58D'],
    warn: ['#8A5700', '#F0B44C'],
    bad: ['#B3261E', '#FF8A80'],
    okSoft: ['#E6F3EA', '#16301F'],
    warnSoft: ['#FBF0D9', '#33270F'],
    badSoft: ['#FBE9E7', '#3A1F1E'],
    scrim: ['rgb(22 33 58 / .58)', 'rgb(4 6 10 / .72)'],
    /** The provider bar, toasts: the same ink in both themes. */
    press: both('#16213A'),
    onPress: both('#EEF1F7'),
    onPressSoft: both('#C4CBDB'),
    onPressFocus: both('#8FB0FF'),
    onPressOk: both('#63C58D'),
    /** The proof sheet's background. */
    proof: ['#16213A', '#0E1118'],
  },
  shadow: {
    lie: [
      '0 1px 1px rgb(22 33 58 / .06), 0 3px 10px rgb(22 33 58 / .07)',
      '0 1px 1px rgb(0 0 0 / .3), 0 3px 10px rgb(0 0 0 / .28)',
    ],
    lift: [
      '0 2px 3px rgb(22 33 58 / .10), 0 18px 40px rgb(22 33 58 / .18)',
      '0 2px 3px rgb(0 0 0 / .4), 0 18px 40px rgb(0 0 0 / .5)',
    ],
    lieCut: [
      'drop-shadow(0 1px 1px rgb(22 33 58 / .10)) drop-shadow(0 4px 8px rgb(22 33 58 / .08))',
      'drop-shadow(0 1px 1px rgb(0 0 0 / .4)) drop-shadow(0 4px 8px rgb(0 0 0 / .3))',
    ],
  },
  mark: { blend: ['multiply', 'normal'], opacity: ['.72', '.55'] },
  glyph: {
    tick: [glyph(TICK, 'FFFFFF'), glyph(TICK, '14171F')],
    tickPaper: [glyph(TICK, 'FBF8F2'), glyph(TICK, '14171F')],
    caret: [glyph(CARET, '16213A'), glyph(CARET, 'EEF1F7')],
  },
} as const;

export const light = themeAt(0);
export const dark = themeAt(1);

type Theme = {
  readonly [Group in keyof typeof PALETTE]: {
    readonly [Name in keyof (typeof PALETTE)[Group]]: string;
  };
};

function themeAt(place: 0 | 1): Theme {
  const groups = Object.entries(PALETTE).map(([group, pairs]) => [
    group,
    Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[place]])),
  ]);
  return Object.fromEntries(groups) as Theme;
}
