import { createContext, useContext, useEffect, useState } from 'react';
import type { ScrollPace } from './scroll-pace.ts';

/** The scroll pace of the surrounding list; null without one. */
export const ScrollPaceContext = createContext<ScrollPace | null>(null);

interface ListPictureProps {
  /** Of a picture of 1125:432; null while there is none. */
  readonly address: string | null;
  /** Gives the place its ratio and background before the picture loads. */
  readonly className: string;
  /** Loads at once; others load when they come near. */
  readonly eager?: boolean;
}

/** A strip in a list; during fast scrolling only its place is rendered (BROWSE-08). */
export function ListPicture({ address, className, eager = false }: ListPictureProps) {
  const isSeen = useSeen();
  if (address === null || !(eager || isSeen)) return <div className={className} />;
  return (
    <img
      className={className}
      src={address}
      width={1125}
      height={432}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** Whether the list has been slow enough to be seen since this part was rendered. */
function useSeen(): boolean {
  const pace = useContext(ScrollPaceContext);
  const [isSeen, setSeen] = useState(() => pace?.isSwift() !== true);
  useEffect(() => {
    if (isSeen || pace === null) return;
    return pace.onceSlow(() => setSeen(true));
  }, [isSeen, pace]);
  return isSeen;
}
