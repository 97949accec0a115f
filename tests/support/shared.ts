import { afterAll, beforeAll } from 'vitest';

/** Something that the tests of a file or a group share: opened before the first of them, closed after the last. */
export function shared<Thing extends object>(open: () => Promise<Thing>): Thing {
  const thing = {} as Thing & { readonly close?: () => unknown };
  beforeAll(async () => void Object.assign(thing, await open()));
  afterAll(() => thing.close?.());
  return thing;
}
