/** Long enough for a browser that asks where to save the file. */
const ADDRESS_KEPT_MS = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_KEPT_MS);
}
