/** Problems that count only if the drawing shows their element: a linked picture in a hidden layer refuses nothing. */
import type { Problem } from './refusal.ts';

/** An attribute that only the importer uses; it is never stored. */
export const PROBLEM_ATTRIBUTE = 'data-problem';

export type ShownProblems = ReturnType<typeof createShownProblems>;

export function createShownProblems() {
  const problems: Problem[] = [];
  return {
    add(element: Element, problem: Problem): void {
      const before = element.getAttribute(PROBLEM_ATTRIBUTE) ?? '';
      element.setAttribute(PROBLEM_ATTRIBUTE, `${before} ${problems.push(problem) - 1}`);
    },
    /** Call it when the drawing is mounted and each `use` is replaced by a copy of its target. */
    divide(root: Element) {
      const marked = [root, ...root.querySelectorAll(`[${PROBLEM_ATTRIBUTE}]`)];
      const numbers = new Set(
        marked.filter((element) => isShown(element, root)).flatMap(numbersOf),
      );
      return {
        shown: problems.filter((_problem, number) => numbers.has(number)),
        hidden: problems.filter((_problem, number) => !numbers.has(number)),
      };
    },
  };
}

function numbersOf(element: Element): readonly number[] {
  const numbers = element.getAttribute(PROBLEM_ATTRIBUTE)?.trim().split(' ') ?? [];
  return numbers.map(Number);
}

/** Their contents show through the elements that refer to them. */
const REFERRED_TO = new Set(['pattern', 'mask', 'clipPath', 'marker', 'filter']);

function isShown(element: Element, root: Element): boolean {
  if (getComputedStyle(element).visibility !== 'visible') return false;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (REFERRED_TO.has(around.localName)) return true;
    if (around.localName === 'defs' || around.localName === 'symbol') return false;
    if (getComputedStyle(around).display === 'none') return false;
    if (around === root) break;
  }
  return true;
}
