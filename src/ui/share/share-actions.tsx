import { Copy, ExternalLink, Mail, MessageSquareText, Share2 } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { Menu } from '../parts/menu.tsx';
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
  readonly onCopy: () => void;
}

/** The coupon as recipients see it, and the ways to pass its link on (READY-01). */
export function ShareActions({ link, sharing, onCopy }: ShareActionsProps) {
  return (
    <div className={styles.buttons}>
      <ButtonAnchor href={link} target="_blank" rel="noopener">
        <ExternalLink />
        Open coupon
      </ButtonAnchor>
      {sharing.hasSheet ? (
        <Button onClick={sharing.onOpen}>
          <Share2 />
          Share
        </Button>
      ) : (
        <ShareMenu {...sharing} onCopy={onCopy} />
      )}
    </div>
  );
}

type ShareMenuProps = Sharing & Pick<ShareActionsProps, 'onCopy'>;

function ShareMenu({ isChoosing, mail, message, onOpen, onClose, onCopy }: ShareMenuProps) {
  return (
    <Menu
      label="Share"
      icon={<Share2 />}
      shape="text"
      open={isChoosing}
      onOpenChange={(open) => (open ? onOpen() : onClose())}
      entries={[
        { label: 'E-mail', icon: <Mail />, href: mail },
        { label: 'Text message', icon: <MessageSquareText />, href: message },
        { label: 'Copy link', icon: <Copy />, onSelect: onCopy },
      ]}
    />
  );
}
