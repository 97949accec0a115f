import { Copy, Mail, MessageSquareText, Share2 } from 'lucide-react';
import { Menu } from '../parts/menu.tsx';
import type { Sharing } from './share-actions.tsx';

interface ShareMenuProps {
  readonly sharing: Sharing;
  readonly onCopy: () => void;
}

/** The ways to share the link if the browser has no share sheet (READY-01). */
export function ShareMenu({ sharing, onCopy }: ShareMenuProps) {
  return (
    <Menu
      label="Share"
      icon={<Share2 />}
      shape="text"
      open={sharing.isChoosing}
      onOpenChange={(open) => (open ? sharing.onOpen() : sharing.onClose())}
      entries={[
        { label: 'E-mail', icon: <Mail />, href: sharing.mail },
        { label: 'Text message', icon: <MessageSquareText />, href: sharing.message },
        { label: 'Copy link', icon: <Copy />, onSelect: onCopy },
      ]}
    />
  );
}
