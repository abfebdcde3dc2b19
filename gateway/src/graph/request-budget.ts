import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';

export interface RequestLimits {
  readonly readDeadlineMs: number;
  readonly writeDeadlineMs: number;
  /** Of all that the subgraphs answer for one request, and of the answer made of it. */
  readonly maxAnswerBytes: number;
}

/** How long and how large the answer to one request may become; its subgraph calls end with it. */
export interface RequestBudget {
  readonly signal: AbortSignal;
  /** Why it has ended before its answer; null while it has not, and when the client has left. */
  readonly refusal: GraphQLError | null;
  /** A change is finished though its client leaves: it may be on its way to be stored. */
  survivesClient(): void;
  /** Time runs from here; `longerMs` is what the operation itself says that it needs. */
  begin(kind: OperationKind, longerMs?: number): void;
  /**
   * The same for what another part joins to an answer: of a read it has the usual time, however long the operation that
   * it is joined to may take.
   */
  joined(): RequestBudget;
  /** Throws: GraphQLError ANSWER_TOO_LARGE, which ends the request. */
  spendBytes(count: number): void;
}

/** `background`: asked by a program, before whose screen nobody sits; it may take as long as a change. */
export type OperationKind = 'read' | 'change' | 'background';

/** After what took long itself. */
const LEAST_JOINED_MS = 1_000;

const refused = (code: string, status: number, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;

export const answerTooLarge = (maxBytes: number): GraphQLError =>
  refused(
    'ANSWER_TOO_LARGE',
    400,
    `The answer is larger than ${sizeInWords(maxBytes)}. Ask for fewer fields or a smaller page.`,
  );

function outOfTime(isRead: boolean, milliseconds: number): GraphQLError {
  const after = `This was stopped after ${Math.round(milliseconds / 1000)} seconds.`;
  const advice = isRead ? 'Ask for less at once, or try again.' : 'Look whether it was saved before you try again.';
  return refused('DEADLINE_EXCEEDED', 504, `${after} ${advice}`);
}

export function createRequestBudget(limits: RequestLimits, reply: FastifyReply): RequestBudget {
  const abandon = new AbortController();
  let refusal: GraphQLError | null = null;
  let spent = 0;
  let survivesClient = false;
  let timer: NodeJS.Timeout | undefined;
  let usualEndsAt: number | null = null;
  const end = (reason: GraphQLError): void => {
    refusal ??= reason;
    abandon.abort(refusal);
  };
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished && !survivesClient) abandon.abort(refused('REQUEST_ABANDONED', 499, 'Abandoned'));
  });
  const budget: RequestBudget = {
    signal: abandon.signal,
    get refusal() {
      return refusal;
    },
    survivesClient() {
      survivesClient = true;
    },
    begin(kind, longerMs = 0) {
      const usual = kind === 'read' ? limits.readDeadlineMs : limits.writeDeadlineMs;
      const deadline = Math.max(usual, longerMs);
      // Where the whole has the usual time, what is joined to it ends with it.
      if (kind === 'read' && deadline > usual) usualEndsAt = performance.now() + usual;
      timer = setTimeout(() => end(outOfTime(kind !== 'change', deadline)), deadline);
      timer.unref();
    },
    joined() {
      if (usualEndsAt === null) return budget;
      const left = Math.max(LEAST_JOINED_MS, usualEndsAt - performance.now());
      const signal = AbortSignal.any([abandon.signal, AbortSignal.timeout(Math.ceil(left))]);
      return Object.create(budget, { signal: { value: signal } });
    },
    spendBytes(count) {
      spent += count;
      if (spent <= limits.maxAnswerBytes) return;
      end(answerTooLarge(limits.maxAnswerBytes));
      throw refusal ?? new Error('unreachable');
    },
  };
  return budget;
}

/** The budget of the request that a subgraph is called for: Apollo's data source hands no signal on to its fetcher. */
export const budgetInUse = new AsyncLocalStorage<RequestBudget>();
