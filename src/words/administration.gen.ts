/** Generated from en/administration.json by `npm run generate`. Do not edit. */
export const weight = (): string => 'Weight';
export const name = (): string => 'Name';
export const inactive = (): string => 'Inactive';
export const active = (): string => 'Active';
export const forAdministrators = (): string =>
  'This screen is for administrators. Sign in with an administrator’s account to open it.';
export const noAccess = (): string => 'NO ACCESS';
export const askLeaveWizard = (): string => 'Leave without saving?';
