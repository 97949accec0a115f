/** Finds a code in a picture: the browser's detector, else zxing (TILL-02). */

/** Returns the text of the first code in view; null for none. */
export type Detect = (video: HTMLVideoElement) => Promise<string | null>;

/** Not in TypeScript's library: https://wicg.github.io/shape-detection-api/ */
interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface BrowserDetectorClass {
  new (options: { readonly formats: readonly string[] }): BrowserDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['qr_code', 'aztec', 'pdf417', 'code_128'];

/** Loads zxing, a megabyte, only where the browser cannot read all of our barcodes. */
export async function createDetector(): Promise<Detect> {
  const own = await browserDetector();
  if (own !== null) return async (video) => (await own.detect(video))[0]?.rawValue ?? null;
  const { readBarcode } = await import('./zxing-reader.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    if (context === null || canvas.width === 0) return null;
    context.drawImage(video, 0, 0);
    return readBarcode(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

async function browserDetector(): Promise<BrowserDetector | null> {
  const found = (globalThis as { BarcodeDetector?: BrowserDetectorClass }).BarcodeDetector;
  if (found === undefined) return null;
  const supported = await found.getSupportedFormats().catch((): readonly string[] => []);
  return FORMATS.every((format) => supported.includes(format))
    ? new found({ formats: FORMATS })
    : null;
}
