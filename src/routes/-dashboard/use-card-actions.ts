import { useNavigate } from '@tanstack/react-router';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import type { CardAction } from '../../ui/dashboard/card-menu.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';
import type { OpenDialog } from './page-dialogs.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface CardActionParts {
  /** Null until the machines run. */
  readonly dashboard: RunningDashboard | null;
  readonly onOpen: (open: OpenDialog) => void;
}

/** The actions of a card's menu. */
export function useCardActions({ dashboard, onOpen }: CardActionParts) {
  const { configuration } = useServices();
  const edit = useEdit();
  const copy = useCopyLink();
  const navigate = useNavigate();
  return (coupon: ProjectSummary, action: CardAction): void => {
    const { id, name } = coupon;
    const link = `${configuration.shareBase}${id}`;
    switch (action) {
      case 'preview':
      case 'files':
        return onOpen({ kind: action, couponId: id });
      case 'edit':
      case 'new-from-existing':
      case 'ride-along':
        return edit(id, action);
      case 'codes':
        return void navigate({ to: '/codes/$couponId', params: { couponId: id } });
      case 'counters':
        return void navigate({ to: '/counters' });
      case 'print':
        return void navigate({ to: '/print/$couponId', params: { couponId: id } });
      case 'copy-link':
        return void copy(link);
      case 'open':
        return void window.open(link, '_blank', 'noopener');
      case 'remove':
        return dashboard?.removal.send({ type: 'removal.ask', thing: { id, name } });
      default:
        return action satisfies never;
    }
  };
}

/** Opens a coupon in the wizard (DASH-04, DASH-11). */
function useEdit() {
  const navigate = useNavigate();
  return (projectId: string, kind: 'edit' | 'new-from-existing' | 'ride-along') =>
    void navigate({
      to: '/project/edit/$projectId',
      params: { projectId },
      search: kind === 'ride-along' ? { step: 'ride-along' } : {},
      state: { fromDashboard: true, newFromExisting: kind === 'new-from-existing' },
    });
}

/** Copies a link and reports it as a toast (DASH-09). */
function useCopyLink(): (link: string) => Promise<void> {
  const say = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      say({ kind: 'ok', text: dashboardWords.linkCopied() });
    } catch {
      say({ kind: 'bad', text: dashboardWords.theBrowserDidNotAllow({ link }) });
    }
  };
}
