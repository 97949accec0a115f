import { useContext, useState } from 'react';
import { SwiftScrollContext } from './scroll-pace.tsx';

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
  const isSwift = useContext(SwiftScrollContext);
  const [isSeen, setSeen] = useState(!isSwift);
  if (!isSwift && !isSeen) setSeen(true);
  return isSeen;
}
