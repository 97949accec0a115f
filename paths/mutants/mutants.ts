/** The mutants of `mutants.txt`: deliberate faults in the product, one at a time (QA-04). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One mutant: a piece of a source file and its replacement. */
export interface Mutant {
  /** The fault in a person's words. */
  readonly name: string;
  /** The process that should notice. */
  readonly process: string;
  /** A part of the names of the transitions it affects. The paths that take one of them are walked. */
  readonly touches: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** Below a heading with the process and the file: the name, what it touches, and the edit as a diff. */
function mutantsIn(text: string): readonly Mutant[] {
  const found: Mutant[] = [];
  let heading = { process: '', file: '' };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, mark = '', rest = ''] = /^([-+#])? ?(.*)$/.exec(line) ?? [];
    if (mark === '#') {
      const [process = '', file = ''] = rest.split(' ');
      heading = { process, file };
    } else if (mark === '-' || mark === '+') found.push(edited(found.pop(), mark, rest));
    else {
      const [, name = '', touches = ''] = /^(.*) \[(.*)\]$/.exec(rest) ?? [];
      found.push({ name, touches, ...heading, from: '', to: '' });
    }
  }
  return found;
}

function edited(mutant: Mutant | undefined, mark: '-' | '+', line: string): Mutant {
  if (mutant === undefined) throw new Error('mutants.txt begins without a name.');
  const side = mark === '-' ? 'from' : 'to';
  const text = mutant[side] === '' ? line : `${mutant[side]}\n${line}`;
  return { ...mutant, [side]: text };
}

export const MUTANTS = mutantsIn(readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8'));
