/** The live views as a React tree: @pixi/react mounts one `SceneView` per shown artwork (REND-01). */
import { createRoot, extend, type PixiReactElementProps } from '@pixi/react';
import type { Application } from 'pixi.js';
import { useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import {
  SceneView,
  canvasFor,
  engineOn,
  rendererOptions,
  type Backend,
} from '../../render/engine.ts';

extend({ SceneView });

declare module '@pixi/react' {
  interface PixiElements {
    pixiSceneView: PixiReactElementProps<typeof SceneView>;
  }
}

/** Uses the first backend that starts; null if none starts. */
export async function openLiveRoot(backends: readonly Backend[]) {
  for (const backend of backends) {
    try {
      return await openRoot(backend);
    } catch (reason) {
      console.warn(`The ${backend} backend does not start.`, reason);
    }
  }
  return null;
}

/** A tree of views, and the engine that draws them. */
async function openRoot(backend: Backend) {
  const root = createRoot(canvasFor(document.createElement('canvas'), backend));
  const render: (children: ReactNode, options: object) => Promise<Application> = root.render;
  // By default an application draws its whole stage in every frame, even if nothing changed.
  const application = await render(null, { ...rendererOptions(backend), autoStart: false });
  return {
    engine: engineOn(application.renderer),
    render: (scenes: ReactNode) => void render(scenes, {}),
    close: () => void render(<Closed onClosed={() => application.destroy()} />, {}),
  };
}

/** Replaces the views; once it is committed, the renderer can be destroyed. */
function Closed({ onClosed }: { readonly onClosed: () => void }) {
  useEffect(onClosed, [onClosed]);
  return null;
}

type OnView = (id: number, view: SceneView | null) => void;

interface LiveScenesProps {
  /** The ids of the canvases that show the views. */
  readonly ids: readonly number[];
  /** Called when a view mounts, and with null when it unmounts. */
  readonly onView: OnView;
  /** Called after each commit, when the views exist. Views are painted when drawn. */
  readonly onCommit: () => void;
}

export function LiveScenes({ ids, onView, onCommit }: LiveScenesProps) {
  useLayoutEffect(onCommit);
  return ids.map((id) => <LiveScene key={id} id={id} onView={onView} />);
}

function LiveScene({ id, onView }: { readonly id: number; readonly onView: OnView }) {
  const keep = useCallback((view: SceneView | null) => onView(id, view), [id, onView]);
  return <pixiSceneView ref={keep} />;
}
