/** Fetches and decodes a screen's images before it is shown, so that it appears complete. */

/** ms; the text around an image does not wait longer for it. */
const PATIENCE_MS = 700;

/** Resolves when all are decoded, or at the time limit; a failed image shows its placeholder. */
export async function decodedImages(addresses: readonly string[]): Promise<void> {
  const decoded = Promise.allSettled(addresses.map((address) => decode(address)));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([decoded, patience]);
}

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  await image.decode();
}
