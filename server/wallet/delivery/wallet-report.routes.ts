import { callerOfRequest } from '../../http/contract/authentication.ts';
import { CACHE } from '../../http/answers/conditional-answer.ts';
import type { Handlers } from '../../http/contract/contract.ts';
import type { WalletReportService } from './wallet-report.service.ts';

/** Reports the deliveries of the last change to saved passes, and sends it again (API-11, API-12). */
export function walletReportRoutes(
  wallets: WalletReportService,
): Pick<Handlers, 'getProjectWallets' | 'resendWalletUpdates'> {
  return {
    async getProjectWallets(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return wallets.report(callerOfRequest(request), request.params.id);
    },
    async resendWalletUpdates(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return wallets.resend(callerOfRequest(request), request.params.id);
    },
  };
}
