/** Images as text, for the form and the services. */
import { bytesOfBase64 } from './base64.ts';

/** A blob as a `data:` URL; rejects if it cannot be read. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read.')),
    );
    reader.readAsDataURL(blob);
  });
}

/** The bytes of a base64 `data:` URL, as a blob of the given type. */
export function blobOfDataUrl(dataUrl: string, type: string): Blob {
  return new Blob([bytesOfBase64(dataUrl.slice(dataUrl.indexOf(',') + 1))], { type });
}
