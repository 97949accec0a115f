/** Replaces the groups of TanStack Form in browser builds. Its `useForm` imports them, and no form here has groups. */
function noGroup(): never {
  throw new Error('This build has no form groups.');
}

export { noGroup as FormGroup, noGroup as useFormGroup };
