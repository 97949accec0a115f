/** Calls the services with a person's token, without the page. */
import type { components } from '../../openapi/schema.gen.ts';
import {
  type CouponTraits,
  type PlainImages,
  sampleCoupon,
  sampleDesign,
} from './sample-coupon.ts';

/** What one page of a list may hold. */
const MOST = 100;

type Schemas = components['schemas'];
export type OwnServices = ReturnType<typeof ownServices>;

/** Calls the services of a running product; throws where they refuse. */
export function ownServices(url: string, token: string, images: PlainImages) {
  const call: Calling = async (method, address, body) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${url}${address}`, { method, headers, body: sent });
    if (response.ok || response.status === 404) return response;
    const words = await response.text();
    throw new Error(`${method} ${address} was answered ${response.status}: ${words}`);
  };
  return { ...ownCoupons(call, images), ...administration(call, images) };
}

type Calling = (method: string, address: string, body?: object) => Promise<Response>;

function ownCoupons(call: Calling, images: PlainImages) {
  const coupon = (id: string): string => `/api/v1/project/${id}`;
  return {
    /** Saves the sample coupon under another name; returns its id. */
    makeCoupon: async (name: string, traits: CouponTraits = {}): Promise<string> => {
      const body = { ...sampleCoupon(images, traits), description: name };
      const response = await call('POST', '/api/v1/project', body);
      return ((await response.json()) as Schemas['CreatedProject']).id;
    },
    removeCoupon: (id: string) => call('DELETE', coupon(id)),
    switchCoupon: (id: string, active: boolean) =>
      call('PATCH', `${coupon(id)}/${active ? 'activate' : 'deactivate'}`, { id, active }),
    /** The coupon as it is stored; null where there is none any more. */
    readCoupon: async (id: string) => {
      const response = await call('GET', coupon(id));
      return response.ok ? ((await response.json()) as Schemas['Project']) : null;
    },
    /** Coupons whose name has this in it, at most a hundred. */
    countCoupons: async (term: string): Promise<number> => {
      const list = `/api/v1/project?size=${MOST}&q=${encodeURIComponent(term)}`;
      return ((await (await call('GET', list)).json()) as readonly unknown[]).length;
    },
  };
}

/** For administrators. */
function administration(call: Calling, { appleStrip }: PlainImages) {
  const at = (kind: string, name: string): string =>
    `/api/v1/${kind}/admin/${encodeURIComponent(name)}`;
  return {
    /** Adds the bakery's design to the catalogue under this title; returns its id. */
    makeTemplate: async (title: string): Promise<string> => {
      const body = { title, description: title, image: appleStrip, editorSource: sampleDesign() };
      const response = await call('POST', '/api/v1/template/admin', body);
      return ((await response.json()) as Schemas['AdminTemplate']).id;
    },
    /** The template as it is stored; null where there is none any more. */
    readTemplate: async (id: string) => {
      const response = await call('GET', at('template', id));
      return response.ok ? ((await response.json()) as Schemas['AdminTemplate']) : null;
    },
    changeTemplate: (id: string, changes: Schemas['TemplateChanges']) =>
      call('PATCH', at('template', id), changes),
    removeTemplate: (id: string) => call('DELETE', at('template', id)),
    makeKeyword: (name: string) =>
      call('POST', '/api/v1/keyword/admin', { name, description: `All about ${name}` }),
    removeKeyword: (name: string) => call('DELETE', at('keyword', name)),
    makeSynonym: (word: string, meanings: readonly string[]) =>
      call('PUT', at('synonym', word), { meanings }),
    removeSynonym: (word: string) => call('DELETE', at('synonym', word)),
    dismissSearch: (term: string) => call('DELETE', at('search', term)),
  };
}
