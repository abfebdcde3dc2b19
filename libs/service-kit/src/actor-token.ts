import { createHmac } from 'node:crypto';
import { type Actor, actorSchema } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { jwtVerify, SignJWT } from 'jose';

const TYPE = 'actor+jwt';
const AUDIENCE = 'subgraph';
/** Long enough for one request through every subgraph, too short to be worth stealing. */
const LIFETIME_SECONDS = 60;
const SCHEME = 'Actor ';

/** One secret, one key for each purpose: a file link can never pass for an actor token. */
export function purposeKey(secret: string, purpose: string): Uint8Array {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Signs who is calling, for the subgraphs. `issuer` is the gateway, or the service that acts for itself. */
export async function signActorToken(actor: Actor, secret: string, issuer = 'gateway'): Promise<string> {
  return new SignJWT({ actor })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(purposeKey(secret, TYPE));
}

/** The value of the `authorization` header of an internal call. */
export async function actorAuthorization(actor: Actor, secret: string, issuer?: string): Promise<string> {
  return SCHEME + (await signActorToken(actor, secret, issuer));
}

const refused = (): DomainError => new DomainError('UNAUTHENTICATED', 'A valid actor token is required');

/**
 * The actor of an internal call. Algorithm, type, audience and age are fixed, not taken from the token.
 * Throws: DomainError UNAUTHENTICATED for whatever is wrong, without saying what.
 */
export async function verifyActorToken(authorization: string | undefined, secret: string): Promise<Actor> {
  if (!authorization?.startsWith(SCHEME)) throw refused();
  const verified = await jwtVerify(authorization.slice(SCHEME.length), purposeKey(secret, TYPE), {
    algorithms: ['HS256'],
    typ: TYPE,
    audience: AUDIENCE,
    maxTokenAge: LIFETIME_SECONDS,
    clockTolerance: 5,
    requiredClaims: ['exp', 'iat', 'iss'],
  }).catch(() => null);
  const actor = verified && actorSchema.safeParse(verified.payload['actor']);
  if (!actor?.success) throw refused();
  return actor.data;
}
