/** A file in a built folder whose files are still being compressed to their fewest bytes. */
export const HASTY = '.hasty';
