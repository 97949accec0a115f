/** The limits of a design document, reported in the importer's words before anything is drawn (ADMT-11). */
import type { DesignObject, SchemeTokens } from '../../domain/design/design-document.ts';
import { objectsIn } from '../../domain/design/token-uses.ts';
import { type Importing } from './importing.ts';
import { type Problem, problemAt, problemOfFile } from './reading/refusal.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

const MOST_OBJECTS = 5_000;
const MOST_COLORS = 2_000;
const MOST_CLIPS = 50;
const LONGEST_PATH = 1_000_000;
const LONGEST_SOURCE = 4_194_328;

/** Every limit that the objects of a drawing exceed; empty for almost every drawing. */
export async function limitProblems(
  objects: readonly DesignObject[],
  tokens: SchemeTokens,
  importing: Importing,
): Promise<readonly Problem[]> {
  const all = objectsIn(objects);
  const colors = [tokens.fill, tokens.stroke, tokens.text].some(
    (group) => Object.keys(group).length > MOST_COLORS,
  );
  const whole = [
    ...(all.length > MOST_OBJECTS ? [importReportWords.tooManyShapes({ most: MOST_OBJECTS })] : []),
    ...(colors ? [importReportWords.tooManyColors({ most: MOST_COLORS })] : []),
  ].map(problemOfFile);
  const problems: Problem[] = [...whole];
  for (const object of all) {
    await importing.pause();
    problems.push(...problemsOf(object, importing));
  }
  return problems;
}

function problemsOf(object: DesignObject, importing: Importing): readonly Problem[] {
  const reasons = reasonsAgainst(object);
  const [sketched] = importing.sketches.get(object.id) ?? [];
  const element = sketched ?? importing.originOf(object.id);
  return reasons.map((reason) =>
    element === null
      ? { element: `<${object.kind}>`, reason, line: null }
      : problemAt(element, reason),
  );
}

function reasonsAgainst(object: DesignObject): readonly string[] {
  const reasons: string[] = [];
  const refuse = (isOver: boolean, reason: string) => void (isOver && reasons.push(reason));
  refuse(object.clips.length > MOST_CLIPS, importReportWords.tooManyClips({ most: MOST_CLIPS }));
  refuse(!hasFiniteNumbers(object), importReportWords.numbersBeyond());
  const outlines = [...object.clips, ...(object.kind === 'path' ? [object] : [])];
  const isTooLong = outlines.some(({ d }) => d.length > LONGEST_PATH);
  refuse(isTooLong, importReportWords.outlineTooLong({ most: LONGEST_PATH }));
  if (object.kind === 'text') refuse(object.label.length > 100, importReportWords.labelTooLong());
  if (object.kind === 'raster' || object.kind === 'image')
    refuse(object.source.length > LONGEST_SOURCE, importReportWords.imageTooLarge());
  return reasons;
}

/** A document is stored as JSON, which has no infinity; an object a million pages away is not visible. */
function hasFiniteNumbers(object: DesignObject): boolean {
  if (object.kind === 'path' && /\d{10}|Infinity|NaN|e\+/u.test(object.d)) return false;
  return Object.values(object)
    .flat()
    .every((value) => typeof value !== 'number' || Number.isFinite(value));
}
