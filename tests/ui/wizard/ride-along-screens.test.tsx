import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { toHex } from '../../../src/domain/design/color.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
  type FormValues,
  withValues,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { withRideAlongDesign } from '../../../src/domain/coupon/ride-along.ts';
import { FormScreen, type LateScreenName } from '../../../src/ui/wizard/screens/form-screen.tsx';
import '../../../src/ui/theme/reset.css.ts';
import { read } from '../../canvas/pictures.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';

const COUPON = formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN);
const CAMPAIGN = withRideAlongDesign(COUPON, RIDE_ALONG_DESIGN);
const nothing = () => undefined;

/** Renders a Ride-Along screen with this form; returns the submitted values. */
async function open(screen: LateScreenName, start: CouponForm) {
  const submitted: FormValues[] = [];
  function Bench() {
    const [form, setForm] = useState(start);
    return (
      <FormScreen
        screen={screen}
        form={form}
        showingIssues={[]}
        revision={0}
        submitLabel="Preview designs"
        canUndo={false}
        canRedo={false}
        barcodeRefusal={null}
        uploads={{
          cardColor: '#FFFFFF',
          reading: null,
          copying: null,
          refusals: {},
          send: nothing,
        }}
        onUndo={nothing}
        onRedo={nothing}
        onReset={null}
        onChange={(values) => setForm((current) => withValues(current, values))}
        onSubmit={(values) => submitted.push(values)}
        onInvalid={nothing}
      />
    );
  }
  const { container } = await render(<Bench />);
  return { submitted, container };
}

/** The color at the top left of every picture. */
function groundsOf(container: Element): readonly string[] {
  return [...container.querySelectorAll('canvas')].map((canvas) => {
    const [red = 0, green = 0, blue = 0] = read(canvas, canvas.width, canvas.height).data;
    return toHex([red, green, blue]);
  });
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const submit = () => page.getByRole('button', { name: 'Preview designs' }).click();

describe('the question', () => {
  const question = () => page.getByRole('radiogroup', { name: 'Do you have a Ride-Along image?' });

  test('[STEP-03] [WIZ-20] requires an answer, in the decided words, and offers the matching design if there is one', async () => {
    const { submitted } = await open('ride-along.question', CAMPAIGN);
    await submit();
    await sees(page.getByText('Required', { exact: true }));
    await expect.element(question()).toHaveAttribute('aria-invalid', 'true');
    await radio('Yes, I have one').click({ force: true });
    await submit();
    await vi.waitFor(() => expect(submitted).toEqual([{ haveRideAlongImage: 'yes' }]));
    await radio('No, use the matching design').click({ force: true });
    await submit();
    await vi.waitFor(() => expect(submitted.at(-1)).toEqual({ haveRideAlongImage: 'no' }));
  });
});

describe('the colors', () => {
  test('[STEP-03] are the schemes of the matching design, drawn live', async () => {
    const { submitted, container } = await open('ride-along.colors', CAMPAIGN);
    await expect.element(radio('Default Scheme')).toBeChecked();
    await vi.waitFor(() => expect(groundsOf(container)).toEqual(['#F7C948', '#E8DCCB']), 15_000);

    await radio('Scheme 2').click({ force: true });
    await submit();
    await vi.waitFor(() =>
      expect(submitted).toEqual([{ rideAlongScheme: 'Scheme 2', mailerId: '' }]),
    );
  });

  test('[STEP-05] the Mailer ID is optional, and nine digits', async () => {
    const { submitted } = await open('ride-along.colors', CAMPAIGN);
    const mailerId = page.getByRole('textbox', { name: 'Mailer ID' });
    await expect.element(mailerId).not.toHaveAttribute('required');
    await mailerId.fill('90-123456');
    await submit();
    await sees(page.getByText('Must be an integer'));
    await expect.element(mailerId).toHaveFocus();
    await mailerId.fill('9012345678');
    await sees(page.getByText('Must be at most 9 characters long'));
    await mailerId.fill('901234567');
    await submit();
    await vi.waitFor(() =>
      expect(submitted).toEqual([{ rideAlongScheme: 'Default Scheme', mailerId: '901234567' }]),
    );
  });
});

describe('the upload', () => {
  test('[STEP-03] requires an image', async () => {
    await open('ride-along.upload', { ...CAMPAIGN, haveRideAlongImage: 'yes' });
    await sees(page.getByText('Recommended size: 300x200 px'));
    await submit();
    await sees(page.getByText('Required', { exact: true }));
    await expect
      .element(page.getByRole('group', { name: 'Ride-Along image' }))
      .toHaveAttribute('aria-invalid', 'true');
  });
});
