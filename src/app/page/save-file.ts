/** Long enough for a browser that asks where the file shall go. */
const ADDRESS_KEPT_MS = 60_000;

/** Hands a file to the browser, which puts it among its downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_KEPT_MS);
}
