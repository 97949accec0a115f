import {
  CopyPlus,
  EllipsisVertical,
  ExternalLink,
  Eye,
  Images,
  Link2,
  Pencil,
  Printer,
  QrCode,
  ScanBarcode,
  Store,
  Trash2,
} from 'lucide-react';
import { Menu, type MenuEntry } from '../parts/overlays/menu.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as useLimitWords from '../../words/codes/use-limit.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** The actions of a card's menu (DASH-03, DASH-15). */
export type CardAction =
  | 'preview'
  | 'edit'
  | 'new-from-existing'
  | 'copy-link'
  | 'files'
  | 'codes'
  | 'counters'
  | 'print'
  | 'open'
  | 'ride-along'
  | 'remove';

/** A coupon and what its menu asks for. */
export interface CardMenuProps {
  readonly name: string;
  readonly active: boolean;
  /** Whether only the codes of households count, and not the coupon's own link. */
  readonly householdsOnly: boolean;
  /** Its template has a Ride-Along design (DASH-11). */
  readonly hasRideAlong: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** The overflow menu; a coupon that is switched off cannot be edited or shared (DASH-05). */
export function CardMenu(props: CardMenuProps) {
  return (
    <Menu
      label={dashboardWords.moreForName({ name: props.name })}
      icon={<EllipsisVertical />}
      entries={entriesOf(props)}
    />
  );
}

function entriesOf(props: CardMenuProps): readonly MenuEntry[] {
  const { active, householdsOnly, hasRideAlong, onAction } = props;
  const off = { disabled: !active };
  const on = (action: CardAction) => ({ onSelect: () => onAction(action) });
  const rideAlong: MenuEntry = {
    label: dashboardWords.createMatchingRideAlongImage(),
    icon: <Images />,
    ...off,
    ...on('ride-along'),
  };
  return [
    { label: dashboardWords.viewPreview(), icon: <Eye />, ...on('preview') },
    { label: actionsWords.edit(), icon: <Pencil />, ...off, ...on('edit') },
    { label: dashboardWords.newFromExisting(), icon: <CopyPlus />, ...on('new-from-existing') },
    {
      label: dashboardWords.copyLink(),
      icon: <Link2 />,
      disabled: !active || householdsOnly,
      ...(householdsOnly && { hint: useLimitWords.householdsOnly() }),
      ...on('copy-link'),
    },
    {
      label: dashboardWords.open(),
      icon: <ExternalLink />,
      ...(!active && { hint: dashboardWords.recipientsSeeUhOh() }),
      ...on('open'),
    },
    ...(hasRideAlong ? [rideAlong] : []),
    {
      label: dashboardWords.qrCodeAndFiles(),
      icon: <QrCode />,
      startsGroup: true,
      ...on('files'),
    },
    { label: commonWords.printKit(), icon: <Printer />, ...on('print') },
    { label: commonWords.codesForHouseholds(), icon: <ScanBarcode />, ...on('codes') },
    { label: commonWords.counters(), icon: <Store />, ...on('counters') },
    { label: dashboardWords.removeFromDashboard(), icon: <Trash2 />, tone: 'bad', ...on('remove') },
  ];
}
