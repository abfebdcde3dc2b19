import { anonymousActor, systemActor } from '@platform/contracts';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import {
  actorAuthorization,
  purposeKey,
  signFileLink,
  signUploadReference,
  verifyActorToken,
  verifyFileLink,
  verifyUploadReference,
} from '../src/index.ts';

const SECRET = 'a secret of at least thirty-two characters';
const ACTOR = systemActor('reports', 'request-1', { everything: false, organizationIds: ['o1'], estateIds: [] });

async function forged(changes: {
  typ?: string;
  alg?: string;
  audience?: string;
  key?: Uint8Array;
  ageSeconds?: number;
  actor?: unknown;
}) {
  const issuedAt = Math.floor(Date.now() / 1000) - (changes.ageSeconds ?? 0);
  const token = await new SignJWT({ actor: changes.actor ?? ACTOR })
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: changes.typ ?? 'actor+jwt' })
    .setIssuer('gateway')
    .setAudience(changes.audience ?? 'subgraph')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign(changes.key ?? purposeKey(SECRET, 'actor+jwt'));
  return `Actor ${token}`;
}

describe('an actor token', () => {
  it('carries the actor to the subgraph', async () => {
    expect(verifyActorToken(actorAuthorization(ACTOR, SECRET), SECRET)).toEqual(ACTOR);
    const visitor = anonymousActor('request-2');
    expect(verifyActorToken(actorAuthorization(visitor, SECRET), SECRET)).toEqual(visitor);
    expect(verifyActorToken(await forged({}), SECRET)).toEqual(ACTOR); // the forger below is right but for one thing
  });

  it.each([
    ['another type', { typ: 'JWT' }],
    ['another algorithm', { alg: 'HS512' }],
    ['another audience', { audience: 'browser' }],
    ['the key of another purpose', { key: purposeKey(SECRET, 'file-link') }],
    ['another secret', { key: purposeKey('some other secret of thirty-two letters', 'actor+jwt') }],
    ['an age above a minute', { ageSeconds: 90 }],
    ['an actor that is none', { actor: { accountId: 'root', isSuperadmin: true } }],
  ])('with %s is refused', async (_name, changes) => {
    const token = await forged(changes);
    expect(() => verifyActorToken(token, SECRET)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });

  it('that is missing, unsigned or of another scheme is refused', () => {
    const unsigned = `Actor ${Buffer.from('{"alg":"none","typ":"actor+jwt"}').toString('base64url')}.${Buffer.from(JSON.stringify({ actor: ACTOR })).toString('base64url')}.`;
    const bearer = actorAuthorization(ACTOR, SECRET).replace('Actor', 'Bearer');
    for (const header of [undefined, '', 'Actor', unsigned, bearer]) {
      expect(() => verifyActorToken(header, SECRET)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    }
  });
});

describe('a signed reference', () => {
  const upload = { blobKey: 'ab/key', filename: 'will.pdf', byteSize: 10, sha256: 'ff' };
  const link = {
    blobKey: 'ab/key',
    of: { type: 'EstateUpload', id: 'u1' },
    filename: 'will.pdf',
    mimetype: 'application/pdf',
    accountId: 'a1',
    disposition: 'inline',
  } as const;
  const tokenOf = (path: string): string => path.replace('/files/', '');

  it('comes back as it was signed', () => {
    expect(verifyUploadReference(signUploadReference(upload, SECRET), SECRET)).toEqual(upload);
    expect(verifyFileLink(tokenOf(signFileLink(link, SECRET)), SECRET)).toEqual(link);
  });

  it('is worth nothing when it is changed, of another purpose or of another secret', () => {
    const token = tokenOf(signFileLink(link, SECRET));
    const [header, , signature] = token.split('.');
    const exp = Math.floor(Date.now() / 1000) + 60;
    const body = Buffer.from(JSON.stringify({ payload: { ...link, accountId: 'a2' }, exp })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"sealed+jwt"}').toString('base64url');
    expect(verifyFileLink(`${header}.${body}.${signature}`, SECRET)).toBeNull();
    expect(verifyFileLink(`${unsigned}.${body}.`, SECRET)).toBeNull();
    expect(verifyUploadReference({ token }, SECRET)).toBeNull();
    expect(verifyFileLink(token, `${SECRET}!`)).toBeNull();
    for (const nonsense of ['', '.', 'a.b', 'a.b.c', '{}']) expect(verifyFileLink(nonsense, SECRET)).toBeNull();
    for (const nonsense of [null, 'x', {}, { token: 1 }, upload])
      expect(verifyUploadReference(nonsense, SECRET)).toBeNull();
  });

  it('ends after ten minutes', () => {
    vi.useFakeTimers({ now: 0 });
    const token = tokenOf(signFileLink(link, SECRET));
    vi.setSystemTime(10 * 60_000 - 1);
    expect(verifyFileLink(token, SECRET)).toEqual(link);
    vi.setSystemTime(10 * 60_000);
    expect(verifyFileLink(token, SECRET)).toBeNull();
    vi.useRealTimers();
  });
});
