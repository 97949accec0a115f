import { ExternalLink, Share2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { MachineView } from '../../machines/machine-view.ts';
import type { shareLinkMachine } from '../../machines/submission/share-link.machine.ts';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import * as shareWords from '../../words/share.gen.ts';
import * as styles from './share-page.css.ts';

export interface Sharing extends MachineView<typeof shareLinkMachine> {
  /** Addresses of a mail and a text message with the link. */
  readonly mail: string;
  readonly message: string;
}

interface ShareActionsProps {
  readonly link: string;
  readonly sharing: Sharing;
  /** Its button is also named "Share"; a press before it loads opens it once loaded. */
  readonly shareMenu: ReactNode;
}

/** The coupon as recipients see it, and the ways to share its link (READY-01). */
export function ShareActions({ link, sharing, shareMenu }: ShareActionsProps) {
  const { state, send } = sharing;
  const button = (
    <Button icon={<Share2 />} onClick={() => send({ type: 'share.open' })}>
      {shareWords.share()}
    </Button>
  );
  return (
    <div className={styles.buttons}>
      <ButtonAnchor icon={<ExternalLink />} href={link} target="_blank" rel="noopener">
        {shareWords.openCoupon()}
      </ButtonAnchor>
      {/* The system's share sheet replaces the menu. */}
      {state.context.hasSheet ? button : <Suspense fallback={button}>{shareMenu}</Suspense>}
    </div>
  );
}
