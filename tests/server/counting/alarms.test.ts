import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedServices } from '../support/services-fixture.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
/** What Prometheus adds to the name of a histogram. */
const PART = /_(?:bucket|sum|count)$/;

const services = sharedServices();

test.each(['alarms.yaml', 'operations.md'])(
  '[GROW-05] /metrics has every figure that docs/%s names, and one that only rises where a rate is asked',
  async (file) => {
    const { body } = await services.visit('/metrics');
    const types = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)];
    const kinds = new Map(types.map(([, name = '', kind]) => [name, kind]));
    const kindOf = (name: string) => kinds.get(name) ?? kinds.get(name.replace(PART, ''));
    const text = await readFile(join(DOCS, file), 'utf8');
    const named = text.match(/tearline_[a-z_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => kindOf(name) === undefined)).toEqual([]);
    const rising = [...text.matchAll(/\b(?:rate|increase)\((\w+)/g)].map(([, name = '']) => name);
    expect(rising.filter((name) => kindOf(name) === 'gauge')).toEqual([]);
  },
);
