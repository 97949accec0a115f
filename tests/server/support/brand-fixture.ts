import type { components } from '../../../openapi/schema.gen.ts';
import { HALFMOON_BRAND } from '../../support/halfmoon.ts';
import { png } from './coupon-payload.ts';
import type { Person, Services } from './services-fixture.ts';

type NewBrand = components['schemas']['NewBrand'];

const URL = '/api/v1/brand';

/** Halfmoon's brand as the application sends it: a logo for each wallet, one of them with its original. */
export async function halfmoonBrand(part: Partial<NewBrand> = {}): Promise<NewBrand> {
  return {
    ...HALFMOON_BRAND,
    logos: {
      appleLogo: {
        image: await png(480, 150, '#3B1710'),
        original: { name: 'halfmoon.png', data: await png(640, 300, '#3B1710') },
        crop: { x: 0, y: 50, width: 640, height: 200, ground: '#3B1710' },
      },
      googleLogo: { image: await png(660, 660, '#F7C948') },
    },
    ...part,
  };
}

/** Keeps a brand; `read` is sent as `If-Match`. */
export async function keepBrand(
  services: Services,
  person: Person,
  { part = {}, read }: { readonly part?: Partial<NewBrand>; readonly read?: string } = {},
) {
  const headers = read === undefined ? {} : { 'if-match': read };
  return services.put(person, URL, await halfmoonBrand(part), headers);
}

/** The account's brand and its version. */
export async function readBrand(services: Services, person: Person) {
  const response = await services.get(person, URL);
  const { brand } = response.json<{ readonly brand: components['schemas']['Brand'] | null }>();
  return { brand, etag: String(response.headers.etag) };
}

export async function eraseBrand(services: Services, person: Person) {
  return services.remove(person, URL);
}
