import { globalLayer, globalStyle } from '@vanilla-extract/css';
import * as shapes from './shapes.ts';
import { measures, vars } from './theme.css.ts';

/** Any class overrides these rules, whatever the order in which the chunks' styles load. */
const reset = globalLayer('reset');

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '16px' });
base('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: measures.font.text,
  ...shapes.type(measures.size.t15, 400, measures.lineHeight.text),
});
base('img, svg', { display: 'block', maxWidth: '100%' });
base('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
base('fieldset', { minWidth: 0 });
base('ul, ol', { listStyle: 'none' });
base('h1, h2, h3', {
  overflowWrap: 'anywhere',
  fontFamily: measures.font.head,
  fontWeight: 700,
  lineHeight: measures.lineHeight.head,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});
/* Not `textWrap`, which would also let a paragraph wrap in a part that does not. */
base('p', { textWrapStyle: 'pretty' });
base('code', { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' });
base('summary::-webkit-details-marker', { display: 'none' });
base('a', {
  color: vars.color.blue,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
base('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
base('button, summary, label:has(input), [type="range"]', { cursor: 'pointer' });
base('[type="radio"], [type="checkbox"]', {
  ...shapes.icon('20px'),
  ...shapes.field,
  appearance: 'none',
  margin: 0,
  cursor: 'inherit',
  borderRadius: '3px',
  ...shapes.forcedColors({ appearance: 'auto' }),
});
base('[type="checkbox"]:checked', {
  borderColor: vars.color.ink,
  background: `${vars.color.ink} ${vars.glyph.tickPaper} center / 16px no-repeat`,
});
base('[type="checkbox"]:indeterminate', {
  borderColor: vars.color.ink,
  background: `linear-gradient(${vars.color.ink}, ${vars.color.ink}) center / 12px 2.5px no-repeat ${vars.color.sheet}`,
});
base('[type="checkbox"]:disabled', { opacity: 0.5 });
base('[type="radio"]', { borderRadius: '50%' });
base('[type="radio"]:checked', { border: `6px solid ${vars.color.ink}` });
base('[type="range"]', {
  flex: '1 1 80px',
  minWidth: 0,
  height: '44px',
  accentColor: vars.color.ink,
});
base('[aria-pressed="true"]', {
  ...shapes.forcedColors({ outline: '2px solid Highlight', outlineOffset: '-5px' }),
});
base(':focus-visible', { outline: `3px solid ${vars.color.blue}`, outlineOffset: '2px' });
/* Headings take focus after a navigation, so that a screen reader starts there; they are no controls. */
base(':is(h1, h2, h3, main, p[tabindex="-1"]):focus-visible', { outline: 'none' });
base('.lucide', { flex: 'none', strokeWidth: 1.75 });
/* Icons without a `size`: lucide gives them 24. */
base('.lucide[width="24"]', shapes.square('20px'));
base('main', { overflowX: 'clip' });
/* Signed-in users see the catalogue at the landing page's address. */
globalStyle('html[data-session] [data-first-paint="landing"] > *', { display: 'none' });
