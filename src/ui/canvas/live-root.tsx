import { createRoot } from '@pixi/react';
import type { Application } from 'pixi.js';
import { useEffect, type ReactNode } from 'react';
import {
  canvasFor,
  engineOn,
  rendererOptions,
  type Backend,
  type Engine,
} from '../../render/engine.ts';

/** A tree of views, and the engine that draws them. */
export interface LiveRoot {
  readonly engine: Engine;
  render(scenes: ReactNode): void;
  close(): void;
}

/** Uses the first backend that starts; null if none starts. */
export async function openLiveRoot(backends: readonly Backend[]): Promise<LiveRoot | null> {
  for (const backend of backends) {
    try {
      return await openRoot(backend);
    } catch (reason) {
      console.warn(`The ${backend} backend does not start.`, reason);
    }
  }
  return null;
}

async function openRoot(backend: Backend): Promise<LiveRoot> {
  const root = createRoot(canvasFor(document.createElement('canvas'), backend));
  const render: (children: ReactNode, options: object) => Promise<Application> = root.render;
  // By default an application draws its whole stage in every frame, even if nothing changed.
  const application = await render(null, { ...rendererOptions(backend), autoStart: false });
  return {
    engine: engineOn(application.renderer),
    render: (scenes) => void render(scenes, {}),
    close: () => void render(<Closed onClosed={() => application.destroy()} />, {}),
  };
}

/** Replaces the views; once it is committed, the renderer can be destroyed. */
function Closed({ onClosed }: { readonly onClosed: () => void }) {
  useEffect(onClosed, [onClosed]);
  return null;
}
