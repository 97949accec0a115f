/** Calls the services with a person's token, without the page. */
import createClient from 'openapi-fetch';
import type { paths, TemplateChanges } from '../../openapi/schema.gen.ts';
import type { CouponTraits, PlainImages } from './sample-coupon.ts';
import { sampleBrand, sampleCoupon, sampleDesign } from './sample-coupon.ts';

type Client = ReturnType<typeof clientOf>;
export type OwnServices = ReturnType<typeof ownServices>;

/** Most coupons in one page of a list. */
const MOST = 100;

/** Calls the services of a running product. Throws if they refuse; a missing object is null. */
export function ownServices(url: string, token: string, images: PlainImages) {
  const client = clientOf(url, token);
  return { ...ownCoupons(client, images), ...administration(client, images) };
}

function clientOf(baseUrl: string, token: string) {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  client.use({
    onResponse: async ({ request: { method, url }, response }) => {
      if (response.ok || response.status === 404) return;
      const words = await response.text();
      throw new Error(`${method} ${url} was answered ${response.status}: ${words}`);
    },
  });
  return client;
}

const byId = (id: string) => ({ params: { path: { id } } });

function ownCoupons({ GET, POST, PUT, PATCH, DELETE }: Client, images: PlainImages) {
  return {
    /** Saves the sample coupon under another name; returns its id. */
    makeCoupon: async (name: string, traits: CouponTraits = {}): Promise<string> => {
      const body = { ...sampleCoupon(images, traits), description: name };
      return idOf(await POST('/api/v1/project', { body }));
    },
    makeCounter: (name: string) =>
      POST('/api/v1/counters', { body: { id: crypto.randomUUID(), name } }),
    /** Keeps the account's brand, with a logo made from text. */
    keepBrand: (merchantName: string) =>
      PUT('/api/v1/brand', { body: { ...sampleBrand(), merchantName } }),
    eraseBrand: () => DELETE('/api/v1/brand'),
    removeCoupon: (id: string) => DELETE('/api/v1/project/{id}', byId(id)),
    switchOn: (id: string) =>
      PATCH('/api/v1/project/{id}/activate', { ...byId(id), body: { id, active: true } }),
    readCoupon: async (id: string) => (await GET('/api/v1/project/{id}', byId(id))).data ?? null,
    /** How many coupons have this in their name, at most a hundred. */
    countCoupons: async (term: string): Promise<number> => {
      const query = { size: MOST, q: term };
      return (await GET('/api/v1/project', { params: { query } })).data?.length ?? 0;
    },
  };
}

/** For administrators. */
function administration({ GET, POST, PUT, PATCH, DELETE }: Client, { appleStrip }: PlainImages) {
  const named = <Key extends string>(key: Key, value: string) => ({
    params: { path: { [key]: value } as Record<Key, string> },
  });
  return {
    /** Adds the bakery's design to the catalogue under this title; returns its id. */
    makeTemplate: async (title: string): Promise<string> => {
      const body = { title, description: title, image: appleStrip, editorSource: sampleDesign() };
      return idOf(await POST('/api/v1/template/admin', { body }));
    },
    readTemplate: async (id: string) =>
      (await GET('/api/v1/template/admin/{id}', byId(id))).data ?? null,
    changeTemplate: (id: string, body: TemplateChanges) =>
      PATCH('/api/v1/template/admin/{id}', { ...byId(id), body }),
    removeTemplate: (id: string) => DELETE('/api/v1/template/admin/{id}', byId(id)),
    makeKeyword: (name: string) =>
      POST('/api/v1/keyword/admin', { body: { name, description: `All about ${name}` } }),
    removeKeyword: (name: string) => DELETE('/api/v1/keyword/admin/{name}', named('name', name)),
    makeSynonym: (word: string, meanings: readonly string[]) =>
      PUT('/api/v1/synonym/admin/{word}', {
        ...named('word', word),
        body: { meanings: [...meanings] },
      }),
    removeSynonym: (word: string) => DELETE('/api/v1/synonym/admin/{word}', named('word', word)),
    dismissSearch: (term: string) => DELETE('/api/v1/search/admin/{term}', named('term', term)),
  };
}

function idOf({ data }: { readonly data?: { readonly id: string } }): string {
  if (data === undefined) throw new Error('The services created nothing.');
  return data.id;
}
