import * as fieldWords from '../../words/domain/fields.gen.ts';
import { DEFAULT_SCHEME } from './scheme-names.ts';

const NUMBERED = /^Scheme ([1-9]\d{0,2})$/u;

/** A scheme's name in the reader's language if the import gave it, else as somebody wrote it. */
export function schemeLabelOf(name: string): string {
  const number = name === DEFAULT_SCHEME ? '1' : NUMBERED.exec(name)?.[1];
  return number === undefined ? name : fieldWords.scheme({ number: Number(number) });
}
