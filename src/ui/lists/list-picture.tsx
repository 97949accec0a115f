import { createContext, useContext, useEffect, useState } from 'react';
import type { ScrollPace } from './scroll-pace.ts';

/** Of the list in which a picture stands; null where none is scrolled. */
export const ScrollPaceContext = createContext<ScrollPace | null>(null);

interface ListPictureProps {
  /** Of a picture of 1125:432; null while there is none. */
  readonly address: string | null;
  /** Gives the place its ratio and ground, whether its picture is there or not. */
  readonly className: string;
  /** Fetched at once; the others when they come near. */
  readonly eager?: boolean;
}

/** A strip in a list: while one flicks through, only its place is there (BROWSE-08). */
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

/** Whether the list was slow enough to be seen since this part of it is drawn. */
function useSeen(): boolean {
  const pace = useContext(ScrollPaceContext);
  const [isSeen, setSeen] = useState(() => pace?.isSwift() !== true);
  useEffect(() => {
    if (isSeen || pace === null) return;
    return pace.onceSlow(() => setSeen(true));
  }, [isSeen, pace]);
  return isSeen;
}
