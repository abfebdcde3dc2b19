import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type DocumentNode, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ConfirmIdentity } from '../codes/confirm-identity.ts';
import { TextOwnCode } from '../codes/proof-fields.tsx';
import { EstateFrameQuery } from '../frames/estate-frame.tsx';
import { EstateChangedSubscription } from '../frames/estate-updates.ts';
import { OwnAdvisorsQuery } from '../routing/access-denied.tsx';
import { CurrentSessionQuery } from '../session/session-query.ts';

/** The applications' documents are typed by the schema; what this library asks is written by hand and checked here. */
const GATEWAY = path.resolve(import.meta.dirname, '../../../../gateway');
const sdl = ['api.graphql', 'subscriptions.graphql'].map((file) => readFileSync(path.join(GATEWAY, file), 'utf8'));
const schema = buildSchema(sdl.join('\n'));

describe('what mfe-kit asks the graph', () => {
  it.each([
    ['the session', CurrentSessionQuery],
    ["a client's own advisors", OwnAdvisorsQuery],
    ['the estate of a frame', EstateFrameQuery],
    ['the proof of who is at the session', ConfirmIdentity],
    ['a code by text message', TextOwnCode],
    ['changes of an estate', EstateChangedSubscription],
  ] as readonly (readonly [string, DocumentNode])[])('%s is a question that the schema answers', (_what, document) => {
    expect(validate(schema, document, specifiedRules)).toEqual([]);
  });
});
