/** Messages for administrators; apart from `messages.ts` because only admin screens load them. */

/** Messages about keywords for administrators (product specification §8, ADMK-02). */
export const KEYWORD_MESSAGES = {
  unable: {
    create: 'Unable to create keyword',
    update: 'Unable to update keyword',
    delete: 'Unable to delete keyword',
  },
  created: (name: string) => `You've created the keyword “${name}”.`,
  updated: (name: string) => `You've updated the keyword “${name}”.`,
  deleted: (name: string) => `You've deleted the keyword “${name}”.`,
  notDismissed: (term: string) => `“${term}” could not be dismissed. Please try again.`,
  pictureType: 'The selected file is not a PNG or JPG image.',
  askDelete: (name: string) => `Delete the keyword “${name}”?`,
  askLeave: 'Leave without saving?',
} as const;

/** Messages about synonyms for administrators (BROWSE-14). */
export const SYNONYM_MESSAGES = {
  unable: { save: 'Unable to save synonym', remove: 'Unable to remove synonym' },
  saved: (word: string) => `You've saved the synonym “${word}”.`,
  removed: (word: string) => `You've removed the synonym “${word}”.`,
  askRemove: (word: string) => `Remove the synonym “${word}”?`,
} as const;

/** Messages about templates and keywords for administrators (product specification §8, ADMT-07, ADMK-02). */
export const ADMIN_MESSAGES = {
  saveTemplate: 'Unable to save template',
  updateTemplate: 'Unable to update template',
  deleteTemplate: 'Unable to delete template',
  templateSaved: 'The template is saved.',
  templateDeleted: 'The template is deleted.',
  switched: (title: string, active: boolean) =>
    `“${title}” is ${active ? 'active: everybody is offered it' : 'inactive: only administrators see it'}.`,
} as const;
