/** Draws a code outside the page's thread: a long one takes seconds (PRE-02). */
import type { CodeToDraw } from '../../domain/scan/code-options.ts';
import { drawCode } from '../threads/draw-code.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<CodeToDraw>) => void): void;
  postMessage(svg: string): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => self.postMessage(drawCode(data)));
