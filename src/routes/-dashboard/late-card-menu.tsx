import { CardMenuButton } from '../../ui/dashboard/card-menu-button.tsx';
import type { CardMenuProps } from '../../ui/dashboard/card-menu.tsx';
import { useLatePart } from '../-late/use-late-part.ts';

/** 25 kB that the list does not need to appear. */
const loadCardMenu = async () => (await import('../../ui/dashboard/card-menu.tsx')).CardMenu;

/** A card's menu; its button stands there from the start, and opens the menu once the code is loaded. */
export function LateCardMenu(props: CardMenuProps) {
  const { part: CardMenu, isFailed, onRetry } = useLatePart(loadCardMenu);
  if (CardMenu !== null) return <CardMenu {...props} />;
  return <CardMenuButton name={props.name} inert={!isFailed} onClick={onRetry} />;
}
