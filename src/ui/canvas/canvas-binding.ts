/**
 * Where visible canvases meet the page's one live engine. The engine (and Pixi with it) is fetched when the first
 * artwork is mounted, or earlier by `fetchRenderer`, and stays for the page's life: mounting fifty artworks costs one WebGL context.
 */
import { useSyncExternalStore } from 'react';
import { DESIGN_RETRY_MS } from '../../domain/constants.ts';
import type { MissingPart } from '../../domain/missing-parts.ts';
import type { Backend, WebGL } from '../../render/engine.ts';
import { askingAgain } from './asking-again.ts';
import { forceBackend, forcedBackends } from './forced-backend.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { LiveStage } from './live-stage.tsx';

/**
 * Which backend draws; `starting` until that is known, `none` where the browser can draw nothing. `emulated` is the
 * canvas backend too, chosen because WebGL would run on the processor alone; `canvas` where there is no WebGL.
 */
type Drawing = 'starting' | 'webgl' | 'emulated' | 'canvas' | 'none';

export interface CanvasBinding {
  show(scene: Scene): void;
  /** px of the screen that the canvas is wide. */
  resize(width: number): void;
  close(): void;
}

/*
 * Of the page and not of a component: a browser gives a page few WebGL contexts and takes the oldest away, so that all
 * artworks share one stage, from the first to be mounted until the page goes.
 */
let drawing: Drawing = 'starting';
let missing: readonly MissingPart[] = [];
let stage: Promise<LiveStage> | null = null;
/** Fetches at once the renderer that failed. */
let hurry = () => {};
let lastId = 0;
/** The components that show which backend draws, or what is missing. */
const listeners = new Set<() => void>();

/** Shows Scenes on `canvas`, at the size it has on the screen, until it is closed. */
export function bindCanvas(canvas: HTMLCanvasElement): CanvasBinding {
  const id = (lastId += 1);
  let scene: Scene | null = null;
  let width = 0;
  let isOpen = true;

  const update = () => {
    if (scene === null || width === 0) return;
    const picture = {
      scene,
      width,
      height: Math.max(1, Math.round((width * scene.height) / scene.width)),
    };
    void liveStage().then((live) => {
      if (isOpen && scene === picture.scene && width === picture.width)
        live.show(id, canvas, picture);
    });
  };
  return {
    show(next) {
      scene = next;
      update();
    },
    resize(next) {
      if (next === width) return;
      width = next;
      update();
    },
    close() {
      isOpen = false;
      void stage?.then((live) => live.remove(id));
    },
  };
}

/** Fetches the engine before the first artwork asks for it; what fails is left to that artwork. */
export function fetchRenderer(): void {
  loadStage().catch(() => {});
}

/** Draws everything on this page by the given backend from now on, or by the other one where it does not start (ADMT-10). */
export function chooseBackend(backend: Backend): void {
  forceBackend(backend);
  void stage?.then((live) => live.change(forcedBackends() ?? []));
}

/** Returns the backend that draws, for the line under the preview (REND-06). */
export function useDrawing(): Drawing {
  return useSyncExternalStore(subscribe, () => drawing);
}

/** Returns what the artworks on this page lack, for the line beside them (REND-05). */
export function useMissingParts(): readonly MissingPart[] {
  return useSyncExternalStore(subscribe, () => missing);
}

/** Requests at once what failed. */
export function askAgainForParts(): void {
  hurry();
  void stage?.then((live) => live.askAgain());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function liveStage(): Promise<LiveStage> {
  stage ??= stageAtLast().then(({ openLiveStage }) =>
    openLiveStage({
      onBackend: (backend, webgl) => announce(drawingOf(backend, webgl)),
      onMissing: announceMissing,
      backends: forcedBackends(),
    }),
  );
  return stage;
}

/** A chunk that could not be fetched is requested again after 200 ms, then by and by, on demand and when the network is back (REND-07). */
function stageAtLast(): ReturnType<typeof loadStage> {
  return new Promise((resolve) => {
    const attempt = (loading: ReturnType<typeof loadStage>) => {
      loading.then(
        (loaded) => {
          again.stop();
          announceMissing([]);
          resolve(loaded);
        },
        (reason: unknown) => {
          console.error('The renderer could not be loaded.', reason);
          announceMissing([{ kind: 'renderer' }]);
          again.wait();
        },
      );
    };
    hurry = () => attempt(loadStage());
    const again = askingAgain(() => hurry());
    attempt(loadStage().catch(() => pause(DESIGN_RETRY_MS).then(loadStage)));
  });
}

function loadStage() {
  return import('./live-stage.tsx');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function drawingOf(backend: Backend | null, webgl: WebGL): Drawing {
  if (backend === 'canvas') return webgl === 'emulated' ? 'emulated' : 'canvas';
  return backend ?? 'none';
}

function announce(next: Drawing): void {
  drawing = next;
  for (const listener of listeners) listener();
}

function announceMissing(next: readonly MissingPart[]): void {
  if (missing.length === 0 && next.length === 0) return;
  missing = next;
  for (const listener of listeners) listener();
}
