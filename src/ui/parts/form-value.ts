/** The hidden input that carries a control's value lies in the control's label, too: a name of its own leaves the label to the control. */
export function nameFormValue(input: HTMLInputElement | null): void {
  input?.setAttribute('aria-label', 'Form value');
}
