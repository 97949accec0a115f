/**
 * Where visible canvases meet the page's one live engine. The engine (and Pixi with it) is fetched when the first
 * artwork is mounted, or earlier by `fetchRenderer`, and stays for the page's life: mounting fifty artworks costs one WebGL context.
 */
import { useSyncExternalStore } from 'react';
import { DESIGN_RETRY_MS } from '../../domain/constants.ts';
import type { Backend, WebGL } from '../../render/engine.ts';
import { forceBackend, forcedBackends } from './forced-backend.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { LiveStage } from './live-stage.tsx';

/**
 * Which backend draws; `starting` until that is known, `none` where the browser can draw nothing. `emulated` is the
 * canvas backend too, chosen because WebGL would run on the processor alone; `canvas` where there is no WebGL.
 */
type Drawing = 'starting' | 'webgl' | 'emulated' | 'canvas' | 'none';

export interface Exhibit {
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
let stage: Promise<LiveStage | null> | null = null;
let lastId = 0;
/** The components that show which backend draws. */
const listeners = new Set<() => void>();

/** Shows Scenes on `canvas`, at the size it has on the screen, until it is closed. */
export function openExhibit(canvas: HTMLCanvasElement): Exhibit {
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
        live?.show(id, canvas, picture);
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
      void stage?.then((live) => live?.remove(id));
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
  void stage?.then((live) => live?.change(forcedBackends() ?? []));
}

/** Returns the backend that draws, for the line under the preview (REND-06). */
export function useDrawing(): Drawing {
  return useSyncExternalStore(subscribe, () => drawing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A chunk that could not be fetched is asked for again after 200 ms, then by the next artwork (REND-07). */
function liveStage(): Promise<LiveStage | null> {
  stage ??= loadStage()
    .catch(() => pause(DESIGN_RETRY_MS).then(loadStage))
    .then(
      ({ openLiveStage }) =>
        openLiveStage({
          onBackend: (backend, webgl) => announce(drawingOf(backend, webgl)),
          backends: forcedBackends(),
        }),
      (reason: unknown) => {
        console.error('The renderer could not be loaded.', reason);
        stage = null;
        announce('none');
        return null;
      },
    );
  return stage;
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
