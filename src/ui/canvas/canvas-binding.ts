/**
 * Connects visible canvases to the page's only live engine. The engine (with Pixi) loads when the first artwork mounts,
 * or earlier by `fetchRenderer`, and lives as long as the page: fifty mounted artworks cost one WebGL context.
 */
import { useSyncExternalStore } from 'react';
import { DESIGN_RETRY_MS } from '../../domain/constants.ts';
import type { MissingPart } from '../../domain/missing-parts.ts';
import type { Backend, WebGL } from '../../render/engine.ts';
import { createPartRetry } from './part-retry.ts';
import { forceBackend, forcedBackends } from './forced-backend.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { LiveStage } from './live-stage.tsx';

/**
 * The active backend; `starting` until it is known, `none` if the browser cannot draw. `emulated` is also the
 * canvas backend, chosen because WebGL would run on the CPU; `canvas` if there is no WebGL.
 */
type Drawing = 'starting' | 'webgl' | 'emulated' | 'canvas' | 'none';

/*
 * Belongs to the page, not to a component: browsers give a page few WebGL contexts and take away the oldest, so all
 * artworks share one stage, from the first mount until the page closes.
 */
let drawing: Drawing = 'starting';
let missing: readonly MissingPart[] = [];
let stage: Promise<LiveStage> | null = null;
/** Loads the failed renderer at once. */
let hurry = () => {};
let lastId = 0;
/** Components that show the active backend, or missing parts. */
const listeners = new Set<() => void>();

/** Shows Scenes on `canvas` at its displayed size until it is closed. */
export function bindCanvas(canvas: HTMLCanvasElement) {
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
    show(next: Scene) {
      scene = next;
      update();
    },
    /** px of the screen; the canvas's width. */
    resize(next: number) {
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

/** Loads the engine before the first artwork needs it; failures are left to that artwork. */
export function fetchRenderer(): void {
  loadStage().catch(() => {});
}

/** Draws everything on this page with the given backend from now on, or the other if it does not start (ADMT-10). */
export function chooseBackend(backend: Backend): void {
  forceBackend(backend);
  void stage?.then((live) => live.change(forcedBackends() ?? []));
}

/** Returns the active backend, for the line under the preview (REND-06). */
export function useDrawing(): Drawing {
  return useSyncExternalStore(subscribe, () => drawing);
}

/** Returns the missing parts of this page's artworks, for the line beside them (REND-05). */
export function useMissingParts(): readonly MissingPart[] {
  return useSyncExternalStore(subscribe, () => missing);
}

/** Requests failed parts at once. */
export function retryFailedParts(): void {
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

/** A failed chunk is requested again after 200 ms, then at growing intervals, on demand and when online (REND-07). */
function stageAtLast(): ReturnType<typeof loadStage> {
  return new Promise((resolve) => {
    const attempt = (loading: ReturnType<typeof loadStage>) => {
      loading.then(
        (loaded) => {
          again.stop();
          hurry = () => {};
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
    const again = createPartRetry(() => hurry());
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
