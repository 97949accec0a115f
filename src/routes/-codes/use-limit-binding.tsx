import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { watched } from '../../app/actors/watched.ts';
import { limitOfUsesWith } from '../../app/codes/use-limit-calls.ts';
import type { Services } from '../../app/services.ts';
import { UseLimit } from '../../ui/codes/use-limit.tsx';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import * as codesWords from '../../words/codes.gen.ts';
import type { CodesAnswers } from './use-codes-answers.ts';
import * as words from '../../words/codes/use-limit.gen.ts';

interface UseLimitBindingProps extends Pick<Services, 'client'>, Pick<CodesAnswers, 'limit'> {
  readonly couponId: string;
}

/** Binds the limit of uses to its form (TILL-04). */
export function UseLimitBinding({ client, couponId, limit }: UseLimitBindingProps) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => limitOfUsesWith(client, queryClient, couponId));
  const actor = useActorRef(machine, watched());
  const state = useSelector(actor, (snapshot) => snapshot);
  if (limit.isError)
    return (
      <FailureNotice title={words.failed()} onRetry={() => void limit.refetch()}>
        {codesWords.seriesSafe()}
      </FailureNotice>
    );
  if (limit.data === undefined) return null;
  return (
    <UseLimit
      {...limit.data}
      isBusy={state.hasTag('busy')}
      isSaved={state.hasTag('saved')}
      failure={state.context.failure}
      onSave={(most) => actor.send({ type: 'limit.save', most })}
    />
  );
}
