import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { reloadWhenReachable } from '../../app/loading/missing-parts.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import { isBegun } from '../../domain/coupon/coupon-decisions.ts';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import { FLOWS, STEP_LABELS, STEP_TITLES } from '../../domain/wizard/flows.ts';
import { addressOf, screensAt, stepNameAt } from '../../domain/wizard/wizard-position.ts';
import { savedStateOf } from '../../machines/drafts/draft.machine.ts';
import { hasRideAlongCard, shownCard } from '../../machines/wizard/preview-cards.ts';
import { isWithdrawn } from '../../machines/wizard/persisted-wizard.ts';
import {
  canGoOn,
  isSaveWorthwhile,
  isScreenComplete,
  routeOf,
  screenOf,
} from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { fetchRenderer } from '../../ui/canvas/canvas-binding.ts';
import { LogoChoiceScreen } from '../../ui/wizard/screens/logo-choice-screen.tsx';
import { PreviewPane } from '../../ui/wizard/preview/preview-pane.tsx';
import { LatePartsLine, WithdrawnNotice } from '../../ui/wizard/frame/late-parts-line.tsx';
import { WizardPage } from '../../ui/wizard/frame/wizard-page.tsx';
import type { ProgressStep } from '../../ui/wizard/frame/wizard-progress.tsx';
import { useBarcodePicture } from '../-queries/use-barcode-picture.ts';
import type { Finding, PreflightMeasures } from '../../domain/preflight/finding.ts';
import type { BrandCard } from '../-brand/load-brand-card.ts';
import type { lateScreens } from './late-parts.ts';
import { useLateParts } from './use-late-parts.ts';
import { useScreenProps } from './use-screen-props.ts';
import { useWizardAddress } from './use-wizard-address.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { useNow } from '../../ui/preflight/use-now.ts';
import * as wizardWords from '../../words/wizard.gen.ts';

interface OpenedWizardProps {
  /** Null while the address is only preloaded. */
  readonly wizard: RunningWizard | null;
  /** The account's brand, offered at the first step of a new coupon; null without one. */
  readonly brandCard?: BrandCard;
  /** A scheme that the address asks for, in place of the begun coupon's. */
  readonly otherScheme?: string | null;
}

/** The wizard that `beforeLoad` found or started; another wizard mounts another screen. */
export function OpenedWizard({ wizard, ...props }: OpenedWizardProps) {
  return wizard && <WizardScreen key={wizard.actor.sessionId} wizard={wizard} {...props} />;
}

/** Binds the wizard machine to its views. */
function WizardScreen(props: OpenedWizardProps & { readonly wizard: RunningWizard }) {
  const { wizard, brandCard = null, otherScheme = null } = props;
  const { actor, draft } = wizard;
  useWizardAddress(wizard);
  const snapshot = useSelector(actor, (state) => state);
  const late = useLateParts(actor, snapshot);
  useEffect(() => whenIdle(fetchRenderer), []);
  const saved = useSelector(draft, savedStateOf);
  const { context } = snapshot;
  const { barcodeType, barcodeValue } = context.form;
  const barcode = useBarcodePicture(barcodeType, barcodeValue);
  const screen = screenOf(context);
  const { findings, onMeasured } = usePreflight(late.screens, context.form);
  return (
    <>
      <WizardPage
        {...placeOf(snapshot)}
        saved={saved}
        findings={findings.length}
        send={actor.send}
        onEarlySubmit={late.onEarlySubmit}
        preview={
          <LivePreview
            actor={actor}
            context={context}
            barcode={barcode}
            findings={findings}
            screens={late.screens}
          />
        }
      >
        {isWithdrawn(context) && <WithdrawnNotice />}
        {screen === 'logo.choice' ? (
          <FirstForm actor={actor} context={context} card={brandCard} />
        ) : (
          late.screens && (
            <late.screens.LateForm
              key={screen}
              screen={screen}
              wizard={wizard}
              context={context}
              barcodeRefusal={
                barcode.issue === null ? barcode.refusal : fieldMessageOf(barcode.issue)
              }
            />
          )
        )}
        <LatePartsLine {...late} onReload={() => void reloadWhenReachable()} />
      </WizardPage>
      {late.screens && (
        <>
          <late.screens.PreflightMeasuring form={context.form} onMeasured={onMeasured} />
          <late.screens.WizardFinish
            wizard={actor}
            draftId={wizard.draftId}
            snapshot={snapshot}
            saved={saved}
            findings={findings}
            otherScheme={otherScheme}
          />
        </>
      )}
    </>
  );
}

interface LivePreviewProps {
  readonly actor: WizardActor;
  readonly context: WizardSnapshot['context'];
  readonly barcode: ReturnType<typeof useBarcodePicture>;
  readonly findings: readonly Finding[];
  readonly screens: ReturnType<typeof lateScreens>;
}

/** The current card, the offer to match it to its artwork, and what preflight found. */
function LivePreview({ actor, context, barcode, findings, screens }: LivePreviewProps) {
  const card = shownCard(context);
  return (
    <PreviewPane
      {...context}
      barcode={barcode.picture}
      onBarcodeAgain={barcode.onAskAgain}
      card={card}
      hasRideAlong={hasRideAlongCard(context)}
      onCard={(card) => actor.send({ type: 'preview.select', card })}
      onDetails={() => actor.send({ type: 'details.toggle' })}
      countOn={(counted) => screens?.findingsOnCard(findings, counted).length ?? 0}
      pins={
        screens &&
        card !== 'ride-along' &&
        !context.detailsShown && <screens.FindingPins findings={findings} platform={card} />
      }
      tray={
        screens && (
          <screens.PreflightTray
            findings={findings}
            isBegun={isBegun(context.form)}
            onFix={({ fix }) => fix && actor.send({ type: 'preflight.fix', values: fix.values })}
            onShow={(place) => actor.send({ type: 'preflight.show', place })}
            canShow={(place) => actor.getSnapshot().can({ type: 'preflight.show', place })}
          />
        )
      }
    />
  );
}

interface FirstFormProps {
  readonly actor: WizardActor;
  readonly context: WizardSnapshot['context'];
  readonly card: BrandCard;
}

/** The first screen of most coupons, after the account's brand. */
function FirstForm({ actor, context, card: Card }: FirstFormProps) {
  return (
    <>
      {Card && <Card wizard={actor} context={context} />}
      <LogoChoiceScreen {...useScreenProps(actor, context)} />
    </>
  );
}

/** The wizard's position for the page (WIZ-07). */
function placeOf(snapshot: WizardSnapshot) {
  const { context } = snapshot;
  const route = routeOf(context);
  const isWorthwhile = isSaveWorthwhile(context);
  return {
    edited: editedIn(context),
    title: STEP_TITLES[stepNameAt(route, context.step)](),
    step: context.step,
    steps: stepsOf(snapshot),
    substep: context.substep,
    substeps: screensAt(route, context.step).length,
    canGoOn: canGoOn(context),
    save: isWorthwhile === null ? null : { isWorthwhile, isComplete: isScreenComplete(context) },
    pane: context.pane,
    highlight: context.highlight,
  };
}

/** Each step with its names, and with its address if the machine allows going there. */
function stepsOf(snapshot: WizardSnapshot): readonly ProgressStep[] {
  const route = routeOf(snapshot.context);
  return FLOWS[route.flow].steps.map((name, step) => {
    const address = addressOf(route, { step, substep: 0 });
    const canGo = snapshot.can({ type: 'step.goto', ...address });
    return {
      label: STEP_LABELS[name](),
      title: STEP_TITLES[name](),
      search: canGo && step !== snapshot.context.step ? address : null,
    };
  });
}

/** The edited coupon; null for a new one. */
function editedIn({ stored }: WizardSnapshot['context']): string | null {
  if (stored === null) return null;
  const { name, newFromExisting } = stored;
  return newFromExisting ? wizardWords.newFrom({ name }) : wizardWords.editing({ name });
}

/** A constant, so that a screen without findings does not render again. */
const NONE: readonly Finding[] = [];

/** What preflight finds in a form, live; nothing until its rules are loaded and `onMeasured` was called (PRE-01). */
function usePreflight(screens: ReturnType<typeof lateScreens>, form: CouponForm) {
  const [measures, onMeasured] = useState<PreflightMeasures | null>(null);
  const now = useNow();
  const findings = useMemo(
    () =>
      screens && measures
        ? screens.preflightFindings(screens.subjectOf(form, measures, now))
        : NONE,
    [screens, form, measures, now],
  );
  return { findings, onMeasured };
}
