import { describe, expect, it } from 'vitest';
import type { EventDefinition } from './envelope.ts';
import { envelopeSchema } from './envelope.ts';
import * as events from './index.ts';

const definitions = (Object.values(events) as unknown[]).filter(
  (value): value is EventDefinition => typeof value === 'object' && value !== null && 'example' in value,
);

describe('every event', () => {
  it('is found by this test', () => expect(definitions.length).toBeGreaterThan(10));
  it.each(definitions.map((definition) => ({ definition, type: definition.type })))(
    '$type carries a valid example, a key and a versioned past-tense name',
    ({ definition }) => {
      const message = {
        id: 'ev1',
        type: definition.type,
        occurredAt: '2026-11-20T13:52:00.000Z',
        actor: null,
        traceparent: null,
        payload: definition.example,
      };
      expect(envelopeSchema(definition).safeParse(message).error).toBeUndefined();
      expect(definition.key(definition.example)).toBeTruthy();
      expect(definition.type).toMatch(/^(identity|estate|reports|integrations)\.[a-z-]+\.v\d+$/);
    },
  );
});
