import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, environmentOf } from './environment.ts';

describe('environmentOf', () => {
  it.each([
    ['localhost', 'local'],
    ['127.0.0.1', 'local'],
    ['[::1]', 'local'],
    ['estate.localhost', 'local'],
    ['edge.northmere.example', 'edge'],
    ['app-edge.northmere.example', 'edge'],
    ['staging.northmere.example', 'staging'],
    ['Northmere-Staging.example', 'staging'],
    ['app.northmere.example', 'production'],
    ['knowledge.northmere.example', 'production'],
    ['northmere.example', 'production'],
  ])('R164: the address %s tells the environment %s', (hostname, environment) => {
    expect(ENVIRONMENTS).toContain(environment);
    expect(environmentOf(hostname)).toBe(environment);
  });

  it('R164: the environments are edge, staging, local and production', () => {
    expect([...ENVIRONMENTS]).toEqual(['edge', 'staging', 'local', 'production']);
  });
});
