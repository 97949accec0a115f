import type { Handlers } from '../../http/contract/contract.ts';
import type { GoogleSaves } from './google-saves.service.ts';

/** Google sends a signed callback here for each saved offer (OBS-02). */
export function googleSaveRoutes(saves: GoogleSaves): Pick<Handlers, 'noteGoogleSave'> {
  return {
    async noteGoogleSave(request, reply) {
      if ((await saves.note(request.body)) === 'foreign')
        request.log.warn('A message about saved offers was not signed by Google');
      return reply.code(200).send();
    },
  };
}
