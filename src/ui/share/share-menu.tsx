import { Copy, Mail, MessageSquareText, Share2 } from 'lucide-react';
import { Menu } from '../parts/overlays/menu.tsx';
import type { Sharing } from './share-actions.tsx';
import * as shareWords from '../../words/share.gen.ts';

interface ShareMenuProps {
  readonly sharing: Sharing;
  readonly onCopy: () => void;
}

/** The ways to share the link if the browser has no share sheet (READY-01). */
export function ShareMenu({ sharing, onCopy }: ShareMenuProps) {
  return (
    <Menu
      label={shareWords.share()}
      icon={<Share2 />}
      shape="text"
      open={sharing.state.matches('choosing')}
      onOpenChange={(open) => sharing.send({ type: open ? 'share.open' : 'share.close' })}
      entries={[
        { label: shareWords.email(), icon: <Mail />, href: sharing.mail },
        { label: shareWords.textMessage(), icon: <MessageSquareText />, href: sharing.message },
        { label: shareWords.copyLink(), icon: <Copy />, onSelect: onCopy },
      ]}
    />
  );
}
