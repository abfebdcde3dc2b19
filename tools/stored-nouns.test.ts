import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wrongStorage } from './stored-nouns.ts';

function wrong(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'stored-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'house/src', file)), { recursive: true });
      writeFileSync(join(root, 'house/src', file), text);
    }
    return wrongStorage(root, 'house');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
const NOTE = 'modules/note/note';
const GUARDED = {
  [`${NOTE}.model.ts`]: 'schema.plugin(estateBoundPlugin, HISTORY);',
  [`${NOTE}.repository.ts`]: 'createEstateBoundCollection(model, scope)',
};

describe('what is stored', () => {
  it('has no field that holds anything', () => {
    expect(wrong({ [`${NOTE}.model.ts`]: 'details: Schema.Types.Mixed' })).toEqual([
      expect.stringContaining('house/src/modules/note/note.model.ts stores a Mixed'),
    ]);
  });
  it('is defined where the compiler sees its enumerations', () => {
    const byHand = { [`${NOTE}.model.ts`]: 'new Schema<Note>({ kind: String })' };
    expect(wrong(byHand)).toEqual([expect.stringContaining('makes a schema by hand')]);
    expect(wrong({ 'workers/requests.ts': 'new Schema({ kind: String })' })).toHaveLength(1);
    expect(wrong({ [`${NOTE}.model.ts`]: 'documentSchema<Note>({ kind: oneOf(KINDS) })' })).toEqual([]);
  });
  it('says its version, and so has a model', () => {
    const raw = "const runs = () => model.db.collection<Run>('runs');";
    expect(wrong({ [`${NOTE}.store.ts`]: raw })).toEqual([
      expect.stringContaining('opens a collection without a model'),
    ]);
    expect(wrong({ 'lease.ts': 'connection.collection<Lease>(name)' })).toEqual([]);
  });
  it('of an estate stands behind its guard', () => {
    expect(wrong({ [`${NOTE}.model.ts`]: 'storedSchema<Note>({ estateId: text })' })).toEqual([
      expect.stringContaining('its schema is an estateNounSchema'),
    ]);
    for (const schema of [GUARDED[`${NOTE}.model.ts`] ?? '', 'leasedSchema<Note>({ text }, { collection, history })'])
      expect(wrong({ [`${NOTE}.model.ts`]: schema })).toEqual([
        expect.stringContaining('has no repository over createEstateBoundCollection'),
      ]);
    expect(wrong(GUARDED)).toEqual([]);
  });
  it.each(['repository', 'service'])('of an estate is not reached past it by a %s', (kind) => {
    const file = kind === 'service' ? `${NOTE}.service.ts` : `${NOTE}-list.repository.ts`;
    expect(wrong({ ...GUARDED, [file]: 'await changeAggregate(model, change)' })).toEqual([
      expect.stringContaining(`house/src/${file} goes past createEstateBoundCollection`),
    ]);
    expect(wrong({ ...GUARDED, [`${NOTE}.consumers.ts`]: 'await changeAggregate(model, change)' })).toEqual([]);
  });
});
