/** Replaces the groups of TanStack Form in browser builds. Its `useForm` imports them, and no form here has groups. */
function noGroup(): never {
  throw new Error('Groups of form fields are not in this build.');
}

export { noGroup as FormGroup, noGroup as useFormGroup };
