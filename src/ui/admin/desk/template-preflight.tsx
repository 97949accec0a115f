import { shownRatio } from '../../../domain/design/color.ts';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import {
  type TemplateFinding,
  templateFindings,
} from '../../../domain/preflight/template-findings.ts';
import type { Box } from '../../../domain/constants.ts';
import type { PartName } from '../../../domain/template/template-draft.ts';
import { Message } from '../../parts/fields/message.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import type { ContrastOf } from '../view/contrast-words.ts';
import { paneHead, paneTitle } from '../frame/editor-frame.css.ts';
import * as styles from './desk.css.ts';

/** Null until the letters are measured, and if they cannot be. */
export type InkOf = ((textId: string) => Box | null) | null;

interface TemplatePreflightProps {
  readonly part: PartName;
  readonly design: DesignDocument;
  readonly contrastOf: ContrastOf;
  readonly inkOf: InkOf;
}

/** What would disappoint on a phone, in every scheme: contrast and safe area (PRE-01). Nothing is blocked. */
export function TemplatePreflight({ part, design, contrastOf, inkOf }: TemplatePreflightProps) {
  const measured = (scheme: string, textId: string) => {
    const ratio = contrastOf(scheme, textId);
    return typeof ratio === 'number' ? ratio : null;
  };
  const findings =
    inkOf === null ? [] : templateFindings(design, part, { contrastOf: measured, inkOf });
  const schemes = design.schemes.length;
  return (
    <section aria-labelledby="template-preflight">
      <div className={paneHead}>
        <h2 id="template-preflight" className={paneTitle}>
          {adminWords.preflight()}
        </h2>
      </div>
      {findings.length === 0 ? (
        <div className={inkOf === null ? styles.unknown : undefined}>
          <Message kind="ok">{adminWords.preflightIsClear({ schemes })}</Message>
        </div>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.text.id}`} data-rule={finding.rule}>
              <Message kind="warn">{wordsOf(finding)}</Message>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const SIDES = {
  top: adminWords.cutAtTop,
  right: adminWords.cutAtRight,
  bottom: adminWords.cutAtBottom,
  left: adminWords.cutAtLeft,
} as const;

function wordsOf(finding: TemplateFinding): string {
  const { text } = finding;
  const name = text.label === '' ? (text.tokens.text ?? text.id) : text.label;
  if (finding.rule === 'words.safe-area')
    return adminWords.leavesSafeArea({ name, px: finding.beyond, side: SIDES[finding.side]() });
  const schemes = finding.schemes.map((scheme) =>
    adminWords.ratioInScheme({ scheme: scheme.name, ratio: shownRatio(scheme.ratio).toFixed(1) }),
  );
  return adminWords.faintInSchemes({ name, schemes: schemes.join(', ') });
}
