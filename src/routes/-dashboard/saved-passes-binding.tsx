import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { walletReportQuery, resendWalletUpdates } from '../../api/wallets.queries.ts';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import { watched } from '../../app/actors/watched.ts';
import type { Services } from '../../app/services.ts';
import { walletDeliveryMachine } from '../../machines/dashboard/wallet-delivery.machine.ts';
import { SavedPassesReport } from '../../ui/dashboard/saved-passes-report.tsx';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { underWayIn } from '../../domain/dashboard/saved-passes.ts';

interface SavedPassesBindingProps {
  readonly coupon: ProjectSummary;
  readonly services: Services;
  readonly wallet: 'apple' | 'google';
}

/** How the last change reached saved passes; requested when the view opens. */
export function SavedPassesBinding({ coupon, services, wallet }: SavedPassesBindingProps) {
  const { client } = services;
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    walletDeliveryMachine.provide({ actors: walletCalls(client, queryClient) }),
  );
  const actor = useActorRef(machine, { input: { couponId: coupon.id }, ...watched() });
  const isKnown = useSelector(actor, ({ context }) => context.isKnown);
  const refused = useSelector(actor, (state) =>
    state.hasTag('refused') ? state.context.refused : null,
  );
  const isResending = useSelector(actor, (state) => state.hasTag('busy'));
  // The machine sends the request; this only reads the response.
  const { data } = useQuery({ ...walletReportQuery(client, coupon.id), enabled: false });
  return (
    <SavedPassesReport
      wallet={wallet}
      active={coupon.active}
      report={isKnown ? (data ?? null) : null}
      refused={refused}
      isResending={isResending}
      onResend={() => actor.send({ type: 'wallets.resend' })}
      onRetry={() => actor.send({ type: 'wallets.retry' })}
    />
  );
}

/** The requests of the wallet delivery machine; each response is in the query cache before the machine gets it. */
function walletCalls(client: ApiClient, queryClient: QueryClient) {
  return {
    askWallets: fromPromise<number, string>(async ({ input }) =>
      underWayIn(
        await queryClient.fetchQuery({ ...walletReportQuery(client, input), staleTime: 0 }),
      ),
    ),
    resendWalletUpdates: fromPromise<number, string>(async ({ input, signal }) => {
      const { queryKey } = walletReportQuery(client, input);
      await queryClient.cancelQueries({ queryKey });
      const report = await resendWalletUpdates(client, input, signal);
      queryClient.setQueryData(queryKey, report);
      return underWayIn(report);
    }),
  };
}
