/** The thread's part of `createWorkThread`. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './work-thread.ts';

/** Answers each question with the result of `work`; an error is sent as its message. */
export function answerWith<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): void {
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
