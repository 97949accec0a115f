import { ExternalLink, Share2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import * as styles from './share-page.css.ts';

export interface Sharing {
  /** The system's share sheet takes the place of the menu. */
  readonly hasSheet: boolean;
  readonly isChoosing: boolean;
  /** Addresses of a mail and of a text message with the link. */
  readonly mail: string;
  readonly message: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

interface ShareActionsProps {
  readonly link: string;
  readonly sharing: Sharing;
  /** Its button is named "Share", too; a press before it has loaded opens it once it has. */
  readonly shareMenu: ReactNode;
}

/** The coupon as recipients see it, and the ways to pass its link on (READY-01). */
export function ShareActions({ link, sharing, shareMenu }: ShareActionsProps) {
  const button = (
    <Button onClick={sharing.onOpen}>
      <Share2 />
      Share
    </Button>
  );
  return (
    <div className={styles.buttons}>
      <ButtonAnchor href={link} target="_blank" rel="noopener">
        <ExternalLink />
        Open coupon
      </ButtonAnchor>
      {sharing.hasSheet ? button : <Suspense fallback={button}>{shareMenu}</Suspense>}
    </div>
  );
}
