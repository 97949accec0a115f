import { Copy, EllipsisVertical, Mail, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/ui/parts/buttons/button.tsx';
import { Dialog } from '../../src/ui/parts/overlays/dialog.tsx';
import { Menu } from '../../src/ui/parts/overlays/menu.tsx';
import { useToast } from '../../src/ui/parts/overlays/toast.tsx';
import { useDisclosure } from '../../src/ui/parts/overlays/use-disclosure.ts';
import { Specimen, State } from './specimen.tsx';

const SIZES = ['small', 'medium', 'wide'] as const;

/** Overlays, opened by a button. */
export function OverlaySpecimens() {
  return (
    <>
      <Specimen of="dialog">
        {SIZES.map((size) => (
          <State key={size} label={size}>
            <Opener size={size} />
          </State>
        ))}
      </Specimen>
      <Specimen of="menu">
        <State label="one entry is disabled">
          <Menu
            label="More actions"
            icon={<EllipsisVertical />}
            entries={[
              { label: 'Copy link', icon: <Copy />, onSelect: () => undefined },
              { label: 'Remove', icon: <Trash2 />, disabled: true, onSelect: () => undefined },
            ]}
          />
        </State>
        <State label="with its name, and links">
          <Menu
            label="Share"
            icon={<Share2 />}
            shape="text"
            entries={[{ label: 'E-mail', icon: <Mail />, href: 'mailto:' }]}
          />
        </State>
      </Specimen>
      <Specimen of="toast">
        <Toasts />
      </Specimen>
      <Specimen of="use-disclosure">
        <State label="a button and what it opens">
          <Disclosed />
        </State>
      </Specimen>
    </>
  );
}

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

function Toasts() {
  const say = useToast();
  return (
    <>
      <State label="ok">
        <Button onClick={() => say({ kind: 'ok', text: "You've activated a coupon." })}>
          Say that it is done
        </Button>
      </State>
      <State label="bad">
        <Button onClick={() => say({ kind: 'bad', text: 'The coupon could not be changed.' })}>
          Say that it failed
        </Button>
      </State>
    </>
  );
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
