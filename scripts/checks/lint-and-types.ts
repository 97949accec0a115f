/**
 * Lints every file and checks every type, with one program for both: parsing the sources and their packages, and much
 * of what the compiler finds out, is otherwise done twice. Prints what is wrong, and exits with 1 where anything is.
 */
import '../command/current-node.ts';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..', '..');
const HOST: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

const program = openProgram();
const lint = await lintAll(program);
const types = ts.getPreEmitDiagnostics(program);

process.stdout.write(lint);
process.stdout.write(ts.formatDiagnostics(types, HOST));
process.exitCode = lint === '' && types.length === 0 ? 0 : 1;

function openProgram(): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse },
  );
  if (parsed === undefined) throw new Error('There is no tsconfig.json.');
  parsed.errors.forEach(refuse);
  // Lint goes up from a node to its parents, which the compiler alone does not note.
  const host = ts.createCompilerHost(parsed.options, true);
  return ts.createProgram(parsed.fileNames, parsed.options, host);
}

function refuse(fault: ts.Diagnostic): never {
  throw new Error(ts.formatDiagnostic(fault, HOST));
}

/** What lint finds, a warning too, as it is shown to people. */
async function lintAll(one: ts.Program): Promise<string> {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs: [one] } },
    },
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(results);
}
