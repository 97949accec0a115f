/** CodeMirror for the editor source; loaded only when the editor is shown (ADMT-03). */
import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  forceParsing,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
  Transaction,
} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { SourceIssue } from '../../../domain/template/design-source.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import { tone } from '../../theme/layout.css.ts';

/** Marks a change from the panes, not from a key. */
const fromPanes = Annotation.define<boolean>();

/** Longer texts, in letters, are shown in one task and parsed in the next; together that took 60 ms of an import. */
const LONG = 100_000;

/** ms of a task that parses a long text; by default the language uses a hundred when the browser is idle. */
const READING_MS = 20;

export type CodeView = ReturnType<typeof openCodeView>;

interface CodeViewParts {
  readonly parent: HTMLElement;
  readonly text: string;
  /** The nonce for the page's style policy. */
  readonly nonce: string | null;
  readonly onType: (text: string) => void;
  /** The tokens of the current design. */
  readonly tokens: () => readonly string[];
}

export function openCodeView(parts: CodeViewParts) {
  const { parent, text } = parts;
  const language = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [extensionsFor(parts), language.of(text.length < LONG ? json() : [])],
    }),
  });
  const reading = readerOf(view, language);
  let isMarked = false;
  if (text.length >= LONG) reading.begin();
  return {
    /** Shows a text changed elsewhere; cursor, folds and scroll stay where the text is unchanged. */
    show(next: string) {
      replaceIn(view, next, (inserted) => {
        if (inserted < LONG) return [];
        reading.begin();
        return [language.reconfigure([])];
      });
    },
    mark: (issues: readonly SourceIssue[]) => {
      // The gutter still shows a mark whose letters were deleted; CodeMirror then counts no diagnostics.
      if (issues.length === 0 && !isMarked) return;
      isMarked = issues.length > 0;
      const { length } = view.state.doc;
      const diagnostics = issues.map(({ from, to, message }) => ({
        from: Math.min(from, length),
        to: Math.min(to, length),
        severity: 'error' as const,
        message,
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo: (place: number) => {
      const anchor = Math.min(place, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    destroy() {
      reading.end();
      view.destroy();
    },
  };
}

/** Parses a long text as JSON, a slice per task. */
function readerOf(view: EditorView, language: Compartment) {
  let next: ReturnType<typeof setTimeout> | undefined;
  const readOn = () => {
    if (!forceParsing(view, view.state.doc.length, READING_MS)) next = setTimeout(readOn);
  };
  return {
    begin() {
      clearTimeout(next);
      next = setTimeout(() => {
        view.dispatch({ effects: language.reconfigure(json()) });
        next = setTimeout(readOn);
      });
    },
    end: () => clearTimeout(next),
  };
}

function extensionsFor({ nonce, onType, tokens }: CodeViewParts): Extension {
  return [
    ...(nonce === null ? [] : [EditorView.cspNonce.of(nonce)]),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    foldGutter(),
    history(),
    bracketMatching(),
    search({ top: true }),
    highlightSelectionMatches(),
    lintGutter(),
    autocompletion({ override: [(context) => completionOf(context, tokens())] }),
    syntaxHighlighting(colors),
    keymap.of([
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
    ]),
    EditorView.contentAttributes.of({ 'aria-label': adminWords.editorSource(), tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, geometryChanged, transactions, state, view }) => {
      if (geometryChanged && !docChanged) view.dom.dataset['measured'] = '';
      if (docChanged && !transactions.some((change) => change.annotation(fromPanes)))
        onType(state.doc.toString());
    }),
  ];
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, class: tone.blue },
  { tag: tags.string, class: tone.ok },
  { tag: [tags.number, tags.bool, tags.null], class: tone.stamp },
]);

/** Replaces only the difference of the two texts; `effectsOf` gets the number of inserted letters. */
function replaceIn(
  view: EditorView,
  next: string,
  effectsOf: (inserted: number) => readonly StateEffect<unknown>[],
): void {
  const now = view.state.doc.toString();
  if (now === next) return;
  const most = Math.min(now.length, next.length);
  let start = 0;
  while (start < most && now.charCodeAt(start) === next.charCodeAt(start)) start += 1;
  let end = 0;
  const isSameFromEnd = (by: number) =>
    now.charCodeAt(now.length - 1 - by) === next.charCodeAt(next.length - 1 - by);
  while (end < most - start && isSameFromEnd(end)) end += 1;
  const insert = next.slice(start, next.length - end);
  view.dispatch({
    changes: { from: start, to: now.length - end, insert },
    effects: effectsOf(insert.length),
    annotations: [fromPanes.of(true), Transaction.addToHistory.of(false)],
  });
}

/** Completes the schemes' tokens within a string. */
function completionOf(context: CompletionContext, tokens: readonly string[]) {
  const word = context.matchBefore(/"[\w-]*/u);
  if (word === null) return null;
  const options = tokens.map((label) => ({ label, type: 'variable' }));
  return { from: word.from + 1, options, validFor: /^[\w-]*$/u };
}
