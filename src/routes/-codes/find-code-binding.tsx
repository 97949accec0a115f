import { useQuery } from '@tanstack/react-query';
import type { Project } from '../../api/projects.queries.ts';
import { foundCodesQuery, type HouseholdCode } from '../../api/codes.queries.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import { dayIn, momentIn } from '../../domain/coupon/moments.ts';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import * as words from '../../words/codes/single-code.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { codeChangeMachine } from '../../machines/codes/code-change.machine.ts';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useProcess } from '../-process/use-process.ts';
import { FindCode, type ShownCode, ReplacementQuestion } from '../../ui/codes/find-code.tsx';

/** Binds the machine of single codes to their part of the page (SER-06). */
export function FindCodeBinding({ coupon }: { readonly coupon: Pick<Project, 'id' | 'form'> }) {
  const services = useServices();
  const { id: couponId, form } = coupon;
  const { state, send } = useProcess(() => codeChangeWith(services, couponId));
  const { text, asked } = state.context;
  const found = useQuery({
    ...foundCodesQuery(services.client, couponId, text),
    enabled: text !== '',
  });
  const codes = found.data?.codes ?? null;
  return (
    <>
      <FindCode
        state={state}
        send={send}
        codes={text === '' ? null : (codes?.map((code) => shownCode(code, form.timeZone)) ?? null)}
        hasMore={found.data?.hasMore ?? false}
      />
      {isLost(found) && (
        <FailureNotice title={words.findFailed()} onRetry={() => void found.refetch()}>
          {codesWords.seriesSafe()}
        </FailureNotice>
      )}
      {state.hasTag('open') && (
        <ReplacementQuestion
          state={state}
          send={send}
          isUsed={codes?.some(({ code, usedAt }) => code === asked && usedAt !== null) ?? false}
        />
      )}
    </>
  );
}

function shownCode(found: HouseholdCode, timeZone: string): ShownCode {
  const { usedAt, counter: _counter, changedAt: _changedAt, ...code } = found;
  return { ...code, isUsed: usedAt !== null, stateWords: stateWords(found, timeZone) };
}

/** In the coupon's zone, as the customer's page and the counter say it. */
function stateWords(found: HouseholdCode, timeZone: string): string {
  const { state, usedAt, counter, changedAt } = found;
  const date = changedAt === null ? '' : dayIn(timeZone, new Date(changedAt));
  if (state === 'replaced') return words.replaced({ date });
  if (usedAt !== null) {
    const when = momentIn(timeZone, new Date(usedAt));
    return counter === null ? words.used({ when }) : words.usedAt({ when, counter });
  }
  return state === 'off' ? words.off({ date }) : words.notUsed();
}

/** The machine of single codes of a coupon with the services behind it. */
function codeChangeWith({ client, queryClient }: ClientAndCache, couponId: string) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
  return withCalls(codeChangeMachine, {
    async switchCode({ code, state }) {
      await client.PATCH('/api/v1/project/{id}/household-codes/{code}', {
        params: { path: { id: couponId, code } },
        body: { state },
      });
      await changed();
    },
    async replaceCode(replaced) {
      // A repeated call answers the same new code.
      const { code } = await client.POST(
        '/api/v1/project/{id}/household-codes/{code}/replacement',
        { params: { path: { id: couponId, code: replaced } } },
      );
      void changed();
      return code;
    },
  });
}
