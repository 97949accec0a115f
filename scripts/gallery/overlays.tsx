import { Copy, EllipsisVertical, Mail, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/ui/parts/buttons/button.tsx';
import { Dialog } from '../../src/ui/parts/overlays/dialog.tsx';
import { Menu } from '../../src/ui/parts/overlays/menu.tsx';
import { useToast } from '../../src/ui/parts/overlays/toast.tsx';
import { useDisclosure } from '../../src/ui/parts/overlays/use-disclosure.ts';
import { Specimen, statesBy } from './specimen.tsx';

const SIZES = ['small', 'medium', 'wide'] as const;

/** Overlays, opened by a button. */
export function OverlaySpecimens() {
  return (
    <>
      <Specimen
        of="dialog"
        states={statesBy(SIZES, (size) => (
          <Opener size={size} />
        ))}
      />
      <Specimen of="menu" states={MENUS} />
      <Specimen
        of="toast"
        states={{
          ok: <Say kind="ok" text="You've activated a coupon." words="it is done" />,
          bad: <Say kind="bad" text="The coupon could not be changed." words="it failed" />,
        }}
      />
      <Specimen of="use-disclosure" states={{ 'a button and what it opens': <Disclosed /> }} />
    </>
  );
}

const MENUS = {
  'one entry is disabled': (
    <Menu
      label="More actions"
      icon={<EllipsisVertical />}
      entries={[
        { label: 'Copy link', icon: <Copy />, onSelect: () => undefined },
        { label: 'Remove', icon: <Trash2 />, disabled: true, onSelect: () => undefined },
      ]}
    />
  ),
  'with its name, and links': (
    <Menu
      label="Share"
      icon={<Share2 />}
      shape="text"
      entries={[{ label: 'E-mail', icon: <Mail />, href: 'mailto:' }]}
    />
  ),
};

function Opener({ size }: { readonly size: (typeof SIZES)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} data-opens="dialog">
        Open the {size} dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Leave without saving?" size={size}>
        <p>Your draft stays on this device.</p>
        <Button onClick={() => setOpen(false)}>Go back</Button>
      </Dialog>
    </>
  );
}

interface SayProps {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
  readonly words: string;
}

function Say({ kind, text, words }: SayProps) {
  const say = useToast();
  return <Button onClick={() => say({ kind, text })}>Say that {words}</Button>;
}

function Disclosed() {
  const { open, toggle, container } = useDisclosure<HTMLDivElement>();
  return (
    <div {...container}>
      <Button aria-expanded={open} onClick={toggle}>
        Send
      </Button>
      <p hidden={!open}>Mail a letter</p>
    </div>
  );
}
