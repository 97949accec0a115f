/** A stored coupon for its owner: face and pictures, active or not (DASH-10). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { type ProjectMedia, projectMediaQuery, projectQuery } from '../../api/projects.queries.ts';
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { formOfProject } from '../wizard/project-form.ts';

export const storedPreviewQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id, 'preview'],
    queryFn: async ({ client: queries }) => {
      const { project } = await queries.fetchQuery(projectQuery(client, id));
      const read = async (media: ProjectMedia) =>
        dataUrlOf(await queries.fetchQuery(projectMediaQuery(client, id, media)));
      const [appleStrip, appleLogo, googleStrip, googleLogo, rideAlong] = await Promise.all([
        read({ type: 'strip', platform: 'apple' }),
        read({ type: 'logo', platform: 'apple' }),
        read({ type: 'strip', platform: 'google' }),
        read({ type: 'logo', platform: 'google' }),
        project.rideAlongImage === null ? null : read({ type: 'rideAlong', platform: 'apple' }),
      ]);
      return {
        face: composeFace(formFactsOf(formOfProject(project, {}))),
        apple: { strip: appleStrip, logo: appleLogo },
        google: { strip: googleStrip, logo: googleLogo },
        rideAlong,
      };
    },
  });
