/** The live views as a React tree: @pixi/react mounts one `SceneView` for each artwork shown (REND-01). */
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
  /** The numbers of the canvases that show them. */
  readonly ids: readonly number[];
  /** Called when a view comes, and with null when it goes. */
  readonly onView: OnView;
  /** Called after each commit, when the views are there. What they show is painted when they are drawn. */
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
