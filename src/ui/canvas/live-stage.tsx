/**
 * The page's one live engine. A page of twenty previews costs one WebGL context: @pixi/react binds a tree of
 * `SceneView`s to one hidden renderer, each view is drawn when its picture changes, and the result is copied to
 * the visible 2D canvas in the same task. (`<Application>` makes one context per preview, so its `createRoot` is used.)
 */
import {
  backendsFor,
  ContextLost,
  createResources,
  probeWebGL,
  type Backend,
  type Engine,
  type Picture,
  type SceneContent,
  type SceneView,
  type WebGL,
} from '../../render/engine.ts';
import { openLiveRoot, type LiveRoot } from './live-root.tsx';
import { LiveScenes } from './live-scenes.tsx';

/** How long a lost WebGL context may stay away before the canvas backend takes over. */
const RESTORE_PATIENCE_MS = 2_000;

export interface LiveStage {
  /** Draws `picture` into `canvas` as soon as its fonts and images are here, and again whenever that is needed. */
  show(id: number, canvas: HTMLCanvasElement, picture: Picture): void;
  remove(id: number): void;
  /** Draws everything again on the first of these backends that starts. */
  change(backends: readonly Backend[]): void;
  /** Frees the engine; nothing can be shown afterwards. */
  destroy(): void;
}

export interface LiveStageOptions {
  /** Called with the backend that draws, null when none does, and with what WebGL would be here. */
  readonly onBackend: (backend: Backend | null, webgl: WebGL) => void;
  /** Called after a picture has been copied to its canvas. */
  readonly onDrawn?: (id: number) => void;
  readonly backends?: readonly Backend[] | undefined;
}

/** Opens the stage; pictures may be shown at once, they are drawn when a backend has started. */
export function openLiveStage(options: LiveStageOptions): LiveStage {
  const stage = new Stage(options);
  void stage.start();
  return stage;
}

class Stage implements LiveStage {
  readonly #options: LiveStageOptions;
  readonly #webgl = probeWebGL();
  readonly #resources = createResources(document.fonts);
  readonly #canvases = new Map<number, HTMLCanvasElement>();
  readonly #wanted = new Map<number, Picture>();
  readonly #undrawn = new Set<number>();
  readonly #views = new Map<number, SceneView>();
  #contents: ReadonlyMap<number, SceneContent> = new Map();
  #root: LiveRoot | null = null;
  #frame = 0;
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
      this.#patience = setTimeout(() => void this.#replace(['canvas']), RESTORE_PATIENCE_MS);
    });
    root?.engine.onRestored(() => {
      clearTimeout(this.#patience);
      this.#drawAllAgain();
    });
    this.#render();
  }

  show(id: number, canvas: HTMLCanvasElement, picture: Picture): void {
    this.#canvases.set(id, canvas);
    this.#wanted.set(id, picture);
    if (this.#resources.isPrepared(picture.scene)) return this.#put(id, picture);
    void this.#resources.prepare(picture.scene).then(() => {
      if (this.#wanted.get(id) === picture) this.#put(id, picture);
    });
  }

  remove(id: number): void {
    this.#canvases.delete(id);
    this.#wanted.delete(id);
    this.#undrawn.delete(id);
    this.#contents = new Map([...this.#contents].filter(([other]) => other !== id));
    this.#render();
  }

  change(backends: readonly Backend[]): void {
    void this.#replace(backends);
  }

  destroy(): void {
    this.#isDestroyed = true;
    clearTimeout(this.#patience);
    cancelAnimationFrame(this.#frame);
    this.#contents = new Map();
    this.#root?.close();
    this.#root = null;
  }

  /** A view that is there takes its picture at once: React would come to it a task later, often a frame later. */
  #put(id: number, picture: Picture): void {
    const content = { picture, resources: this.#resources };
    this.#contents = new Map(this.#contents).set(id, content);
    this.#undrawn.add(id);
    const view = this.#views.get(id);
    if (view === undefined) return this.#render();
    view.content = content;
    this.#requestFrame();
  }

  #render(): void {
    this.#root?.render(
      <LiveScenes
        contents={this.#contents}
        onView={this.#keepView}
        onCommit={this.#requestFrame}
      />,
    );
  }

  readonly #keepView = (id: number, view: SceneView | null): void => {
    if (view === null) this.#views.delete(id);
    else this.#views.set(id, view);
  };

  /** Draws at once, then at most once more in each frame: typing is seen in the next frame, not the one after. */
  readonly #requestFrame = (): void => {
    if (this.#frame !== 0 || this.#undrawn.size === 0) return;
    this.#drawUndrawn();
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawUndrawn();
    });
  };

  #drawUndrawn(): void {
    for (const id of this.#undrawn) {
      try {
        this.#draw(id);
      } catch (reason) {
        if (reason instanceof ContextLost) return;
        console.error('A picture could not be drawn; the others go on.', reason);
        this.#undrawn.delete(id);
      }
    }
  }

  /** A view that still shows an older picture is drawn after the commit that is under way. */
  #draw(id: number): void {
    const view = this.#views.get(id);
    const canvas = this.#canvases.get(id);
    const content = this.#contents.get(id);
    if (this.#root === null || view === undefined || canvas === undefined || content === undefined)
      return;
    if (view.content !== content) return;
    copy(this.#root.engine, view, canvas, content.picture);
    this.#undrawn.delete(id);
    this.#options.onDrawn?.(id);
  }

  #drawAllAgain(): void {
    for (const id of this.#contents.keys()) this.#undrawn.add(id);
    this.#render();
  }

  async #replace(backends: readonly Backend[]): Promise<void> {
    clearTimeout(this.#patience);
    this.#root?.close();
    this.#root = null;
    await this.start(backends);
    this.#drawAllAgain();
  }
}

function copy(
  engine: Engine,
  view: SceneView,
  canvas: HTMLCanvasElement,
  { width, height }: Picture,
): void {
  const drawn = engine.draw(view);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas
    .getContext('2d', { alpha: false, willReadFrequently: engine.backend === 'canvas' })
    ?.drawImage(drawn, 0, 0, width, height, 0, 0, width, height);
}
