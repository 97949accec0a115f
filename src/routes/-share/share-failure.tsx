import type { ErrorComponentProps } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { isUnknownId, ServiceFailure } from '../../domain/failures.ts';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../../ui/parts/buttons/button.tsx';
import { ScreenNotice } from '../../ui/parts/notices/notice.tsx';
import { RouteFailure } from '../-frame/route-failure.tsx';
import * as shareWords from '../../words/share.gen.ts';

/** The coupon of this link does not exist, is not active, or could not be loaded. */
export function ShareFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <ScreenNotice
      icon={<TriangleAlert />}
      title={commonWords.unableToLoadCoupon()}
      action={<ButtonLink to="/dashboard">{shareWords.goToYourDashboard()}</ButtonLink>}
    >
      {isUnknownId(error) ? shareWords.couponInactive() : error.message}
    </ScreenNotice>
  );
}
