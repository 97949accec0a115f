/** Generated from en/domain/template-messages.json by `npm run generate`. Do not edit. */
export const saveFailed = (): string => 'Unable to save template';
export const updateFailed = (): string => 'Unable to update template';
export const deleteFailed = (): string => 'Unable to delete template';
export const saved = (): string => 'The template is saved.';
export const deleted = (): string => 'The template is deleted.';
export const switched = ({
  title,
  isActive,
}: {
  readonly title: string | number;
  readonly isActive: boolean;
}): string =>
  `“${title}” is ${isActive ? 'active: everybody is offered it' : 'inactive: only administrators see it'}.`;
