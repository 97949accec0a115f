/** Issues of form fields in arktype schemas. Only code that may load arktype imports this file. */
import { type Traversal, type } from 'arktype';
import { type FieldIssue, isFieldIssue } from './field-messages.ts';
import { composed, requiredTextIssue } from './plain-text.ts';

/** An arktype error cannot carry our data, so the issue is passed in the member that its message is built from. */
export function refuse(ctx: Traversal, issue: FieldIssue, path?: readonly string[]): false {
  const message = 'detail' in issue ? issue.detail : JSON.stringify(issue);
  return ctx.reject({ message, ...(path && { path: [...path] }) });
}

/** An issue and the path of its value. */
export interface IssueAt {
  readonly path: readonly string[];
  readonly issue: FieldIssue;
}

/** The issues in a schema's result; empty if the value is valid. */
export function issuesIn(result: unknown): readonly IssueAt[] {
  if (!(result instanceof type.errors)) return [];
  return Array.from(result, (error) => ({
    path: Array.from(error.path, String),
    issue: issueIn(error),
  }));
}

/** The first issue of each field in a schema's result. */
export function issuesByField(result: unknown): Readonly<Partial<Record<string, FieldIssue>>> {
  const found = issuesIn(result).map(({ path: [field = ''], issue }) => [field, issue] as const);
  return Object.fromEntries(found.toReversed());
}

/** A string field whose rule returns an issue or null. */
export function textField(issueOf: (text: string) => FieldIssue | null) {
  return type('string').narrow((text, ctx) => {
    const issue = issueOf(composed(text));
    return issue === null || refuse(ctx, issue);
  });
}

/** The issue of a required text of at most `limit` characters; blanks around it do not count. */
export function requiredTextUpTo(text: string, limit: number): FieldIssue | null {
  return lengthIssue(text, limit) ?? requiredTextIssue(text);
}

/** The issue of a text that may be blank, of at most `limit` characters. */
export function optionalTextUpTo(text: string, limit: number): FieldIssue | null {
  return text.trim() === '' ? null : requiredTextUpTo(text, limit);
}

/** As the services count: an emoji is one character. */
export function lengthIssue(text: string, limit: number): FieldIssue | null {
  return [...text.trim()].length > limit ? { code: 'tooLong', limit } : null;
}

/** An integer of at most `largest` in both directions. */
export function isInteger(text: string, largest: number): boolean {
  return /^[+-]?\d+$/u.test(text.trim()) && Math.abs(Number(text)) <= largest;
}

function issueIn({ message }: { readonly message: string }): FieldIssue {
  if (!message.startsWith('{')) return { code: 'unexpected', detail: message };
  const issue: unknown = JSON.parse(message);
  return isFieldIssue(issue) ? issue : { code: 'unexpected', detail: message };
}
