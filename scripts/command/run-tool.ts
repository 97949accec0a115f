import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');

/** The result of a tool; `output` is its output if it was captured. */
export interface ToolResult {
  readonly succeeded: boolean;
  readonly output: string;
}

interface ToolOptions {
  /** `captured` for checks that run in parallel; by default shown to the person who watches. */
  readonly output?: 'captured' | 'shown';
  /** Gets each line of captured output when it is complete. */
  readonly eachLine?: (line: string) => void;
  /** Ends the program. */
  readonly signal?: AbortSignal;
  readonly environment?: Readonly<Record<string, string>>;
  /** `low` for work that may use only idle time. */
  readonly priority?: 'low';
}

/** Runs a package's program with the Node of this process, from the project's root. */
export function runTool(tool: string, parameters: readonly string[], options?: ToolOptions) {
  const program = join(ROOT, 'node_modules', '.bin', tool);
  return run(process.execPath, [program, ...parameters], options);
}

/** Runs a script of the folder `scripts`. */
export function runScript(script: string, parameters: readonly string[], options?: ToolOptions) {
  return run(process.execPath, [join(ROOT, 'scripts', script), ...parameters], options);
}

/** Runs a program of the machine and shows its output. */
export function runProgram(program: string, parameters: readonly string[]): Promise<ToolResult> {
  return run(program, parameters);
}

/** Runs a program of the machine and captures its output. */
export function captureProgram(program: string, parameters: readonly string[]) {
  return run(program, parameters, { output: 'captured' });
}

function run(
  program: string,
  parameters: readonly string[],
  { output = 'shown', eachLine, signal, environment = {}, priority }: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(program, [...parameters], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    if (eachLine !== undefined)
      for (const stream of [child.stdout, child.stderr])
        if (stream !== null) createInterface(stream).on('line', eachLine);
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
