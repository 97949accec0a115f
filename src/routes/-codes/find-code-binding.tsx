import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  foundCodesQuery,
  type HouseholdCode,
  replaceCode,
  switchCode,
} from '../../api/codes.queries.ts';
import { watched } from '../../app/actors/watched.ts';
import type { Services } from '../../app/services.ts';
import { formatDate } from '../../domain/coupon/expiry.ts';
import { FindCode, type ShownCode } from '../../ui/codes/find-code.tsx';
import { ReplacementQuestion } from '../../ui/codes/replacement-question.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import * as words from '../../words/codes/single-code.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { codeChangeMachine, type SwitchedCode } from '../../machines/codes/code-change.machine.ts';

interface FindCodeBindingProps extends Pick<Services, 'client'> {
  readonly couponId: string;
}

/** Binds the machine of single codes to their part of the page (SER-06). */
export function FindCodeBinding({ client, couponId }: FindCodeBindingProps) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => codeChangeWith(client, queryClient, couponId));
  const actor = useActorRef(machine, watched());
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, asked, successor, failure } = state.context;
  const found = useQuery({
    ...foundCodesQuery(client, couponId, text),
    enabled: text !== '',
  });
  const codes = found.data?.codes ?? null;
  return (
    <>
      <FindCode
        text={text}
        codes={text === '' ? null : (codes?.map(shownCode) ?? null)}
        hasMore={found.data?.hasMore ?? false}
        isBusy={state.hasTag('busy')}
        successor={successor}
        failure={failure}
        onFind={(typed) => actor.send({ type: 'code.find', text: typed })}
        onSwitch={(code, next) =>
          actor.send({ type: 'code.switch', switched: { code, state: next } })
        }
        onReplace={(code) => actor.send({ type: 'code.replace', code })}
      />
      {found.isError && (
        <FailureNotice title={words.findFailed()} onRetry={() => void found.refetch()}>
          {codesWords.seriesSafe()}
        </FailureNotice>
      )}
      {state.hasTag('open') && (
        <ReplacementQuestion
          code={asked}
          isUsed={codes?.some(({ code, usedAt }) => code === asked && usedAt !== null) ?? false}
          isBusy={state.hasTag('busy')}
          onYes={() => actor.send({ type: 'replacement.confirm' })}
          onNo={() => actor.send({ type: 'replacement.cancel' })}
        />
      )}
    </>
  );
}

function shownCode({ usedAt, counter, changedAt, ...code }: HouseholdCode): ShownCode {
  return {
    ...code,
    isUsed: usedAt !== null,
    stateWords: stateWords({ ...code, usedAt, counter, changedAt }),
  };
}

function stateWords({ state, usedAt, counter, changedAt }: HouseholdCode): string {
  const date = changedAt === null ? '' : formatDate(changedAt);
  if (state === 'replaced') return words.replaced({ date });
  if (usedAt !== null) {
    const when = momentWords(usedAt);
    return counter === null ? words.used({ when }) : words.usedAt({ when, counter });
  }
  return state === 'off' ? words.off({ date }) : words.notUsed();
}

function momentWords(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'short', timeStyle: 'short' });
}

/** The machine of single codes of a coupon with the services behind it. */
function codeChangeWith(client: ApiClient, queryClient: QueryClient, couponId: string) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
  return codeChangeMachine.provide({
    actors: {
      switchCode: fromPromise<void, SwitchedCode>(async ({ input }) => {
        await switchCode(client, couponId, input);
        await changed();
      }),
      replaceCode: fromPromise<string, string>(async ({ input }) => {
        const { code } = await replaceCode(client, couponId, input);
        void changed();
        return code;
      }),
    },
  });
}
