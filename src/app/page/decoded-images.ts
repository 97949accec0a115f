/** A screen that appears whole: its images are fetched and decoded before it is shown. */

/** ms; nobody waits longer for an image than for the words around it. */
const PATIENCE_MS = 700;

/** Resolves when all are decoded, or when it is time to go on without; an image that fails is left to its place on the page. */
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
