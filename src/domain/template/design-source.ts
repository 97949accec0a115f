/** The editor source as text: a design document, or its issues with their places (ADMT-03). */
import { parser } from '@lezer/json';
import { type as ark } from 'arktype';
import { designDocumentSchema, readDesignDocument } from '../design/design-document.schema.ts';
import type { DesignDocument, DesignObject } from '../design/design-document.ts';
import { uncoloredTokensOf } from '../design/token-uses.ts';
import { missingTokensOf } from './scheme-edits.ts';
import * as designWords from '../../words/domain/design.gen.ts';
import * as designSourceWords from '../../words/domain/design-source.gen.ts';
import * as adminWords from '../../words/admin.gen.ts';

export interface SourceIssue {
  /** Range of the text. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
  /** A sentence. */
  readonly message: string;
}

type SourceReading =
  | { readonly design: DesignDocument; readonly issues: readonly [] }
  | {
      readonly design: null;
      readonly issues: readonly SourceIssue[];
      /** The schemes do not color the same tokens; the missing tokens of each scheme. */
      readonly mismatch: ReadonlyMap<string, readonly string[]> | null;
    };

/** The JSON editor's text: the parts that are edited most come first. */
export function sourceTextOf({ version, type, schemes, data }: DesignDocument): string {
  const { width, height, objects } = data;
  const ordered = {
    version,
    type,
    schemes: schemes.map(({ name, tokens: { fill, stroke, text } }) => ({
      name,
      tokens: { fill, stroke, text },
    })),
    data: { width, height, objects: objects.map(orderedObject) },
  };
  return JSON.stringify(ordered, null, 2);
}

function orderedObject(object: DesignObject): object {
  const { id, kind, tokens, ...rest } = object;
  if (object.kind !== 'group') return { id, kind, tokens, ...rest };
  return { id, kind, tokens, ...rest, objects: object.objects.map(orderedObject) };
}

/** More issues do not help. */
const MOST_ISSUES = 20;

/** Parses the text; never throws. */
export function readDesignSource(text: string): SourceReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken([syntaxIssueOf(text)]);
  }
  const read = designDocumentSchema()(value);
  if (read instanceof ark.errors) {
    const issues = read.slice(0, MOST_ISSUES).map(({ path, message }) => ({
      path: path.map(String),
      message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    }));
    return broken(placed(text, issues));
  }
  return readRules(text, value);
}

function readRules(text: string, value: unknown): SourceReading {
  const { schemes } = readSchemes(value);
  const mismatch = missingTokensOf(schemes);
  if (mismatch.size > 0) {
    const issues = [...mismatch].map(([name, missing]) => ({
      path: ['schemes', String(schemes.findIndex((scheme) => scheme.name === name)), 'tokens'],
      message: `${designSourceWords.schemeLacks({ scheme: name, tokens: missing.join(', ') })} ${designWords.schemeTokenMismatch()}`,
    }));
    return { design: null, issues: placed(text, issues), mismatch };
  }
  try {
    const design = readDesignDocument(value);
    const issues = placed(text, ruleIssuesOf(design));
    return issues.length > 0 ? broken(issues) : { design, issues: [] };
  } catch (reason) {
    return broken(placed(text, [{ path: [], message: String(reason) }]));
  }
}

/** The schema has checked the value, so its schemes are valid. */
function readSchemes(value: unknown): Pick<DesignDocument, 'schemes'> {
  return value as DesignDocument;
}

function ruleIssuesOf(design: DesignDocument): readonly Issue[] {
  const names = design.schemes.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  const uncolored = uncoloredTokensOf(design).map(({ group, token }) => ({
    path: ['schemes', '0', 'tokens', group],
    message: `${designSourceWords.tokenWithoutColor({ token })} ${designWords.schemeTokenMismatch()}`,
  }));
  if (twice === -1) return uncolored;
  const path = ['schemes', String(twice), 'name'];
  return [...uncolored, { path, message: adminWords.eachSchemeNeedsAName() }];
}

interface Issue {
  readonly path: readonly string[];
  readonly message: string;
}

function broken(issues: readonly SourceIssue[]): SourceReading {
  return { design: null, issues, mismatch: null };
}

/** Where the JSON becomes invalid. */
function syntaxIssueOf(text: string): SourceIssue {
  let from = Math.max(0, text.trimEnd().length - 1);
  const cursor = parser.parse(text).cursor();
  do {
    if (!cursor.type.isError) continue;
    from = Math.min(cursor.from, Math.max(0, text.length - 1));
    break;
  } while (cursor.next());
  const line = lineAt(text, from);
  return { from, to: Math.min(text.length, from + 1), line, message: designSourceWords.noJson() };
}

/** The issues with their places: the value at the path, or its nearest existing parent. */
function placed(text: string, issues: readonly Issue[]): readonly SourceIssue[] {
  if (issues.length === 0) return [];
  const tree = parser.parse(text);
  return issues.map(({ path, message }) => {
    const { from, to } = nodeAt(tree.topNode.firstChild ?? tree.topNode, path, text);
    const end = Math.min(to, endOfLine(text, from));
    return { from, to: end, line: lineAt(text, from), message };
  });
}

type Node = ReturnType<typeof parser.parse>['topNode'];

function nodeAt(node: Node, [key, ...others]: readonly string[], text: string): Node {
  if (key === undefined) return node;
  const child = node.name === 'Array' ? itemAt(node, Number(key)) : memberAt(node, key, text);
  return child === null ? node : nodeAt(child, others, text);
}

function itemAt(node: Node, index: number): Node | null {
  const items = childrenOf(node).filter(({ name }) => !/^[[\],]$/u.test(name));
  return items[index] ?? null;
}

function memberAt(node: Node, key: string, text: string): Node | null {
  const quoted = JSON.stringify(key);
  const property = childrenOf(node).find(
    (child) =>
      child.firstChild?.name === 'PropertyName' &&
      text.slice(child.firstChild.from, child.firstChild.to) === quoted,
  );
  return property?.lastChild ?? null;
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
