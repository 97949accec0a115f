/** Reads the form of a proof's page (APPR-02). */
import type { Verdict } from '../../src/domain/approval/approval.ts';
import { PROOF_COMMENT_MAX, PROOF_NAME_MAX } from '../../src/domain/constants.ts';
import { composed, showsNothing } from '../../src/domain/plain-text.ts';
import { isWrittenUuid } from '../../src/domain/uuid.ts';
import type { FilledForm } from '../../src/public/proof-view.ts';
import * as proofWords from '../../src/words/approval/proof-page.gen.ts';

export interface GivenAnswer {
  readonly press: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly comment: string;
  readonly fingerprint: string;
}

/** A whole answer, or what is wrong with it. */
export interface ReadAnswer {
  readonly answer: GivenAnswer;
  readonly fault: FilledForm['fault'];
}

/** Whatever was sent is cut to what the form shows again. */
export function readAnswer(body: unknown): ReadAnswer {
  const press = textOf(body, 'press');
  const verdict = textOf(body, 'verdict');
  const answer: GivenAnswer = {
    press: isWrittenUuid(press) ? press.toLowerCase() : '',
    name: textOf(body, 'name')
      .replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim(),
    verdict: verdict === 'approved' ? 'approved' : 'changes',
    comment: commentOf(textOf(body, 'comment')),
    fingerprint: textOf(body, 'fingerprint').slice(0, 64),
  };
  const isWhole = answer.press !== '' && (verdict === 'approved' || verdict === 'changes');
  return {
    answer,
    fault: isWhole ? faultOf(answer) : { field: null, words: proofWords.notSent() },
  };
}

function faultOf({ name, verdict, comment }: GivenAnswer): FilledForm['fault'] {
  if (showsNothing(name)) return { field: 'name', words: proofWords.nameMissing() };
  if ([...name].length > PROOF_NAME_MAX) return { field: 'name', words: proofWords.nameTooLong() };
  if ([...comment].length > PROOF_COMMENT_MAX)
    return { field: 'comment', words: proofWords.commentTooLong() };
  if (verdict === 'changes' && showsNothing(comment))
    return { field: 'comment', words: proofWords.commentMissing() };
  return null;
}

/** Lines stay; browsers send them with a carriage return. */
function commentOf(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** A field sent twice is a list. */
function textOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? composed(value) : '';
}
