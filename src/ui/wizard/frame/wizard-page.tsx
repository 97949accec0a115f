import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelId, Tabs } from '../../parts/navigation/tabs.tsx';
import { usePageEvent } from '../../parts/overlays/use-page-event.ts';
import { WizardBar, type WizardBarProps } from './wizard-bar.tsx';
import { soft, visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './wizard-page.css.ts';
import { WizardProgress, type WizardProgressProps } from './wizard-progress.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as previewWords from '../../../words/preview.gen.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';
import * as flowsWords from '../../../words/domain/flows.gen.ts';

type Pane = 'design' | 'preview';

const panes = (findings: number) =>
  [
    { value: 'design', label: flowsWords.design() },
    {
      value: 'preview',
      label: actionsWords.preview(),
      count: { number: findings, words: previewWords.thingsToLookAt({ count: findings }) },
    },
  ] as const;

const PANE_TABS = 'wizard-pane';

interface WizardPageProps extends Omit<WizardBarProps, 'steps'>, WizardProgressProps {
  /** The edited or copied coupon; null for a new one. */
  readonly edited: string | null;
  readonly title: string;
  readonly pane: Pane;
  /** How much there is to look at in the preview (PRE-01). */
  readonly findings: number;
  /** The field to focus on arrival; null focuses the heading (WIZ-20). */
  readonly highlight: string | null;
  /** Replaces a submission while the wizard's parts are not loaded. */
  readonly onEarlySubmit: (() => void) | undefined;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}

/** The wizard's frame: heading, segmented bar, form left, desk right, bottom bar (WIZ-07, WIZ-15). */
export function WizardPage(props: WizardPageProps) {
  const { title, step, steps, substep, substeps, pane, highlight, send, onEarlySubmit } = props;
  const work = useRef<HTMLElement>(null);
  useArrivalFocus(work, `${step}.${substep}`, highlight);
  useUndoKeys(send);
  const heading = wizardWords.stepCountTitle({ count: step + 1, title });
  return (
    <div className={styles.page} onKeyUp={showFocusedWhole}>
      <div className={styles.panes}>
        <Tabs
          id={PANE_TABS}
          label={wizardWords.designOrPreview()}
          look="line"
          tabs={panes(props.findings)}
          value={pane}
          onChange={(chosen) => send({ type: 'pane.select', pane: chosen })}
        />
      </div>
      <div className={styles.split} data-pane={pane}>
        <section
          ref={work}
          id={panelId(PANE_TABS, 'design')}
          className={styles.work}
          aria-label={flowsWords.design()}
          onSubmitCapture={onEarlySubmit && ((event) => putOff(event, onEarlySubmit))}
        >
          <div className={styles.column}>
            {props.edited !== null && <p className={`${soft} ${styles.edited}`}>{props.edited}</p>}
            <h1 className={styles.title} tabIndex={-1}>
              {heading}
            </h1>
            <WizardProgress step={step} steps={steps} substep={substep} substeps={substeps} />
            {props.children}
          </div>
        </section>
        <section
          id={panelId(PANE_TABS, 'preview')}
          className={styles.view}
          aria-label={actionsWords.preview()}
        >
          {pane === 'preview' && (
            <h1 className={`${visuallyHidden} ${styles.onlyHeading}`}>{heading}</h1>
          )}
          {props.preview}
        </section>
      </div>
      <WizardBar {...props} steps={steps.length} />
    </div>
  );
}

function putOff(event: FormEvent, onEarlySubmit: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  onEarlySubmit();
}

/** A new screen focuses the highlighted field, else its heading; the frame focuses the first screen. */
function useArrivalFocus(
  work: { readonly current: HTMLElement | null },
  screen: string,
  highlight: string | null,
): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen && highlight === null) return;
    const stepChanged = shown.current.split('.')[0] !== screen.split('.')[0];
    shown.current = screen;
    window.scrollTo({ top: 0 });
    fieldNamed(work.current, highlight)?.focus();
    if (highlight === null) headingOf(work.current, stepChanged)?.focus();
  }, [work, screen, highlight]);
}

function fieldNamed(work: HTMLElement | null, name: string | null): HTMLElement | null {
  if (work === null || name === null) return null;
  const fields = [...work.querySelectorAll<HTMLInputElement>('form [name]')];
  const named = fields.filter((field) => field.name === name || field.name.startsWith(`${name}.`));
  return named.find((field) => field.type !== 'radio' || field.checked) ?? named[0] ?? null;
}

function headingOf(work: HTMLElement | null, stepChanged: boolean): HTMLElement | null {
  const substepHeading = stepChanged ? null : work?.querySelector<HTMLElement>('form h2');
  return substepHeading ?? work?.querySelector<HTMLElement>('h1') ?? null;
}

/** Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z undo and redo design changes, also in text fields, but not behind a dialog (WIZ-18). */
function useUndoKeys(send: WizardPageProps['send']): void {
  usePageEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z')
      return;
    event.preventDefault();
    if (isInDialog(event.target)) return;
    send({ type: event.shiftKey ? 'design.redo' : 'design.undo' });
  });
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
}

/** WebKit scrolls the focused element into the window but under the bar: it respects scroll padding only here. */
function showFocusedWhole({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}
