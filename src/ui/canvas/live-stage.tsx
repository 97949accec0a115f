/**
 * The page's one live engine. A page of twenty previews costs one WebGL context: @pixi/react binds a tree of
 * `SceneView`s to one hidden renderer, each view is drawn when its picture changes, and the result is copied to
 * the visible 2D canvas in the same task. (`<Application>` makes one context per preview, so its `createRoot` is used.)
 */
import type { MissingPart } from '../../domain/missing-parts.ts';
import {
  backendsFor,
  ContextLost,
  createResources,
  probeWebGL,
  type Backend,
  type Engine,
  type PartLease,
  type Picture,
  type SceneView,
  type WebGL,
} from '../../render/engine.ts';
import { createPartRetry } from './part-retry.ts';
import { LiveScenes, openLiveRoot } from './live-root.tsx';

/** How long a lost WebGL context may be away before the canvas backend replaces it. */
const RESTORE_PATIENCE_MS = 2_000;

/** ms of drawing before the page may respond; pictures that change together share a frame if they fit. */
const DRAWING_MS = 8;

export interface LiveStageOptions {
  /** Called with the active backend, null if none works, and with the kind of WebGL. */
  readonly onBackend: (backend: Backend | null, webgl: WebGL) => void;
  /** Called after a picture has been copied to its canvas. */
  readonly onDrawn?: (id: number) => void;
  /** Called with the missing parts whenever they may have changed. */
  readonly onMissing?: (parts: readonly MissingPart[]) => void;
  readonly backends?: readonly Backend[] | undefined;
}

/** Opens the stage; pictures can be shown at once and are drawn when a backend has started. */
export function openLiveStage(options: LiveStageOptions): LiveStage {
  const stage = new LiveStage(options);
  void stage.start();
  return stage;
}

/** A picture with held parts. */
interface Shown {
  readonly picture: Picture;
  readonly held: PartLease;
}

export class LiveStage {
  readonly #options: LiveStageOptions;
  readonly #webgl = probeWebGL();
  readonly #resources = createResources(document.fonts);
  readonly #canvases = new Map<number, HTMLCanvasElement>();
  readonly #wanted = new Map<number, Shown>();
  /** The drawn pictures, redrawn until all wanted parts have loaded or failed. */
  readonly #prepared = new Map<number, Shown>();
  readonly #undrawn = new Set<number>();
  readonly #again = createPartRetry(() => this.askAgain());
  readonly #views = new Map<number, SceneView>();
  #root: Awaited<ReturnType<typeof openLiveRoot>> = null;
  #frame = 0;
  #isAboutToDraw = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isDestroyed = false;

  constructor(options: LiveStageOptions) {
    this.#options = options;
  }

  async start(backends = this.#options.backends ?? backendsFor(this.#webgl)): Promise<void> {
    const root = await openLiveRoot(backends);
    if (this.#isDestroyed) return root?.close();
    this.#root = root;
    this.#options.onBackend(root?.engine.backend ?? null, this.#webgl);
    root?.engine.onLost(() => {
      // Not a context that is given up.
      if (this.#root !== root) return;
      this.#patience = setTimeout(() => void this.#replace(['canvas']), RESTORE_PATIENCE_MS);
    });
    root?.engine.onRestored(() => {
      clearTimeout(this.#patience);
      this.#drawAllAgain();
    });
    this.#render();
  }

  /**
   * Draws `picture` into `canvas` once its fonts and images have loaded or failed, and whenever it must be redrawn;
   * failed parts are requested again at growing intervals, and when online.
   */
  show(id: number, canvas: HTMLCanvasElement, picture: Picture): void {
    const shown = { picture, held: this.#resources.hold(picture.scene) };
    this.#canvases.set(id, canvas);
    this.#keep(this.#wanted, id, shown);
    if (shown.held.isSettled) return this.#put(id, shown);
    void shown.held.settled().then(() => this.#put(id, shown));
  }

  remove(id: number): void {
    this.#wanted.get(id)?.held.release();
    this.#prepared.get(id)?.held.release();
    this.#canvases.delete(id);
    this.#wanted.delete(id);
    this.#undrawn.delete(id);
    this.#prepared.delete(id);
    this.#render();
    this.#reportMissing();
  }

  /** Requests failed parts at once. */
  askAgain(): void {
    for (const [id, shown] of this.#wanted) {
      if (shown.held.missing.length === 0) continue;
      void shown.held.askAgain().then(() => {
        if (this.#wanted.get(id) === shown) this.#views.get(id)?.forget();
        this.#put(id, shown);
      });
    }
  }

  /** Redraws everything with the first of these backends that starts. */
  change(backends: readonly Backend[]): void {
    void this.#replace(backends);
  }

  /** Frees the engine; nothing can be shown afterwards. */
  destroy(): void {
    this.#isDestroyed = true;
    clearTimeout(this.#patience);
    this.#again.stop();
    cancelAnimationFrame(this.#frame);
    this.#prepared.clear();
    this.#root?.close();
    this.#root = null;
  }

  /**
   * An existing view gets its picture directly, because React would do it a task later, often a frame later. A picture
   * that is out of date by then is not shown.
   */
  #put(id: number, shown: Shown): void {
    if (this.#wanted.get(id) !== shown) return;
    this.#keep(this.#prepared, id, shown);
    this.#undrawn.add(id);
    if (this.#views.has(id)) this.#drawSoon();
    else this.#render();
    this.#reportMissing();
  }

  /** No part of a picture is released while it is wanted or drawn. */
  #keep(pictures: Map<number, Shown>, id: number, shown: Shown): void {
    const before = pictures.get(id);
    pictures.set(id, shown);
    if (before === this.#wanted.get(id) || before === this.#prepared.get(id)) return;
    before?.held.release();
  }

  #reportMissing(): void {
    const missing = [...this.#wanted.values()].flatMap(({ held }) => held.missing);
    this.#options.onMissing?.(missing);
    if (missing.length === 0) this.#again.rest();
    else this.#again.wait();
  }

  #render(): void {
    const ids = [...this.#prepared.keys()];
    this.#root?.render(<LiveScenes ids={ids} onView={this.#keepView} onCommit={this.#drawSoon} />);
  }

  readonly #keepView = (id: number, view: SceneView | null): void => {
    if (view === null) this.#views.delete(id);
    else this.#views.set(id, view);
  };

  /**
   * Draws at the end of the task, when all its changes are known, then once per frame, so that typing shows in
   * the next frame, not the one after.
   */
  readonly #drawSoon = (): void => {
    if (this.#frame !== 0 || this.#isAboutToDraw || this.#undrawn.size === 0) return;
    this.#isAboutToDraw = true;
    queueMicrotask(() => {
      this.#isAboutToDraw = false;
      this.#drawUndrawn();
      this.#requestFrame();
    });
  };

  #requestFrame(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#drawUndrawn()) this.#requestFrame();
    });
  }

  /** Largest first; returns whether there was time for all. */
  #drawUndrawn(): boolean {
    const end = performance.now() + DRAWING_MS;
    const area = (id: number) => areaOf(this.#prepared.get(id)?.picture);
    for (const id of [...this.#undrawn].sort((one, other) => area(other) - area(one))) {
      if (performance.now() >= end) return false;
      try {
        if (!this.#draw(id, end)) return false;
      } catch (reason) {
        if (reason instanceof ContextLost) return true;
        console.error('A picture could not be drawn; the others go on.', reason);
        this.#undrawn.delete(id);
      }
    }
    return true;
  }

  /**
   * A picture without a view is drawn after the pending commit. A slow first picture of a view is painted in one
   * task and drawn in the next; returns whether it need not wait.
   */
  #draw(id: number, end: number): boolean {
    const view = this.#views.get(id);
    const canvas = this.#canvases.get(id);
    const picture = this.#prepared.get(id)?.picture;
    if (this.#root === null || view === undefined || canvas === undefined || picture === undefined)
      return true;
    const isFirst = view.content === null;
    if (view.content?.picture !== picture) view.content = { picture, resources: this.#resources };
    if (isFirst && performance.now() >= end) return false;
    copy(this.#root.engine, view, canvas, picture);
    this.#undrawn.delete(id);
    this.#options.onDrawn?.(id);
    return true;
  }

  #drawAllAgain(): void {
    for (const id of this.#prepared.keys()) this.#undrawn.add(id);
    this.#render();
  }

  async #replace(backends: readonly Backend[]): Promise<void> {
    clearTimeout(this.#patience);
    const given = this.#root;
    this.#root = null;
    given?.close();
    await this.start(backends);
    this.#drawAllAgain();
  }
}

function areaOf(picture: Picture | undefined): number {
  return picture === undefined ? 0 : picture.width * picture.height;
}

function copy(engine: Engine, view: SceneView, canvas: HTMLCanvasElement, picture: Picture) {
  const { width, height } = picture;
  const drawn = engine.draw(view);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas
    .getContext('2d', { alpha: false, willReadFrequently: engine.backend === 'canvas' })
    ?.drawImage(drawn, 0, 0, width, height, 0, 0, width, height);
}
