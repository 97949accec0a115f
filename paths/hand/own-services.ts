/** The services called with a person's token, beside the page. */
import type { components } from '../../openapi/schema.gen.ts';
import {
  type CouponTraits,
  type PlainImages,
  sampleCoupon,
  sampleDesign,
} from './sample-coupon.ts';

export interface OwnServices {
  /** Saves the sample coupon under another name; returns its id. */
  makeCoupon(name: string, traits?: CouponTraits): Promise<string>;
  removeCoupon(id: string): Promise<unknown>;
  switchCoupon(id: string, active: boolean): Promise<unknown>;
  /** The coupon as it is stored; null where there is none any more. */
  readCoupon(id: string): Promise<{ readonly name: string; readonly active: boolean } | null>;
  /** Coupons whose name has this in it, at most a hundred. */
  countCoupons(term: string): Promise<number>;
  /** For administrators: adds the bakery's design to the catalogue under this title; returns its id. */
  makeTemplate(title: string): Promise<string>;
  /** For administrators: the template as it is stored; null where there is none any more. */
  readTemplate(id: string): Promise<components['schemas']['AdminTemplate'] | null>;
  changeTemplate(id: string, changes: components['schemas']['TemplateChanges']): Promise<unknown>;
  removeTemplate(id: string): Promise<unknown>;
  makeKeyword(name: string): Promise<unknown>;
  removeKeyword(name: string): Promise<unknown>;
  makeSynonym(word: string, meanings: readonly string[]): Promise<unknown>;
  removeSynonym(word: string): Promise<unknown>;
  dismissSearch(term: string): Promise<unknown>;
}

/** What one page of a list may hold. */
const MOST = 100;

/** Calls the services of a running product; throws where they refuse. */
export function ownServices(url: string, token: string, images: PlainImages): OwnServices {
  const call = async (method: string, address: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${url}${address}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok && response.status !== 404)
      throw new Error(
        `${method} ${address} was answered ${response.status}: ${await response.text()}`,
      );
    return response;
  };
  return {
    makeCoupon: async (name, traits = {}) => {
      const response = await call('POST', '/api/v1/project', {
        ...sampleCoupon(images, traits),
        description: name,
      });
      const { id } = (await response.json()) as components['schemas']['CreatedProject'];
      return id;
    },
    removeCoupon: (id) => call('DELETE', `/api/v1/project/${id}`),
    switchCoupon: (id, active) =>
      call('PATCH', `/api/v1/project/${id}/${active ? 'activate' : 'deactivate'}`, { id, active }),
    ...reading(call),
    ...administration(call, images),
  };
}

type Calling = (method: string, address: string, body?: unknown) => Promise<Response>;

function reading(call: Calling) {
  return {
    readCoupon: async (id: string) => {
      const response = await call('GET', `/api/v1/project/${id}`);
      return response.ok ? ((await response.json()) as components['schemas']['Project']) : null;
    },
    countCoupons: async (term: string): Promise<number> => {
      const response = await call(
        'GET',
        `/api/v1/project?size=${MOST}&q=${encodeURIComponent(term)}`,
      );
      return ((await response.json()) as readonly unknown[]).length;
    },
  };
}

function administration(call: Calling, { appleStrip }: PlainImages) {
  const template = (id: string): string => `/api/v1/template/admin/${id}`;
  const keyword = (name: string): string => `/api/v1/keyword/admin/${encodeURIComponent(name)}`;
  const synonym = (word: string): string => `/api/v1/synonym/admin/${encodeURIComponent(word)}`;
  return {
    makeTemplate: async (title: string): Promise<string> => {
      const body = { title, description: title, image: appleStrip, editorSource: sampleDesign() };
      const response = await call('POST', '/api/v1/template/admin', body);
      return ((await response.json()) as components['schemas']['AdminTemplate']).id;
    },
    readTemplate: async (id: string) => {
      const response = await call('GET', template(id));
      if (!response.ok) return null;
      return (await response.json()) as components['schemas']['AdminTemplate'];
    },
    changeTemplate: (id: string, changes: components['schemas']['TemplateChanges']) =>
      call('PATCH', template(id), changes),
    removeTemplate: (id: string) => call('DELETE', template(id)),
    makeKeyword: (name: string) =>
      call('POST', '/api/v1/keyword/admin', { name, description: `All about ${name}` }),
    removeKeyword: (name: string) => call('DELETE', keyword(name)),
    makeSynonym: (word: string, meanings: readonly string[]) =>
      call('PUT', synonym(word), { meanings }),
    removeSynonym: (word: string) => call('DELETE', synonym(word)),
    dismissSearch: (term: string) =>
      call('DELETE', `/api/v1/search/admin/${encodeURIComponent(term)}`),
  };
}
