import { createSigner, createVerifier } from 'fast-jwt';
import { purposeKey } from './actor-token.ts';

const TYPE = 'sealed+jwt';
const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(purposeKey(secret, purpose));

/**
 * A signed, dated payload as text safe in a URL, good until the whole second before `lifetimeMs` are over. Signed in
 * the same turn, because GraphQL scalars must check one while they parse.
 */
export function seal(payload: object, secret: string, purpose: string, lifetimeMs: number, nowMs = Date.now()): string {
  const key = keyFor(secret, purpose);
  const sign = createSigner({ key, algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE }, noTimestamp: true });
  return sign({ payload, exp: Math.floor((nowMs + lifetimeMs) / 1000) });
}

/** The payload, or null when the text was not sealed with this secret and purpose, or is too old. */
export function unseal(text: string, secret: string, purpose: string, nowMs = Date.now()): unknown {
  const verify = createVerifier({
    key: keyFor(secret, purpose),
    algorithms: ['HS256'],
    checkTyp: TYPE,
    requiredClaims: ['exp'],
    // The library still takes a token in the millisecond in which it ends; RFC 7519 §4.1.4 does not.
    clockTimestamp: nowMs + 1,
  });
  try {
    return (verify(text) as { readonly payload: unknown }).payload;
  } catch {
    return null;
  }
}
