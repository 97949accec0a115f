import { storedText, storeText } from '../storage/stored-text.ts';

const KEY = 'tearline.panes';
/** The widths of the template editor's panes before anybody moves them, px. */
const FIRST = { left: 360, right: 400 };

/** The stored widths; the defaults if there are none or storage is blocked. */
export function rememberedPanes() {
  const [left, right] = (storedText(KEY) ?? '').split(' ').map(Number);
  if (left === undefined || right === undefined || !(left > 0) || !(right > 0)) return FIRST;
  return { left, right };
}

export function rememberPanes({ left, right }: Readonly<typeof FIRST>): void {
  storeText(KEY, `${left} ${right}`);
}
