import { DUTY_REFUSALS } from '@platform/contracts/access';
import { type BlobStore, type ByteRange, clientNetwork, type FileLink, verifyFileLink } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Sees } from '../graph/own-question.ts';
import { TOO_MANY } from '../graph/rate-limits.ts';
import type { SessionGate } from '../session-gate.ts';
import { createCallLimit } from './call-limit.ts';
import type { SupportFileTrail } from './support-file-trail.ts';

export interface FileRoutesDeps {
  readonly gate: SessionGate;
  readonly blobs: BlobStore;
  readonly secret: string;
  readonly sees: Sees;
  readonly supportTrail: SupportFileTrail;
  /** Of one account, or a visitor's network: a page of a document is several pieces. */
  readonly perMinute: number;
}

/** One range of `bytes=a-b`, `a-` or `-n`; null without a range, 'invalid' outside the file. Lists of ranges are whole files. */
export function parseRange(header: string | undefined, byteSize: number): ByteRange | null | 'invalid' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = byteSize - 1;
  if (match[1] === '') {
    const start = Math.max(0, byteSize - Number(match[2]));
    return start > last ? 'invalid' : { start, end: last };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  return start > last || start > end ? 'invalid' : { start, end };
}

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
export function contentDisposition(kind: 'attachment' | 'inline', filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** How the graph is asked for what a file belongs to. */
const WHOSE_FILE: Readonly<Record<FileLink['of']['type'], string>> = {
  EstateUpload: 'query FileOfUpload($id: ID!) { estateUpload(id: $id) { id } }',
  Report: 'query FileOfReport($id: ID!) { report(id: $id) { id } }',
  PersonalFinancialStatementReport: 'query FileOfStatement($id: ID!) { financialStatementReport(id: $id) { id } }',
  SummaryReport: 'query FileOfSummary($id: ID!) { summaryReport(id: $id) { id } }',
  Person: 'query PhotoOfPerson($id: ID!) { person(id: $id) { id } }',
};

/** GET /files/TOKEN: the file of a signed link, for the account that the link was made for. */
export function registerFileRoutes(
  app: FastifyInstance,
  { gate, blobs, secret, sees, supportTrail, perMinute }: FileRoutesDeps,
): void {
  const callLimit = createCallLimit(perMinute);
  app.get<{ Params: { token: string } }>('/files/:token', async (request, reply) => {
    void reply.header('cache-control', 'private, no-store');
    const { actor } = await gate.identify(request);
    const waitSeconds = callLimit.take(actor.accountId ?? clientNetwork(request.ip));
    if (waitSeconds > 0)
      return reply
        .code(429)
        .header('retry-after', String(waitSeconds))
        .send({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY });
    if (!actor.accountId) return reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Please sign in.' });
    if (actor.duty) return reply.code(403).send(DUTY_REFUSALS[actor.duty]);
    const link = verifyFileLink(request.params.token, secret);
    const isOwn = link?.accountId === actor.accountId;
    // Whatever the link was made for may be deleted, hidden or out of reach by now.
    const [stat, isSeen] = isOwn
      ? await Promise.all([blobs.stat(link.blobKey), sees(actor, WHOSE_FILE[link.of.type], link.of.id)])
      : [null, false];
    if (!link || !stat || !isSeen)
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'This link has expired or does not exist.' });
    const range = parseRange(request.headers.range, stat.byteSize);
    const isPiece = range !== null && range !== 'invalid';
    await supportTrail.note(actor, { blobKey: link.blobKey, filename: link.filename, isPiece }, request);
    void reply
      .header('accept-ranges', 'bytes')
      .header('content-disposition', contentDisposition(link.disposition, link.filename))
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'self'")
      .header('x-frame-options', 'SAMEORIGIN')
      .type(link.mimetype);
    if (range === 'invalid') return reply.code(416).header('content-range', `bytes */${stat.byteSize}`).send();
    const length = range ? range.end - range.start + 1 : stat.byteSize;
    void reply.header('content-length', length);
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stat.byteSize}`);
    return reply.send(request.method === 'HEAD' ? '' : await blobs.get(link.blobKey, range ?? undefined));
  });
}
