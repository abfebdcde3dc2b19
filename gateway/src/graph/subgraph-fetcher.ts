import type { RemoteGraphQLDataSource } from '@apollo/gateway';
import { type Dispatcher, Headers, request } from 'undici';

type Fetcher = RemoteGraphQLDataSource['fetcher'];
type Init = NonNullable<Parameters<Fetcher>[1]>;
type Answer = Pick<Awaited<ReturnType<Fetcher>>, 'url' | 'status' | 'statusText' | 'ok' | 'headers' | 'json' | 'text'>;

/**
 * What a subgraph's client needs of `fetch`, over undici's plain request: a web `fetch` with its streams costs a third
 * more of the gateway's time for each call.
 */
export function createSubgraphFetcher(dispatcher: Dispatcher): Fetcher {
  const fetcher = async (url: string, { method, headers, body }: Init = {}): Promise<Answer> => {
    const answer = await request(url, {
      dispatcher,
      method: (method ?? 'GET') as Dispatcher.HttpMethod,
      headers: headers ?? {},
      body: (body ?? null) as string | null,
    });
    const { statusCode, statusText } = answer;
    return {
      url,
      status: statusCode,
      statusText,
      ok: statusCode >= 200 && statusCode < 300,
      headers: new Headers(
        Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        ),
      ),
      json: () => answer.body.json(),
      text: () => answer.body.text(),
    };
  };
  return fetcher as Fetcher;
}
