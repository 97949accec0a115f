/** Focuses the first control with an error in this place, if there is one. */
export function focusFirstInvalid(place: Element | null): void {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('fieldset, [role="group"]')
    ? invalid.querySelector<HTMLElement>('input, button')
    : invalid;
  control?.focus();
}
