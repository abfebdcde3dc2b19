/** Where the application may run (platform shell §9). */
export const ENVIRONMENTS = ['edge', 'staging', 'local', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.(localhost|local|test))$/;

/** A part of the host's name, alone or joined by a hyphen: edge.example.com, app-staging.example.com. */
const names = (host: string, environment: Environment): boolean =>
  host.split('.').some((label) => label.split('-').includes(environment));

/** The environment that an address belongs to; any address that says nothing else is production. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (LOCAL.test(host)) return 'local';
  return ENVIRONMENTS.find((environment) => environment !== 'local' && names(host, environment)) ?? 'production';
}
