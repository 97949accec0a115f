import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BYTES_PER_KB } from '../../../domain/constants.ts';
import type { SourceIssue } from '../../../domain/template/design-source.ts';
import { Message } from '../../parts/fields/message.tsx';
import { paneHead, paneTitle } from '../frame/editor-frame.css.ts';
import type { CodeView } from './code-view.ts';
import { below, slug, small, stack } from '../../theme/layout.css.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as styles from './source-editor.css.ts';

/** ms after the panes' last change before the text updates; the artwork updates first while a color is dragged. */
const REST_MS = 100;

interface SourcePaneProps {
  readonly source: () => string;
  readonly issues: readonly SourceIssue[];
  /** For the completion of tokens. */
  readonly tokens: readonly string[];
  readonly onType: (text: string) => void;
}

/** The editor source as JSON: errors at their lines, its size; a broken source keeps the last design (ADMT-03). */
export const SourcePane = memo(function SourcePane(props: SourcePaneProps) {
  const { source, issues, tokens, onType } = props;
  const place = useRef<HTMLDivElement>(null);
  const code = useRef<CodeView>(null);
  const type = useEffectEvent(onType);
  const latest = useRef({ source, issues, tokens });
  const [size, setSize] = useState(() => sizeOf(source()));
  useEffect(() => {
    latest.current = { source, issues, tokens };
    const show = () => {
      code.current?.show(source());
      code.current?.mark(issues);
      setSize(sizeOf(source()));
    };
    const box = place.current;
    if (box?.contains(document.activeElement) === true) return show();
    // Written in one task and shown in the next, because both take long.
    let timer = setTimeout(() => {
      source();
      timer = setTimeout(show);
    }, REST_MS);
    // Typing must act on the current text.
    box?.addEventListener('focusin', show);
    return () => {
      clearTimeout(timer);
      box?.removeEventListener('focusin', show);
    };
  }, [source, issues, tokens]);
  useEffect(() => {
    let isOver = false;
    void import('./code-view.ts').then(({ openCodeView }) => {
      const parent = place.current;
      if (isOver || parent === null) return;
      code.current = openCodeView({
        parent,
        text: latest.current.source(),
        nonce: nonceOf(document),
        onType: type,
        tokens: () => latest.current.tokens,
      });
      code.current.mark(latest.current.issues);
    });
    return () => {
      isOver = true;
      code.current?.destroy();
      code.current = null;
    };
  }, []);
  return (
    <>
      <div className={paneHead}>
        <h2 className={paneTitle}>{adminWords.editorSource()}</h2>
        {issues[0] && (
          <Message kind="bad">
            {adminWords.errorsOnLine({ count: issues.length, line: issues[0].line })}
          </Message>
        )}
        <span className={`${slug} ${styles.size}`}>{adminWords.sizeKb({ size })}</span>
      </div>
      <div ref={place} className={styles.box} />
      {issues.length > 0 && (
        <Issues issues={issues} onPress={({ from }) => code.current?.goTo(from)} />
      )}
    </>
  );
});

interface IssuesProps {
  readonly issues: readonly SourceIssue[];
  readonly onPress: (issue: SourceIssue) => void;
}

function Issues({ issues, onPress }: IssuesProps) {
  return (
    <>
      <div role="alert">
        <ul className={`${below[8]} ${stack[6]}`}>
          {issues.map((issue) => (
            <li key={`${issue.from} ${issue.message}`}>
              <Message kind="bad">
                <button type="button" className={styles.jump} onClick={() => onPress(issue)}>
                  {adminWords.lineLineTitle({ line: issue.line })}
                </button>
                : {issue.message}
              </Message>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${below[8]} ${small}`}>{adminWords.thePictureShowsTheLast()}</p>
    </>
  );
}

function sizeOf(text: string): string {
  return (new TextEncoder().encode(text).length / BYTES_PER_KB).toFixed(1);
}

/** The page's policy accepts only styles with this nonce. */
function nonceOf(page: Document): string | null {
  return page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? null;
}
