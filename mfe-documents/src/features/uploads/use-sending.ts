import { useApolloClient, useMutation } from '@apollo/client/react';
import { megabytes } from '@platform/kernel';
import { isNetworkFailure } from '@platform/mfe-kit';
import { serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { forgetParts, keepParts, knownParts, type SentParts } from './sent-parts.ts';

export const CreateUploadMutation = graphql(`
  mutation CreateUpload($input: CreateEstateUploadInput!) {
    createEstateUpload(input: $input) { ok estateUpload { id status } }
  }
`);
const SendFilePartMutation = graphql(`
  mutation SendFilePart($estateId: ID!, $offset: Int!, $part: Upload!) {
    sendFilePart(estateId: $estateId, offset: $offset, part: $part) { ok receipt }
  }
`);

/** What the intake takes. */
export interface UploadLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly accept: readonly string[];
  /** A larger file travels in parts of this size. */
  readonly partBytes: number;
}

/** A file on its way. One that was stopped or broke off waits to go on; one that was refused for what it is does not. */
export interface Sending {
  readonly id: number;
  readonly file: File;
  readonly state: 'WAITING' | 'SENDING' | 'PAUSED' | 'BROKEN' | 'REFUSED';
  readonly problem: string | null;
  readonly sentBytes: number;
}

/** So many travel at once: a line that is shared by all of them finishes none. */
const AT_ONCE = 3;
/** Refusals that are not of the file: the same file may be taken later. */
const LATER = new Set(['SERVICE_UNAVAILABLE', 'STORAGE_FULL', 'RATE_LIMITED', 'TIMEOUT', 'UPLOAD_INCOMPLETE']);
const GONE = 'FILE_PART_GONE';

const bytesOf = (parts: SentParts, { size }: File, partBytes: number): number =>
  Math.min(size, Object.keys(parts).length * partBytes);

interface SendingOptions {
  readonly estateId: string;
  readonly limits: UploadLimits;
  /** Whether files are read as soon as they are here. */
  readonly abstract: boolean;
  /** The document or trust whose files these are. */
  readonly documentId: string | undefined;
  readonly onArrived: (() => void) | undefined;
}

/** Files that are sent a few at a time; each can be stopped, and goes on where it was stopped or broke off. */
export function useSending({ estateId, limits, abstract, documentId, onArrived }: SendingOptions) {
  const client = useApolloClient();
  const [upload] = useMutation(CreateUploadMutation);
  const [sendPart] = useMutation(SendFilePartMutation);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const queue = useRef<Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  const show = (): void => setSending([...queue.current]);
  const change = (id: number, more: Partial<Sending>): void => {
    queue.current = queue.current.map((one) => (one.id === id ? { ...one, ...more } : one));
    show();
  };
  const drop = (id: number): void => {
    queue.current = queue.current.filter((one) => one.id !== id);
    show();
  };

  /** Everything of a file that is not here yet; answers the receipts of all its parts in order. */
  async function sendParts({ id, file }: Sending, signal: AbortSignal): Promise<string[]> {
    const { partBytes } = limits;
    const parts: Record<number, string> = { ...knownParts(estateId, file) };
    const receipts: string[] = [];
    for (let offset = 0; offset < file.size; offset += partBytes) {
      if (!parts[offset]) {
        const part = new File([file.slice(offset, offset + partBytes)], file.name, { type: file.type });
        const { data } = await sendPart({
          variables: { estateId, offset, part },
          context: { fetchOptions: { signal } },
        });
        parts[offset] = data?.sendFilePart.receipt ?? '';
        keepParts(estateId, file, parts);
      }
      receipts.push(parts[offset] ?? '');
      change(id, { sentBytes: Math.min(file.size, offset + partBytes) });
      signal.throwIfAborted();
    }
    return receipts;
  }

  async function send(one: Sending): Promise<void> {
    const { id, file } = one;
    const { signal } = start(id);
    change(id, { state: 'SENDING', problem: null });
    try {
      const isLarge = file.size > limits.partBytes;
      const what = isLarge ? { parts: await sendParts(one, signal) } : { file };
      const input = { estateId, ...what, abstract, ...(documentId && { documentId }) };
      await upload({ variables: { input }, context: { fetchOptions: { signal } } });
      forgetParts(estateId, file);
      drop(id);
    } catch (error) {
      fail(one, error, signal.aborted);
    } finally {
      stops.current.delete(id);
    }
    // Without a line the lists stay as they were; what waits is sent all the same.
    await client.refetchQueries({ include: ['UploadList', 'UploadsRoute', 'ReadableFiles'] }).catch(() => undefined);
  }
  const start = (id: number): AbortController => {
    const controller = new AbortController();
    stops.current.set(id, controller);
    return controller;
  };
  function fail({ id, file }: Sending, error: unknown, isStopped: boolean): void {
    const code = serverErrorCode(error);
    // Its parts were collected meanwhile, or went with it: it begins anew.
    if (code === GONE || (code && !LATER.has(code))) forgetParts(estateId, file);
    const sentBytes = bytesOf(knownParts(estateId, file), file, limits.partBytes);
    if (isStopped) change(id, { state: 'PAUSED', sentBytes });
    else {
      const state = code && code !== GONE && !LATER.has(code) ? 'REFUSED' : 'BROKEN';
      const problem = isNetworkFailure(error) ? 'The connection was lost.' : serverErrorText(error);
      change(id, { state, problem, sentBytes });
    }
  }
  const next = (): void => {
    while (stops.current.size < AT_ONCE) {
      const first = queue.current.find(({ state }) => state === 'WAITING');
      if (!first) break;
      void send(first).then(() => {
        next();
        if (queue.current.length === 0) onArrived?.();
      });
    }
  };
  const goOn = (id: number): void => {
    change(id, { state: 'WAITING', problem: null });
    next();
  };
  // What broke off with the network goes on with it.
  const resume = useRef<() => void>(() => undefined);
  resume.current = () => {
    for (const { id, state } of queue.current) if (state === 'BROKEN') goOn(id);
  };
  useEffect(() => {
    const online = (): void => resume.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return {
    sending,
    goOn,
    leave(id: number): void {
      const one = queue.current.find((known) => known.id === id);
      if (one) forgetParts(estateId, one.file);
      drop(id);
    },
    take(files: readonly File[]): void {
      queue.current.push(
        ...files.map((file): Sending => {
          count.current += 1;
          const sentBytes = bytesOf(knownParts(estateId, file), file, limits.partBytes);
          // The intake would say the same, after the whole file has travelled.
          const problem =
            file.size > limits.maxBytes
              ? `The file is larger than ${megabytes(limits.maxBytes)}. Nothing was uploaded.`
              : null;
          return { id: count.current, file, state: problem ? 'REFUSED' : 'WAITING', problem, sentBytes };
        }),
      );
      show();
      next();
    },
    stop(id: number): void {
      const controller = stops.current.get(id);
      if (controller) controller.abort();
      else change(id, { state: 'PAUSED' });
    },
  };
}
