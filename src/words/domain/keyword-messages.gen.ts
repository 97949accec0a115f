/** Generated from en/domain/keyword-messages.json by `npm run generate`. Do not edit. */
export const createFailed = (): string => 'Unable to create keyword';
export const updateFailed = (): string => 'Unable to update keyword';
export const deleteFailed = (): string => 'Unable to delete keyword';
export const created = ({ name }: { readonly name: string | number }): string =>
  `You've created the keyword “${name}”.`;
export const updated = ({ name }: { readonly name: string | number }): string =>
  `You've updated the keyword “${name}”.`;
export const deleted = ({ name }: { readonly name: string | number }): string =>
  `You've deleted the keyword “${name}”.`;
export const notDismissed = ({ term }: { readonly term: string | number }): string =>
  `“${term}” could not be dismissed. Please try again.`;
export const pictureType = (): string => 'The selected file is not a PNG or JPG image.';
export const askDelete = ({ name }: { readonly name: string | number }): string =>
  `Delete the keyword “${name}”?`;
export const saveSynonymFailed = (): string => 'Unable to save synonym';
export const removeSynonymFailed = (): string => 'Unable to remove synonym';
export const synonymSaved = ({ word }: { readonly word: string | number }): string =>
  `You've saved the synonym “${word}”.`;
export const synonymRemoved = ({ word }: { readonly word: string | number }): string =>
  `You've removed the synonym “${word}”.`;
export const askRemoveSynonym = ({ word }: { readonly word: string | number }): string =>
  `Remove the synonym “${word}”?`;
