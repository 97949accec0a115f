import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import type { PartName } from '../../../domain/template/template-draft.ts';

/** The designs as they are now, which the panes may show a little later. */
export interface NewestDesigns {
  subscribe(onChange: () => void): () => void;
  of(part: PartName): DesignDocument | null;
}

export const NewestDesignsContext = createContext<NewestDesigns | null>(null);

const NEVER = () => () => {};

/** The design of a part as it is now, else the one that is given. */
export function useNewestDesign(part: PartName, given: DesignDocument): DesignDocument {
  const newest = useContext(NewestDesignsContext);
  const read = () => newest?.of(part) ?? given;
  return useSyncExternalStore(newest?.subscribe ?? NEVER, read);
}
