/** Cleans SVGs off the event loop. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../work/work-thread.ts';
import { cleanedSvg, type CleanedSvg } from './svg-cleaning.ts';

parentPort?.on('message', (sources: readonly string[]) => {
  parentPort?.postMessage(answerOf(sources));
});
// The first takes many times as long as the others, which is nobody's fault.
cleanedSvg('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
parentPort?.postMessage('loaded');

function answerOf(sources: readonly string[]): ThreadAnswer<readonly CleanedSvg[]> {
  try {
    return { answer: sources.map(cleanedSvg) };
  } catch (error) {
    return { fault: String(error) };
  }
}
