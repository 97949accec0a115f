import { strFromU8, unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';

/** Why a call was refused: status and problem, then what is wrong with each field: `/name: Required`. */
export function refusalIn(answer: LightMyRequestResponse): readonly string[] {
  const { type, errors = [] } = answer.json<{
    readonly type: string;
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  }>();
  return [
    `${answer.statusCode} ${type.replace('/problems/', '')}`,
    ...errors.map(({ pointer, detail }) => `${pointer}: ${detail}`),
  ];
}

/** The id of what a call has made. */
export function idIn(answer: LightMyRequestResponse): string {
  return answer.json<{ readonly id: string }>().id;
}

/** The files of a zip, and each as a text. */
export function archivedFiles(zip: Uint8Array) {
  const files = unzipSync(zip);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, names: Object.keys(files).toSorted(), text };
}
