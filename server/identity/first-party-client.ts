import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { IdentitySettings } from '../configuration/config.ts';

/** The only client of the embedded provider: our application, a public client. */
export function firstPartyClient({ clientId, publicUrl }: IdentitySettings) {
  return {
    client_id: clientId,
    client_name: 'Tearline',
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    redirect_uris: [
      `${publicUrl}/authentication/callback`,
      `${publicUrl}/authentication/silent_callback`,
    ],
    post_logout_redirect_uris: [`${publicUrl}/`],
    id_token_signed_response_alg: 'RS256' as const,
  };
}

/** The scopes that the application may ask for. */
export const SCOPES = ['openid', 'profile', 'email'];

/** There is no consent page. The only client is ours, so the grant is made right after sign-in. */
export function signInOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** Returns the grant of the signed-in user and makes it if there is none. */
export async function grantOf(ctx: KoaContextWithOIDC, settings: IdentitySettings) {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const stored = known === undefined ? undefined : await provider.Grant.find(known);
  if (stored !== undefined && stored.accountId === session.accountId) return stored;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(resourceOf(settings), 'openid');
  await grant.save();
  return grant;
}

/** A resource indicator must be an absolute URI. The audience in the token stays the short name. */
export function resourceOf({ audience }: IdentitySettings): string {
  return `urn:tearline:${audience}`;
}
