import { createHmac } from 'node:crypto';
import { type Actor, actorSchema } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { createSigner, createVerifier } from 'fast-jwt';

const TYPE = 'actor+jwt';
const AUDIENCE = 'subgraph';
/** Long enough for one request through every subgraph, too short to be worth stealing. */
const LIFETIME_MS = 60_000;
const CLOCK_TOLERANCE_MS = 5_000;
const SCHEME = 'Actor ';

/** One secret, one key for each purpose: a file link can never pass for an actor token. */
export function purposeKey(secret: string, purpose: string): Uint8Array {
  return createHmac('sha256', secret).update(purpose).digest();
}

const keyFor = (secret: string): Buffer => Buffer.from(purposeKey(secret, TYPE));

/**
 * Signs who is calling, for the subgraphs. `issuer` is the gateway, or the service that acts for itself.
 * Signed and verified in the same turn: a visit to the thread pool for each costs every request more than the HMAC does.
 */
export function signActorToken(actor: Actor, secret: string, issuer = 'gateway'): string {
  const sign = createSigner({
    key: keyFor(secret),
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: TYPE },
    iss: issuer,
    aud: AUDIENCE,
    expiresIn: LIFETIME_MS,
  });
  return sign({ actor });
}

/** The value of the `authorization` header of an internal call. */
export function actorAuthorization(actor: Actor, secret: string, issuer?: string): string {
  return SCHEME + signActorToken(actor, secret, issuer);
}

const refused = (): DomainError => new DomainError('UNAUTHENTICATED', 'A valid actor token is required');

/**
 * The actor of an internal call. Algorithm, type, audience and age are fixed, not taken from the token.
 * Throws: DomainError UNAUTHENTICATED for whatever is wrong, without saying what.
 */
export function verifyActorToken(authorization: string | undefined, secret: string): Actor {
  if (!authorization?.startsWith(SCHEME)) throw refused();
  const verify = createVerifier({
    key: keyFor(secret),
    algorithms: ['HS256'],
    checkTyp: TYPE,
    allowedAud: AUDIENCE,
    maxAge: LIFETIME_MS,
    clockTolerance: CLOCK_TOLERANCE_MS,
    requiredClaims: ['exp', 'iat', 'iss'],
  });
  const actor = actorSchema.safeParse(claimsOf(authorization.slice(SCHEME.length), verify)['actor']);
  if (!actor.success) throw refused();
  return actor.data;
}

function claimsOf(token: string, verify: (token: string) => Record<string, unknown>): Record<string, unknown> {
  try {
    return verify(token);
  } catch {
    throw refused();
  }
}
