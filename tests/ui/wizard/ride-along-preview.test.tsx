import { type ComponentProps, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { withRideAlongDesign } from '../../../src/domain/coupon/ride-along.ts';
import type { PreviewCard } from '../../../src/machines/wizard/preview-cards.ts';
import { scanProofMachine } from '../../../src/machines/wizard/scan-proof.machine.ts';
import { PreviewDialog } from '../../../src/ui/wizard/preview/preview-dialog.tsx';
import { PreviewPane } from '../../../src/ui/wizard/preview/preview-pane.tsx';
import { RideAlongFilesLine } from '../../../src/ui/wizard/finish/success-dialog.tsx';
import '../../../src/ui/theme/reset.css.ts';
import { DESIGN, IMAGES } from '../../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';

const FORM = withRideAlongDesign(formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN), RIDE_ALONG_DESIGN);
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')}`;
const nothing = () => undefined;

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return `${Math.round(width)}x${Math.round(height)}`;
};

type PaneProps = ComponentProps<typeof PreviewPane>;

function Pane(props: Partial<PaneProps>) {
  const [card, setCard] = useState<PreviewCard>(props.card ?? 'apple');
  return (
    <PreviewPane
      form={FORM}
      hasRideAlong
      detailsShown={false}
      barcode={null}
      onDetails={nothing}
      tray={null}
      countOn={() => 0}
      pins={null}
      {...props}
      card={card}
      onCard={setCard}
    />
  );
}

describe('the desk', () => {
  test('[WIZ-15] has a third tab with a Ride-Along, and arrow keys reach it', async () => {
    await render(<Pane />);
    const tabs = page.getByRole('tablist', { name: 'Preview' }).getByRole('tab');
    expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
      'Apple coupon',
      'Google coupon',
      'Ride-Along',
    ]);
    await tabs.first().click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tab', { name: 'Ride-Along' })).toHaveFocus();
    await sees(page.getByRole('img', { name: 'Ride-Along image: The 13th is on us' }));
    expect(tabs.elements().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect.element(tabs.last()).toHaveAttribute('aria-selected', 'true');
  });

  test.each([390, 768, 1440])(
    '[STEP-03] at %i px the Ride-Along is shown at most 300x200',
    async (width) => {
      await page.viewport(width, 900);
      await render(<Pane card="ride-along" />);
      const picture = page.getByRole('img', { name: /^Ride-Along image/ });
      await sees(picture);
      expect(sizeOf(picture.element())).toBe('300x200');
    },
  );

  test('[STEP-03] an uploaded image replaces the design once it is loaded', async () => {
    const form = { ...FORM, haveRideAlongImage: 'yes' } as const;
    const { rerender } = await render(<Pane card="ride-along" form={form} />);
    await sees(page.getByText('Your Ride-Along image'));
    await rerender(<Pane card="ride-along" form={{ ...form, rideAlongImage: PICTURE }} />);
    const own = page.getByRole('img', { name: 'Your Ride-Along image' });
    await expect.element(own).toHaveAttribute('src', PICTURE);
    expect(sizeOf(own.element())).toBe('300x200');
  });
});

type DialogProps = ComponentProps<typeof PreviewDialog>;

const codeless = createActor(scanProofMachine, { input: { coupon: null } }).start();
const CODELESS = { state: codeless.getSnapshot(), send: codeless.send };

function proof(props: Partial<DialogProps>) {
  return render(
    <PreviewDialog
      findings={[]}
      card="apple"
      detailsShown={false}
      form={FORM}
      images={{ ...IMAGES, rideAlong: PICTURE }}
      barcode={null}
      scan={CODELESS}
      onPrevious={nothing}
      onNext={nothing}
      onDetails={nothing}
      onFix={nothing}
      onShow={nothing}
      onEdit={nothing}
      onClose={nothing}
      {...props}
    />,
  );
}

const buttons = () =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('[PREV-05] the proof of the Ride-Along is the third and last, with a link to its step', async () => {
  const edited: string[] = [];
  await proof({ card: 'ride-along', onEdit: (part) => edited.push(part) });
  await sees(page.getByRole('dialog', { name: 'Your Ride-Along image' }));
  await sees(page.getByText('PROOF 3 OF 3'));
  const picture = page.getByRole('img', { name: 'Ride-Along image: The 13th is on us' });
  await expect.element(picture).toHaveAttribute('src', PICTURE);
  expect(sizeOf(picture.element())).toBe('300x200');
  expect(buttons()).toEqual([
    'Previous preview: Google coupon',
    'Next preview',
    'Edit coupon',
    'Edit details',
    'Edit Ride-Along',
    'Save and continue',
    'Go back',
    'Close',
  ]);
  await page.getByRole('button', { name: 'Edit Ride-Along' }).click();
  expect(edited).toEqual(['ride-along']);
});

const line = (props: Partial<ComponentProps<typeof RideAlongFilesLine>>) =>
  render(<RideAlongFilesLine state="downloaded" failure={null} onDownload={nothing} {...props} />);

test('[SUBM-05] the files are listed under downloads, and can be downloaded again', async () => {
  let downloads = 0;
  await line({ onDownload: () => (downloads += 1) });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your Ride-Along files have been downloaded.');
  await page.getByRole('button', { name: 'Download Ride-Along files' }).click();
  expect(downloads).toBe(1);
});

test('[SUBM-05] the files say why they failed', async () => {
  await line({ state: 'failed', failure: 'Tearline cannot be reached.' });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Your coupon is saved, but the Ride-Along files could not be downloaded. Tearline cannot be reached.',
    );
});
