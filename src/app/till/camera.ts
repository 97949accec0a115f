import { CAMERA_EVERY_MS, CAMERA_GONE_AFTER } from '../../domain/constants.ts';

interface CameraReports {
  /** A code is in view; called for each picture that has one. */
  readonly onText: (text: string) => void;
  /** The code that was in view has left. */
  readonly onGone: () => void;
  /** There is no camera, or the person refused it. */
  readonly onRefused: () => void;
}

/** The camera of a phone and its light (TILL-02). */
export type Camera = ReturnType<typeof createCamera>;

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The picture is not stored, and leaves the phone never: only the text of a code is sent. */
export function createCamera() {
  let video: HTMLVideoElement | null = null;
  let stream: MediaStream | null = null;
  let detect: Promise<Detect> | null = null;
  const lightReports = new Set<(hasLight: boolean) => void>();

  const connect = (): void => {
    if (video === null || video.srcObject === stream) return;
    video.srcObject = stream;
    if (stream !== null) video.play().catch(() => undefined);
  };
  return {
    /** Reports whether there is a light, when that becomes known. Returns a function that stops. */
    followLight(report: (hasLight: boolean) => void) {
      lightReports.add(report);
      return () => void lightReports.delete(report);
    },
    /** The element that shows the picture; null when it is gone. */
    show(element: HTMLVideoElement | null) {
      video = element;
      connect();
    },
    /** Turns the light on or off. */
    setLight(isOn: boolean) {
      lightOf(stream)
        ?.applyConstraints(torchOf(isOn))
        .catch(() => undefined);
    },
    /** Opens the camera and reports the codes in view; the returned function closes it. */
    watch({ onRefused, ...reports }: CameraReports) {
      const closing = new AbortController();
      const run = async (): Promise<void> => {
        const opened = await navigator.mediaDevices.getUserMedia(WANTED);
        if (closing.signal.aborted) return stop(opened);
        stream = opened;
        closing.signal.addEventListener('abort', () => {
          stop(opened);
          stream = null;
          connect();
        });
        connect();
        for (const report of lightReports) report(lightOf(opened) !== null);
        detect ??= createDetector();
        await followCodes(await detect, () => video, { ...reports, signal: closing.signal });
      };
      run().catch(() => {
        detect = null;
        if (!closing.signal.aborted) onRefused();
      });
      return () => closing.abort();
    },
  };
}

/** Returns the track whose light can be switched; null without one. */
function lightOf(stream: MediaStream | null): MediaStreamTrack | null {
  const [track] = stream?.getVideoTracks() ?? [];
  return track !== undefined && 'torch' in track.getCapabilities() ? track : null;
}

/** Not in the types yet: https://w3c.github.io/mediacapture-image/#torch */
function torchOf(isOn: boolean): MediaTrackConstraints {
  return { advanced: [{ torch: isOn }] } as unknown as MediaTrackConstraints;
}

type Following = Pick<CameraReports, 'onText' | 'onGone'> & { readonly signal: AbortSignal };

/** Looks at the picture until the camera is closed. */
async function followCodes(
  detect: Detect,
  videoOf: () => HTMLVideoElement | null,
  { onText, onGone, signal }: Following,
): Promise<void> {
  let without = CAMERA_GONE_AFTER;
  while (!signal.aborted) {
    const video = videoOf();
    const isReady = video !== null && video.readyState >= video.HAVE_CURRENT_DATA;
    const text = isReady ? await detect(video).catch(() => null) : null;
    if (signal.aborted) return;
    without = text === null ? without + 1 : 0;
    if (text !== null) onText(text);
    else if (without === CAMERA_GONE_AFTER) onGone();
    await pause(CAMERA_EVERY_MS);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Finds a code in a picture: the browser's detector, else zxing (TILL-02). */

/** Returns the text of the first code in view; null for none. */
type Detect = (video: HTMLVideoElement) => Promise<string | null>;

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
async function createDetector(): Promise<Detect> {
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
