import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { type GraphQLSchema, graphql, parse } from 'graphql';

export interface SubgraphParts {
  readonly name: string;
  readonly typeDefs: string;
  readonly resolvers: object;
}

export interface ServedGraph {
  /** Of each subgraph, by its name. */
  readonly urls: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export const subgraphSchema = ({ typeDefs, resolvers }: Omit<SubgraphParts, 'name'>): GraphQLSchema =>
  buildSubgraphSchema([{ typeDefs: parse(typeDefs), resolvers: resolvers as never }]);

/** Whatever a subgraph answers to a request's body, as text. */
export type AnswerText = (body: string) => Promise<string>;

export const answersOf =
  (schema: GraphQLSchema): AnswerText =>
  async (body) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    return JSON.stringify(await graphql({ schema, source: query, variableValues: variables, contextValue: {} }));
  };

/** Subgraphs on a port of this machine; each is a path. */
export async function serveSubgraphs(answers: ReadonlyMap<string, AnswerText>): Promise<ServedGraph> {
  const server = createServer((request, response) => {
    const answer = answers.get((request.url ?? '').slice(1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      if (!answer) response.writeHead(404).end('{}');
      else
        answer(Buffer.concat(chunks).toString('utf8')).then(
          (text) => response.end(text),
          () => response.writeHead(500).end('{}'),
        );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urls: Object.fromEntries([...answers.keys()].map((name) => [name, `${origin}/${name}`])),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
