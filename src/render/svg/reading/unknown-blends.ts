/** Blend modes of drawing programs that no browser has, such as "linear-burn": what has one is drawn as if it had none. */

/** A sentence for each that its own attributes ask for. */
export function unknownBlendsOf(element: Element): readonly string[] {
  const attribute = element.localName === 'feBlend' ? 'mode' : 'mix-blend-mode';
  const mode = element.getAttribute(attribute) ?? '';
  return unknownBlendsIn(`mix-blend-mode:${mode};${element.getAttribute('style') ?? ''}`);
}

/** A sentence for each that the declarations ask for. */
export function unknownBlendsIn(css: string): readonly string[] {
  const modes = [...css.matchAll(/mix-blend-mode\s*:\s*([\w-]+)/giu)].map(([, mode = '']) => mode);
  return [...new Set(modes)]
    .filter((mode) => !CSS.supports('mix-blend-mode', mode) && !CHANGES_NOTHING.test(mode))
    .map((mode) => `No browser has its blend mode "${mode}": it is drawn without one.`);
}

/** What a program writes on a group whose parts blend by themselves. */
const CHANGES_NOTHING = /^pass-?through$/iu;
