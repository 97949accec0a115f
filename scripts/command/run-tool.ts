import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** How a tool ended; `output` is what it wrote, where it was captured. */
export interface ToolResult {
  readonly succeeded: boolean;
  readonly output: string;
}

interface ToolOptions {
  /** `captured` for checks that run side by side, `shown` for what a person watches. */
  readonly output: 'captured' | 'shown';
  readonly environment?: Readonly<Record<string, string>>;
  /** `low` for what takes the time that others leave. */
  readonly priority?: 'low';
}

/** Runs a package's program by the Node of this process, from the project's root. */
export function runTool(
  tool: string,
  parameters: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  const program = join(ROOT, 'node_modules', '.bin', tool);
  return run(process.execPath, [program, ...parameters], options);
}

/** Runs a script of this folder. */
export function runScript(
  script: string,
  parameters: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  return run(process.execPath, [join(ROOT, 'scripts', script), ...parameters], options);
}

/** Runs a program of the machine, its output shown. */
export function runProgram(program: string, parameters: readonly string[]): Promise<ToolResult> {
  return run(program, parameters, { output: 'shown' });
}

/** The same, its output captured. */
export function captureProgram(
  program: string,
  parameters: readonly string[],
): Promise<ToolResult> {
  return run(program, parameters, { output: 'captured' });
}

function run(
  program: string,
  parameters: readonly string[],
  { output, environment = {}, priority }: ToolOptions,
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(program, [...parameters], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (priority === 'low' && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const text = (): string => Buffer.concat(chunks).toString('utf8');
    child.on('error', (error) =>
      resolve({ succeeded: false, output: `${text()}${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ succeeded: code === 0, output: text() }));
  });
}
