/** Calls that steps can hold: a method and the pattern of a path. */
export const CALLS = {
  toggle: call('PATCH', '/api/v1/project/:id/{de}?activate'),
  rename: call('PATCH', '/api/v1/project/:id/name'),
  remove: call('DELETE', '/api/v1/project/:id'),
  removeMany: call('DELETE', '/api/v1/project/'),
  switchMany: call('PATCH', '/api/v1/project/'),
  archive: call('GET', '/api/v1/project/:id/archive'),
  /** All matches for “Select all”, which requests larger pages than the list. */
  everyCoupon: call('GET', '/api/v1/project', /\/project\?.*size=(?!21&|21$|20&|20$)/),
  create: call('POST', '/api/v1/project'),
  update: call('PUT', '/api/v1/project/:id'),
  postalKit: call('POST', '/api/v1/project/:id/postal-kit'),
  rideAlongFiles: call('POST', '/api/v1/informedimages/template/:id/archive'),
  makeTemplate: call('POST', '/api/v1/template/admin'),
  readTemplate: call('GET', '/api/v1/template/admin/:id'),
  changeTemplate: call('PATCH', '/api/v1/template/admin/:id'),
  removeTemplate: call('DELETE', '/api/v1/template/admin/:id'),
  makeKeyword: call('POST', '/api/v1/keyword/admin'),
  changeKeyword: call('PUT', '/api/v1/keyword/admin/:name'),
  removeKeyword: call('DELETE', '/api/v1/keyword/admin/:name'),
  dismissSearch: call('DELETE', '/api/v1/search/admin/:term'),
  saveSynonym: call('PUT', '/api/v1/synonym/admin/:word'),
  removeSynonym: call('DELETE', '/api/v1/synonym/admin/:word'),
  readPreferences: call('GET', '/api/v1/attributes'),
  keepPreference: call('POST', '/api/v1/attributes/:id'),
  askWallets: call('GET', '/api/v1/project/:id/wallets'),
  resendWalletUpdates: call('POST', '/api/v1/project/:id/wallets'),
  beginCodes: call('POST', '/api/v1/project/:id/codes'),
  removeCodes: call('DELETE', '/api/v1/project/:id/codes/:series'),
  codeList: call('GET', '/api/v1/project/:id/codes/:series/list'),
  setUseLimit: call('PUT', '/api/v1/project/:id/use-limit'),
  nameSources: call('PUT', '/api/v1/project/:id/sources'),
  switchCode: call('PATCH', '/api/v1/project/:id/household-codes/:code'),
  replaceCode: call('POST', '/api/v1/project/:id/household-codes/:code/replacement'),
  makeCounter: call('POST', '/api/v1/counters'),
  renameCounter: call('PATCH', '/api/v1/counters/:counter'),
  renewCounter: call('POST', '/api/v1/counters/:counter/card'),
  revokeCounter: call('DELETE', '/api/v1/counters/:counter'),
  readTill: call('GET', '/api/v1/till'),
  openTill: call('POST', '/api/v1/till/session'),
  checkCode: call('POST', '/api/v1/till/check'),
  redeemCode: call('PUT', '/api/v1/till/uses/:press'),
  undoUse: call('DELETE', '/api/v1/till/uses/:press'),
  readBrand: call('GET', '/api/v1/brand'),
  keepBrand: call('PUT', '/api/v1/brand'),
  eraseBrand: call('DELETE', '/api/v1/brand'),
  readProof: call('GET', '/api/v1/proofs/:proof'),
  shareProof: call('PUT', '/api/v1/proofs/:proof'),
  revokeProof: call('DELETE', '/api/v1/proofs/:proof'),
  account: call('GET', '/api/account'),
  /** The chunk that talks to the provider. */
  signInPart: call('GET', '*/oidc-client-ts*.js'),
  /** The chunk with the wizard's later screens. */
  lateScreens: call('GET', '*/late-screens*.:kind(js|tsx)'),
  /** The provider's discovery document, requested before anything else. */
  provider: call('GET', '*/.well-known/openid-configuration'),
} as const;

export type CallName = keyof typeof CALLS;

function call(method: string, path: string, address?: RegExp) {
  return { method, path, address: address ?? new URLPattern({ pathname: path }) };
}

/** `“PATCH /api/v1/project/…/name”`, as the developer tools of a browser list it. */
export function nameOfCall(name: CallName): string {
  const { method, path } = CALLS[name];
  return `“${method} ${path.replaceAll(/:\w+|\*/g, '…').replaceAll(/[{}?]/g, '')}”`;
}
