import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedServices } from '../support/services-fixture.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
/** What Prometheus adds to the name of a histogram. */
const PART = /_(?:bucket|sum|count)$/;

const services = sharedServices();

test.each(['alarms.yaml', 'operations.md'])(
  '[GROW-05] /metrics has every figure that docs/%s names',
  async (file) => {
    const { body } = await services.visit('/metrics');
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const named = (await readFile(join(DOCS, file), 'utf8')).match(/tearline_[a-z_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name) && !known.has(name.replace(PART, '')))).toEqual(
      [],
    );
  },
);
