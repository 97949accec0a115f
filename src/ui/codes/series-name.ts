import * as codesWords from '../../words/codes.gen.ts';

/** Returns the name of a series for people; a series without a list has none of its own. */
export function seriesName({ name }: { readonly name: string }): string {
  return name === '' ? codesWords.withoutList() : name;
}
