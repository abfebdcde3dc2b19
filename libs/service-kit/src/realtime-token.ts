import { newId } from '@platform/kernel';
import { z } from 'zod';
import { seal, unseal } from './sealed-token.ts';

/** How long a token opens a connection, and keeps it open; browsers bring a new one 60 seconds before. */
export const REALTIME_TOKEN_MS = 5 * 60_000;
const PURPOSE = 'realtime-token';

const claimsSchema = z.object({ id: z.string(), sessionId: z.string(), expiresAtMs: z.number() });
export type RealtimeTokenClaims = z.infer<typeof claimsSchema>;

/** A token for one connection of one session to /cable. `exp` in whole seconds since 1970, never after the real end. */
export function signRealtimeToken(
  sessionId: string,
  secret: string,
  nowMs = Date.now(),
): { token: string; exp: number } {
  const exp = Math.floor((nowMs + REALTIME_TOKEN_MS) / 1000);
  const claims: RealtimeTokenClaims = { id: newId(), sessionId, expiresAtMs: exp * 1000 };
  return { token: seal(claims, secret, PURPOSE, claims.expiresAtMs - nowMs, nowMs), exp };
}

/** Null when it is forged, over, or for something else. Whether it was used before is the caller's to remember. */
export function verifyRealtimeToken(token: string, secret: string, nowMs = Date.now()): RealtimeTokenClaims | null {
  const claims = claimsSchema.safeParse(unseal(token, secret, PURPOSE, nowMs));
  return claims.success ? claims.data : null;
}
