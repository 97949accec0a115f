/** Blend modes of drawing programs that no browser has, such as "linear-burn"; they are drawn as normal. */

import * as importReportWords from '../../../words/render/import-report.gen.ts';

/** A sentence for each one in its own attributes. */
export function unknownBlendsOf(element: Element): readonly string[] {
  const attribute = element.localName === 'feBlend' ? 'mode' : 'mix-blend-mode';
  const mode = element.getAttribute(attribute) ?? '';
  return unknownBlendsIn(`mix-blend-mode:${mode};${element.getAttribute('style') ?? ''}`);
}

/** A sentence for each one in the declarations. */
export function unknownBlendsIn(css: string): readonly string[] {
  const modes = [...css.matchAll(/mix-blend-mode\s*:\s*([\w-]+)/giu)].map(([, mode = '']) => mode);
  return [...new Set(modes)]
    .filter((mode) => !CSS.supports('mix-blend-mode', mode) && !CHANGES_NOTHING.test(mode))
    .map((mode) => importReportWords.blendUnknown({ mode }));
}

/** What a program writes on a group whose parts blend by themselves. */
const CHANGES_NOTHING = /^pass-?through$/iu;
