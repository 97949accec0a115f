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

/** A tree of views and the engine on which they are drawn. */
export interface LiveRoot {
  readonly engine: Engine;
  render(scenes: ReactNode): void;
  close(): void;
}

/** On the first backend that starts; null where none does. */
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
  // An application otherwise draws its whole stage in every frame, whatever is asked for.
  const application = await render(null, { ...rendererOptions(backend), autoStart: false });
  return {
    engine: engineOn(application.renderer),
    render: (scenes) => void render(scenes, {}),
    close: () => void render(<Closed onClosed={() => application.destroy()} />, {}),
  };
}

/** Takes the place of the views: once it is committed they are gone, and the renderer may go too. */
function Closed({ onClosed }: { readonly onClosed: () => void }) {
  useEffect(onClosed, [onClosed]);
  return null;
}
