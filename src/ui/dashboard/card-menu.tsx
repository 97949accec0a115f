import {
  CopyPlus,
  EllipsisVertical,
  ExternalLink,
  Eye,
  Images,
  Link2,
  Pencil,
  QrCode,
  Trash2,
} from 'lucide-react';
import { Menu, type MenuEntry } from '../parts/menu.tsx';

/** The actions of a card's menu (DASH-03, DASH-15). */
export type CardAction =
  | 'preview'
  | 'edit'
  | 'new-from-existing'
  | 'copy-link'
  | 'files'
  | 'open'
  | 'ride-along'
  | 'remove';

interface CardMenuProps {
  readonly name: string;
  readonly active: boolean;
  readonly hasRideAlong: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** The overflow menu; a coupon that is switched off cannot be edited or shared (DASH-05). */
export function CardMenu(props: CardMenuProps) {
  return (
    <Menu label={`More for ${props.name}`} icon={<EllipsisVertical />} entries={entriesOf(props)} />
  );
}

function entriesOf({ active, hasRideAlong, onAction }: CardMenuProps): readonly MenuEntry[] {
  const off = { disabled: !active };
  const on = (action: CardAction) => ({ onSelect: () => onAction(action) });
  const rideAlong: MenuEntry = {
    label: 'Create Matching Ride-Along Image',
    icon: <Images />,
    ...off,
    ...on('ride-along'),
  };
  return [
    { label: 'View Preview', icon: <Eye />, ...on('preview') },
    { label: 'Edit', icon: <Pencil />, ...off, ...on('edit') },
    { label: 'New from Existing', icon: <CopyPlus />, ...on('new-from-existing') },
    { label: 'Copy Link', icon: <Link2 />, ...off, ...on('copy-link') },
    { label: 'QR code and files…', icon: <QrCode />, ...on('files') },
    {
      label: 'Open',
      icon: <ExternalLink />,
      ...(!active && { hint: 'Recipients see “Uh oh!”' }),
      ...on('open'),
    },
    ...(hasRideAlong ? [rideAlong] : []),
    { label: 'Remove from Dashboard', icon: <Trash2 />, tone: 'bad', ...on('remove') },
  ];
}
