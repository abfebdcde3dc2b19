import { createHmac, timingSafeEqual } from 'node:crypto';
import { purposeKey } from './actor-token.ts';

const sign = (body: string, secret: string, purpose: string): Buffer =>
  createHmac('sha256', purposeKey(secret, purpose)).update(body).digest();

/**
 * A signed, dated payload as text safe in a URL. Synchronous, unlike a JWT library, because GraphQL scalars must
 * check one while they parse.
 */
export function seal(payload: object, secret: string, purpose: string, lifetimeMs: number, nowMs = Date.now()): string {
  const body = Buffer.from(JSON.stringify({ payload, exp: nowMs + lifetimeMs })).toString('base64url');
  return `${body}.${sign(body, secret, purpose).toString('base64url')}`;
}

/** The payload, or null when the text was not sealed with this secret and purpose, or is too old. */
export function unseal(text: string, secret: string, purpose: string, nowMs = Date.now()): unknown {
  const [body, signature, ...rest] = text.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(body, secret, purpose);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { payload, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { payload: unknown; exp: number };
  return exp > nowMs ? payload : null;
}
