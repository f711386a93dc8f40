// Sign-in by a provider at the stand-in of a hosted project.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { userAgentOf, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { addIdentity, findIdentityOwner } from '#server/auth/identities.ts';
import type { Question } from '#server/auth/services.ts';
import { provesChallenge } from '#server/auth/providers/provider-flows.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { startSession } from '#server/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, insertUser } from '#server/auth/users.ts';
import { providerNames, type ProviderName } from '#server/provider-settings.ts';
import type { ProjectContext } from './project-context.ts';
import { redirectOf } from './redirects.ts';
import { refusal } from './refusal.ts';

const wish = z.object({ provider: z.enum(providerNames), code_challenge: z.string().min(43) });
const body = z.object({ auth_code: bodyText, code_verifier: bodyText });
const claimsOf = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.literal(true),
  name: z.string(),
});
type Claims = z.infer<typeof claimsOf>;
/** Milliseconds that a code waits for the page. */
const CODE_LIFE = 300_000;

/**
 * The way to a provider and back, as Supabase's auth server has it: the account is made when the provider answers, before
 * the page hears of anything; the page exchanges a code, with the secret of its own challenge.
 */
export function providerEndpoints(project: ProjectContext) {
  const { auth, settings } = project;
  type Flow = Question & { provider: ProviderName; challenge: string; redirectTo: string };
  const flows = new Map<string, Flow>();
  const codes = new Map<string, { userId: string; challenge: string; at: number }>();

  const authorize: Endpoint = async (context) => {
    const said = wish.safeParse(context.req.query());
    const provider = said.data && auth.providers[said.data.provider];
    if (!said.success || !provider) {
      const words = 'Unsupported provider: provider is not enabled';
      throw new AuthRefusal('validation_failed', words);
    }
    const { url, ...question } = await provider.ask(`${auth.config.siteUrl}/auth/v1/callback`);
    const redirectTo = redirectOf(settings, context.req.query('redirect_to'));
    const { provider: name, code_challenge: challenge } = said.data;
    flows.set(question.state, { ...question, provider: name, challenge, redirectTo });
    return context.redirect(url.href, 302);
  };

  const callback: Endpoint = async (context) => {
    const flow = flows.get(context.req.query('state') ?? '');
    flows.delete(flow?.state ?? '');
    if (!flow) throw new AuthRefusal('bad_oauth_state', 'OAuth state not found or expired');
    const back = new URL(flow.redirectTo);
    const denied = context.req.query('error');
    if (denied) {
      // In the query and once more in the fragment.
      const told = { error: denied, error_code: denied, error_description: 'The user said no' };
      for (const [name, value] of Object.entries(told)) back.searchParams.set(name, value);
      back.hash = new URLSearchParams(told).toString();
      return context.redirect(back.href, 302);
    }
    const answer = new URL(`${auth.config.siteUrl}/auth/v1/callback`);
    answer.search = new URL(context.req.url).search;
    const claims = claimsOf.parse(await auth.providers[flow.provider]?.read(answer, flow));
    const code = randomUUID();
    const userId = await accountOf(project, flow.provider, claims);
    codes.set(code, { userId, challenge: flow.challenge, at: auth.clock.now().getTime() });
    back.searchParams.set('code', code);
    return context.redirect(back.href, 302);
  };

  /** POST /token?grant_type=pkce. */
  const exchange: Endpoint = async (context) => {
    const { auth_code: code, code_verifier: verifier } = await readBody(context, body);
    const known = codes.get(code);
    const user = known && (await findUser(auth.database, known.userId));
    if (!known || !user) {
      throw new AuthRefusal(
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      );
    }
    if (auth.clock.now().getTime() - known.at > CODE_LIFE) {
      return refusal(
        context,
        403,
        'flow_state_expired',
        'invalid flow state, flow state has expired',
      );
    }
    if (!provesChallenge(verifier, known.challenge)) {
      const words = 'code challenge does not match previously saved code verifier';
      throw new AuthRefusal('bad_code_verifier', words);
    }
    codes.delete(code);
    const how = { method: 'oauth', userAgent: userAgentOf(context) } as const;
    return context.json(await startSession(auth, auth.database, user, how));
  };

  return { authorize, callback, exchange };
}

/** By the provider's number, then by the address, then a new one: nothing is asked. */
async function accountOf(
  { auth }: ProjectContext,
  provider: ProviderName,
  claims: Claims,
): Promise<string> {
  const { sub, email, name } = claims;
  const now = auth.clock.now();
  const identity = { provider, providerId: sub, data: { ...claims, full_name: name } };
  return auth.database.transaction(async (tx) => {
    const known = await findIdentityOwner(tx, identity, now);
    const owner = known ?? (await findUserByEmail(tx, email))?.id;
    if (owner !== undefined) {
      if (!known) await addIdentity(tx, owner, identity, now);
      return owner;
    }
    const id = randomUUID();
    const metadata = { full_name: name };
    await insertUser(tx, { id, email, passwordHash: '', metadata, now, confirmed: true, identity });
    return id;
  });
}
