import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DesignDocument } from '../../../domain/design/design-document.ts';
import type { PartName } from '../../../domain/template/template-draft.ts';

/** The current designs; the panes may show them slightly later. */
export interface NewestDesigns {
  subscribe(onChange: () => void): () => void;
  of(part: PartName): DesignDocument | null;
}

export const NewestDesignsContext = createContext<NewestDesigns | null>(null);

const NEVER = () => () => {};

/** The current design of a part, else the given one. */
export function useNewestDesign(part: PartName, given: DesignDocument): DesignDocument {
  const newest = useContext(NewestDesignsContext);
  const read = () => newest?.of(part) ?? given;
  return useSyncExternalStore(newest?.subscribe ?? NEVER, read);
}
