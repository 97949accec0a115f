#!/usr/bin/env node
/**
 * Runs tsgolint, Oxlint's check of types, with one TypeScript checker instead of four: each of the four computes most
 * types again, which is two fifths of the processor time. Oxlint starts it by OXLINT_TSGOLINT_PATH and writes the
 * files and rules to its standard input. The option stands here because TypeScript 6 does not know it.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SETTINGS = join(fileURLToPath(import.meta.url), '../../../tsconfig.json');

const order = JSON.parse(await text(process.stdin));
const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'));
settings.compilerOptions.checkers = 1;
order.source_overrides = { ...order.source_overrides, [SETTINGS]: JSON.stringify(settings) };

const program = createRequire(import.meta.url).resolve('oxlint-tsgolint/bin/tsgolint.js');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
child.stdin.end(JSON.stringify(order));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
