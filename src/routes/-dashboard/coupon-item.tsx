import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import { formatDate } from '../../domain/coupon/expiry.ts';
import { offerStateOf } from '../../domain/dashboard/offer-state.ts';
import type { CardTextActor } from '../../machines/dashboard/card-text.machine.ts';
import type { EditedText } from '../../ui/dashboard/card-text.tsx';
import { CouponCard } from '../../ui/dashboard/coupon-card.tsx';
import type { CardAction, CardMenuProps } from '../../ui/dashboard/card-menu.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { ownStripQuery } from '../-queries/own-strip.ts';
import { Button } from '../../ui/parts/buttons/button.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import { useLatePart } from '../-late/use-late-part.ts';

interface CouponItemProps {
  readonly coupon: ProjectSummary;
  readonly dashboard: RunningDashboard;
  readonly onAction: (coupon: ProjectSummary, action: CardAction) => void;
}

/** One coupon's machines bound to its card; they go on while the card is out of sight. */
export function CouponItem({ coupon, dashboard, onAction }: CouponItemProps) {
  const { id, name, note, active: stored } = coupon;
  const toggle = dashboard.toggleOf(coupon);
  const texts = {
    name: dashboard.textOf({ couponId: id, field: 'name', stored: name }),
    note: dashboard.textOf({ couponId: id, field: 'note', stored: note }),
  };
  const active = useSelector(toggle, ({ context }) => context.shown);
  const isSwitching = useSelector(toggle, (state) => state.hasTag('slow'));
  const editing = { name: useEdited(texts.name), note: useEdited(texts.note) };
  const isPicked = useSelector(dashboard.selection, ({ context }) =>
    context.couponIds.includes(id),
  );
  useEffect(() => toggle.send({ type: 'coupon.read', active: stored }), [toggle, stored]);
  useEffect(() => texts.name.send({ type: 'coupon.read', stored: name }), [texts.name, name]);
  useEffect(() => texts.note.send({ type: 'coupon.read', stored: note }), [texts.note, note]);
  const picture = useStrip(id, active);
  const hasRideAlong = coupon.informedImagesId !== null;
  const act = (action: CardAction) => onAction({ ...coupon, active }, action);

  return (
    <CouponCard
      coupon={{
        ...coupon,
        active,
        picture,
        offer: offerStateOf({ ...coupon, active }),
        expires: formatDate(coupon.expirationDate),
      }}
      menu={
        <LateCardMenu
          name={name}
          active={active}
          householdsOnly={coupon.householdsOnly}
          hasRideAlong={hasRideAlong}
          onAction={act}
        />
      }
      isPicked={isPicked}
      isSwitching={isSwitching}
      editing={editing}
      onPick={(picked) =>
        dashboard.selection.send({ type: 'coupon.pick', couponId: id, isPicked: picked })
      }
      onToggle={() => toggle.send({ type: 'coupon.toggle' })}
      onAction={act}
      onText={(field, event) => texts[field].send(event)}
    />
  );
}

/** A text while it is edited; null while it is only shown. */
function useEdited(actor: CardTextActor): EditedText | null {
  const state = useSelector(actor, (now) => now);
  return state.hasTag('editing') ? { ...state.context, isSaving: state.hasTag('busy') } : null;
}

/** The public strip; that of a coupon that is switched off is gone (410) and comes with the token instead. */
function useStrip(id: string, active: boolean) {
  const { client, configuration } = useServices();
  const [wasActive] = useState(active);
  const own = useQuery({ ...ownStripQuery(client, id), enabled: !active });
  const shown = `${configuration.apiBase}/api/v1/media/coupons/${id}/strip?platform=apple&width=2x&format=webp`;
  if (active) return shown;
  return own.data ?? (wasActive ? shown : null);
}

/** 25 kB that the list does not need to appear. */
const loadCardMenu = async () => (await import('../../ui/dashboard/card-menu.tsx')).CardMenu;

/** A card's menu; its button stands there from the start, and opens the menu once the code is loaded; after a failure it loads the code again. */
function LateCardMenu(props: CardMenuProps) {
  const { part: CardMenu, isFailed, onRetry } = useLatePart(loadCardMenu);
  if (CardMenu !== null) return <CardMenu {...props} />;
  return (
    <Button
      icon={<EllipsisVertical />}
      look="bare"
      shape="square"
      aria-label={dashboardWords.moreForName(props)}
      inert={!isFailed}
      onClick={onRetry}
    />
  );
}
