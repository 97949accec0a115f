/** Messages about a form's fields, to the letter (STEP-15); apart from `messages.ts` for first screens. */
import { BYTES_PER_KB, MAILER_ID_LENGTH } from './constants.ts';
import { isRecord } from './record.ts';
import * as fieldMessagesWords from '../words/domain/field-messages.gen.ts';
import * as textMessagesWords from '../words/domain/text-messages.gen.ts';

/** The messages of a form's fields (product specification §5; two are set by STEP-14); a limit is in characters, or in bytes of a file. */
export const FIELD_MESSAGES = {
  ...textMessagesWords,
  ...fieldMessagesWords,
  mailerId: () => fieldMessagesWords.mailerId({ pattern: 'X'.repeat(MAILER_ID_LENGTH) }),
  fileTooLarge: ({ limit }: Limit) =>
    fieldMessagesWords.fileTooLarge({ kilobytes: limit / BYTES_PER_KB }),
} as const;

interface Limit {
  readonly limit: number;
}

type FieldMessages = typeof FIELD_MESSAGES;

/** Codes whose sentence names a limit. */
type LimitCode = {
  [Code in keyof FieldMessages]: FieldMessages[Code] extends () => string ? never : Code;
}[keyof FieldMessages];

/** An issue of a field. Rules return it, and code compares its `code`; only people read its sentence. */
export type FieldIssue =
  | { readonly code: Exclude<keyof FieldMessages, LimitCode> }
  | { readonly code: LimitCode; readonly limit: number }
  /** A value that no form produces, in the validator's words. */
  | { readonly code: 'unexpected'; readonly detail: string };

/** Whether a value parsed from JSON is an issue. */
export function isFieldIssue(value: unknown): value is FieldIssue {
  if (!isRecord(value) || typeof value['code'] !== 'string') return false;
  return value['code'] in FIELD_MESSAGES;
}

/** Returns the sentence of an issue. */
export function fieldMessageOf(issue: FieldIssue): string {
  if ('detail' in issue) return issue.detail;
  return 'limit' in issue ? FIELD_MESSAGES[issue.code](issue) : FIELD_MESSAGES[issue.code]();
}
