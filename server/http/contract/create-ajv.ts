import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { UUID } from '../../../src/domain/uuid.ts';
import { countFewCharacters } from '../bodies/text-lengths.ts';

/** Returns an Ajv that knows the contract's formats and ignores OpenAPI's own keywords. */
export function createAjv(options: Options): Ajv2020 {
  // The optimizer removes unused names from a validator, which costs half a second at each start.
  const ajv = new Ajv2020({ ...options, code: { ...options.code, optimize: false } });
  addFormats(ajv, ['date', 'date-time', 'uri', 'uri-reference']);
  // ajv-formats also accepts "urn:uuid:…", which PostgreSQL rejects.
  ajv.addFormat('uuid', UUID);
  ajv.addFormat('binary', true);
  countFewCharacters(ajv);
  ajv.addVocabulary(['example', 'x-body-limit']);
  return ajv;
}
