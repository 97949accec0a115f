/** Content of a clip path that clips nothing: browsers use only its direct shapes and words, not groups. */
import { SHAPES } from '../../../domain/svg/allow-list.ts';
import { problemAt, type Problem } from './refusal.ts';
import * as importReportWords from '../../../words/render/import-report.gen.ts';

/** Removes it and calls `leaveOut` for each; call it before `use` is replaced by groups. */
export function dropUnusedClips(root: Element, leaveOut: (problem: Problem) => void): void {
  for (const part of root.querySelectorAll('clipPath > *')) {
    const [shown] = part.localName === 'use' ? targetsOf(part, root) : [part];
    if (shown === undefined || clips(shown)) continue;
    leaveOut(problemAt(part, importReportWords.clipPartUnused()));
    part.remove();
  }
}

function clips({ localName }: Element): boolean {
  return SHAPES.has(localName) || localName === 'text' || localName === 'style';
}

function targetsOf(use: Element, root: Element): readonly Element[] {
  const reference = (use.getAttribute('href') ?? '').trim();
  return [...root.querySelectorAll(`[id="${CSS.escape(reference.slice(1))}"]`)];
}
