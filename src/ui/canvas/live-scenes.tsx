/** The live views as a React tree: @pixi/react mounts one `SceneView` per shown artwork (REND-01). */
import { extend, type PixiReactElementProps } from '@pixi/react';
import { useCallback, useLayoutEffect } from 'react';
import { SceneView } from '../../render/engine.ts';

extend({ SceneView });

declare module '@pixi/react' {
  interface PixiElements {
    pixiSceneView: PixiReactElementProps<typeof SceneView>;
  }
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

interface LiveSceneProps {
  readonly id: number;
  readonly onView: OnView;
}

function LiveScene({ id, onView }: LiveSceneProps) {
  const keep = useCallback((view: SceneView | null) => onView(id, view), [id, onView]);
  return <pixiSceneView ref={keep} />;
}
