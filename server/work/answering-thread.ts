/** The thread's part of `createWorkThread`. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './work-thread.ts';

/**
 * Answers each question with the result of `work`; an error is sent as its message. On a machine with few cores the
 * event loop and the database go first. Linux gives a priority to a thread; other systems would give it to the process.
 */
export function answerWith<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const answerTo = async (question: Question): Promise<ThreadAnswer<Answer>> => {
    try {
      return { answer: await work(question) };
    } catch (error) {
      return { fault: String(error) };
    }
  };
  parentPort?.on('message', (question: Question) => {
    void answerTo(question).then((answer) => parentPort?.postMessage(answer));
  });
  parentPort?.postMessage('loaded');
}
