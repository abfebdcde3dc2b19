import { USER_ACTIVITY_HEADER } from '@platform/contracts';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { request } from 'undici';

const SIGN_IN = 'mutation BenchSignIn($input: SignInInput!) { signIn(input: $input) { verified } }';

export type SampleName = keyof typeof SAMPLE_ACCOUNTS;

interface GraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string }[];
}

function dataOf({ data, errors }: GraphAnswer): Record<string, unknown> {
  if (errors?.length || !data) throw new Error(errors?.map(({ message }) => message).join('; ') || 'no data');
  return data;
}

/** Signs in as a sample account; the session cookie. Throws with the platform's own words when refused. */
export async function signIn(url: string, who: SampleName): Promise<string> {
  const input = {
    emailAddress: SAMPLE_ACCOUNTS[who].emailAddress,
    password: process.env['SAMPLE_PASSWORD'] || SAMPLE_PASSWORD_DEFAULT,
  };
  // A plain request: what a web fetch costs this process is none of the platform's time.
  const { headers, body } = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  dataOf((await body.json()) as GraphAnswer);
  const [cookie] = [headers['set-cookie'] ?? []].flat();
  if (!cookie) throw new Error('the sign-in set no cookie');
  return cookie.split(';', 1)[0] as string;
}

export interface GraphClient {
  readonly url: string;
  readonly cookie: string;
  request<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** One file in `variables.input.file`, as the GraphQL multipart request convention has it. */
  upload<Data>(
    query: string,
    input: Record<string, unknown>,
    file: { name: string; content: Uint8Array<ArrayBuffer> },
  ): Promise<Data>;
}

/** Somebody at work: a session that nobody works in ends after half an hour, whatever a page asks by itself. */
const AT_WORK = { [USER_ACTIVITY_HEADER]: '1' };

export function createGraphClient(url: string, cookie: string): GraphClient {
  return {
    url,
    cookie,
    async request<Data>(query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...AT_WORK, 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables }),
      });
      return dataOf((await response.json()) as GraphAnswer) as Data;
    },
    async upload<Data>(
      query: string,
      input: Record<string, unknown>,
      file: { name: string; content: Uint8Array<ArrayBuffer> },
    ) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
      form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
      form.set('0', new Blob([file.content], { type: 'application/pdf' }), file.name);
      const headers = { ...AT_WORK, cookie, 'apollo-require-preflight': '1' };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
      return dataOf((await response.json()) as GraphAnswer) as Data;
    },
  };
}
