import type { FormEvent, ReactNode } from 'react';
import type { Direction } from '../../../machines/wizard/wizard.setup.ts';
import { dropSecondPress } from '../../parts/buttons/second-press.ts';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { SCREEN_FORM_ID, type ScreenProps } from '../fields/screen-form.ts';
import { size } from '../../theme/layout.css.ts';
import * as styles from './screen-layout.css.ts';

interface ScreenLayoutProps extends Pick<ScreenProps, 'submitLabel' | 'tools'> {
  readonly heading?: string;
  readonly intro?: ReactNode;
  readonly submitDisabled?: boolean;
  /** Of `useScreenForm`. */
  readonly fields: { handleSubmit(meta: { readonly direction: Direction }): Promise<void> };
  readonly children: ReactNode;
}

/** A screen's heading, fields and red button; Enter and the bottom bar's "Next step" submit it. */
export function ScreenLayout(props: ScreenLayoutProps) {
  const { heading, intro, tools, submitLabel, submitDisabled = false, fields, children } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void fields.handleSubmit({ direction: directionOf(event.nativeEvent) });
  };
  return (
    <form id={SCREEN_FORM_ID} className={styles.form} noValidate onSubmit={submit}>
      {(heading !== undefined || tools !== undefined) && (
        <div className={styles.head}>
          {heading !== undefined && (
            <h2 className={size.t20} tabIndex={-1}>
              {heading}
            </h2>
          )}
          {tools}
        </div>
      )}
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <div className={styles.fields}>{children}</div>
      <div className={styles.end}>
        <TicketButton
          type="submit"
          width="fullOnPhones"
          disabled={submitDisabled}
          onClick={dropSecondPress}
        >
          {submitLabel}
        </TicketButton>
      </div>
    </form>
  );
}

/** The direction named by a button of the bottom bar. */
function directionOf(event: Event): Direction {
  const pressed = event instanceof SubmitEvent ? event.submitter : null;
  const value = pressed instanceof HTMLButtonElement ? pressed.value : '';
  return value === 'step' || value === 'save' ? value : 'screen';
}
