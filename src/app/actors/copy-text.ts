/** Writes to the clipboard; rejects if the browser refuses (SUBM-06). */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
