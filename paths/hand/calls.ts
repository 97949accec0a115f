import { UUID_PATTERN } from '../../src/domain/uuid.ts';

/** Calls of the contract that steps can hold: a method and a part of the address. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly address: RegExp;
}

const ID = UUID_PATTERN;

export const CALLS = {
  toggle: { method: 'PATCH', address: new RegExp(`/api/v1/project/${ID}/(de)?activate$`) },
  rename: { method: 'PATCH', address: new RegExp(`/api/v1/project/${ID}/name$`) },
  remove: { method: 'DELETE', address: new RegExp(`/api/v1/project/${ID}$`) },
  removeMany: { method: 'DELETE', address: /\/api\/v1\/project\/$/ },
  switchMany: { method: 'PATCH', address: /\/api\/v1\/project\/$/ },
  archive: { method: 'GET', address: new RegExp(`/api/v1/project/${ID}/archive$`) },
  /** All matches for “Select all”, which requests larger pages than the list. */
  everyCoupon: { method: 'GET', address: /\/api\/v1\/project\?.*size=(?!21&|21$|20&|20$)/ },
  create: { method: 'POST', address: /\/api\/v1\/project$/ },
  update: { method: 'PUT', address: new RegExp(`/api/v1/project/${ID}$`) },
  rideAlongFiles: {
    method: 'POST',
    address: new RegExp(`/api/v1/informedimages/template/${ID}/archive$`),
  },
  makeTemplate: { method: 'POST', address: /\/api\/v1\/template\/admin$/ },
  readTemplate: { method: 'GET', address: new RegExp(`/api/v1/template/admin/${ID}$`) },
  changeTemplate: { method: 'PATCH', address: new RegExp(`/api/v1/template/admin/${ID}$`) },
  removeTemplate: { method: 'DELETE', address: new RegExp(`/api/v1/template/admin/${ID}$`) },
  makeKeyword: { method: 'POST', address: /\/api\/v1\/keyword\/admin$/ },
  changeKeyword: { method: 'PUT', address: /\/api\/v1\/keyword\/admin\/[^/?]+$/ },
  removeKeyword: { method: 'DELETE', address: /\/api\/v1\/keyword\/admin\/[^/?]+$/ },
  dismissSearch: { method: 'DELETE', address: /\/api\/v1\/search\/admin\/[^/?]+$/ },
  saveSynonym: { method: 'PUT', address: /\/api\/v1\/synonym\/admin\/[^/?]+$/ },
  removeSynonym: { method: 'DELETE', address: /\/api\/v1\/synonym\/admin\/[^/?]+$/ },
  readPreferences: { method: 'GET', address: /\/api\/v1\/attributes$/ },
  keepPreference: { method: 'POST', address: /\/api\/v1\/attributes\/[^/?]+$/ },
  askWallets: { method: 'GET', address: new RegExp(`/api/v1/project/${ID}/wallets$`) },
  tellWallets: { method: 'POST', address: new RegExp(`/api/v1/project/${ID}/wallets$`) },
  beginCodes: { method: 'POST', address: new RegExp(`/api/v1/project/${ID}/codes$`) },
  removeCodes: { method: 'DELETE', address: new RegExp(`/api/v1/project/${ID}/codes/${ID}$`) },
  codeList: { method: 'GET', address: new RegExp(`/api/v1/project/${ID}/codes/${ID}/list$`) },
  account: { method: 'GET', address: /\/api\/account$/ },
  /** The chunk that talks to the provider. */
  signInPart: { method: 'GET', address: /\/oidc-client-ts[^/]*\.js/ },
  /** The chunk with the wizard's later screens. */
  lateScreens: { method: 'GET', address: /\/late-screens[^/]*\.(js|tsx)/ },
  /** The provider's discovery document, requested before anything else. */
  provider: { method: 'GET', address: /\/\.well-known\/openid-configuration$/ },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** `“PATCH /api/v1/project/…/name”`, as the developer tools of a browser list it. */
export function nameOfCall(call: CallName): string {
  const { method, address } = CALLS[call];
  const words = address.source
    .replaceAll(ID, '…')
    .replaceAll('.*', '…')
    .replaceAll(/\[\^[^\]]+\][+*]/g, '…')
    .replaceAll(/\.\*|\(\?!.*\)|\|[a-z]+\)|[$?(]/g, '')
    .replaceAll('\\', '');
  return `“${method} ${words.replaceAll(')', '')}”`;
}
