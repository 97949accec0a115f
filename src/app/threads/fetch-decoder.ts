import decoderUrl from '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm?url';

/** Loads the barcode reader's module for a worker: here, so that a failure is told on the page. */
export async function fetchDecoder(signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(decoderUrl, { signal });
  if (!response.ok) throw new Error(`The request for the decoder got ${response.status}.`);
  return response.arrayBuffer();
}
