/** What the wizard of `/create/{templateId}` shows first, before its code is there (WIZ-17). */
import { COUPON_FORM_DEFAULTS } from '../../../domain/coupon/fields/coupon-form.ts';
import { composeFace } from '../../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../../domain/coupon/form-facts.ts';
import { FLOWS, STEP_LABELS, STEP_TITLES } from '../../../domain/wizard/flows.ts';
import { AppleCard } from '../../coupon/apple-card.tsx';
import { PROOF_NAMES } from '../../proof/turns.ts';
import { LogoPlace } from '../preview/logo-place.tsx';
import { PreviewDesk } from '../preview/preview-desk.tsx';
import { LogoChoiceScreen } from '../screens/logo-choice-screen.tsx';
import { LatePartsLine } from './late-parts-line.tsx';
import { WizardPage } from './wizard-page.tsx';
import * as wizardWords from '../../../words/wizard.gen.ts';

const [FIRST] = FLOWS.create.steps;
/** Of the logo: the choice, then a file or letters. */
const SUBSTEPS = 2;

/** The wizard's frame with its first question. A template is not known yet, so the card has no artwork. */
export function PaintedWizard() {
  return (
    <WizardPage
      edited={null}
      title={STEP_TITLES[FIRST]()}
      step={0}
      steps={FLOWS.create.steps.map((name) => ({
        label: STEP_LABELS[name](),
        title: STEP_TITLES[name](),
        search: null,
      }))}
      substep={0}
      substeps={SUBSTEPS}
      canGoOn={false}
      save={null}
      saved="none"
      pane="design"
      findings={0}
      highlight={null}
      send={nothing}
      onEarlySubmit={undefined}
      preview={<PaintedPreview />}
    >
      <LogoChoiceScreen
        form={COUPON_FORM_DEFAULTS}
        revision={0}
        showingIssues={[]}
        submitLabel={wizardWords.next()}
        onChange={nothing}
        onSubmit={nothing}
        onInvalid={nothing}
      />
      <template data-awaited>
        <LatePartsLine isAwaited isMissing={false} onReload={nothing} />
      </template>
    </WizardPage>
  );
}

/** Hidden on a phone. */
function PaintedPreview() {
  const face = composeFace(formFactsOf(COUPON_FORM_DEFAULTS));
  return (
    <PreviewDesk card="apple" hasRideAlong={false} onCard={nothing} countOn={() => 0}>
      <div>
        <AppleCard
          face={face}
          logo={<LogoPlace platform="apple" />}
          artwork={null}
          barcode={null}
          label={PROOF_NAMES.apple()}
          showsBlanks
        />
      </div>
    </PreviewDesk>
  );
}

function nothing(): void {}
