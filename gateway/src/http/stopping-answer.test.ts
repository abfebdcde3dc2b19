import { createHealth } from '@platform/service-kit';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { registerStoppingAnswer } from './stopping-answer.ts';

function start() {
  const app = fastify({ return503OnClosing: false });
  const health = createHealth({});
  registerStoppingAnswer(app, health);
  app.get('/', async () => 'a page');
  app.post('/graphql', async () => ({ data: {} }));
  return { app, health };
}

it('whoever asks while the platform stops is told so in words, as a page or as an answer of the graph', async () => {
  const { app, health } = start();
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).body).toBe('a page');
  health.startShutdown();
  const page = await app.inject({ url: '/', headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(page.body).toMatch(/<h1>Back in a moment<\/h1>\s*<p>The platform is being restarted\. Please try again/);
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ me }' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().errors).toEqual([
    { message: expect.stringMatching(/being restarted/), extensions: { code: 'SERVICE_UNAVAILABLE' } },
  ]);
});
