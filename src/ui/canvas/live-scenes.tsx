/** The live views as a React tree: @pixi/react mounts one `SceneView` for each artwork shown (REND-01). */
import { extend, type PixiReactElementProps } from '@pixi/react';
import { useCallback, useLayoutEffect } from 'react';
import { SceneView, type SceneContent } from '../../render/engine.ts';

extend({ SceneView });

declare module '@pixi/react' {
  interface PixiElements {
    pixiSceneView: PixiReactElementProps<typeof SceneView> & { readonly content: SceneContent };
  }
}

type OnView = (id: number, view: SceneView | null) => void;

interface LiveScenesProps {
  /** By the number of the canvas that shows them. */
  readonly contents: ReadonlyMap<number, SceneContent>;
  /** Called when a view comes, and with null when it goes. */
  readonly onView: OnView;
  /** Called after each commit, when the views show these contents. */
  readonly onCommit: () => void;
}

export function LiveScenes({ contents, onView, onCommit }: LiveScenesProps) {
  useLayoutEffect(onCommit);
  return [...contents].map(([id, content]) => (
    <LiveScene key={id} id={id} content={content} onView={onView} />
  ));
}

interface LiveSceneProps {
  readonly id: number;
  readonly content: SceneContent;
  readonly onView: OnView;
}

function LiveScene({ id, content, onView }: LiveSceneProps) {
  const keep = useCallback((view: SceneView | null) => onView(id, view), [id, onView]);
  return <pixiSceneView ref={keep} content={content} />;
}
