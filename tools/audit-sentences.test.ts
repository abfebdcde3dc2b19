import { readFileSync } from 'node:fs';
import { doneText, RECORDED_OPERATIONS, viewedText } from '@platform/contracts/audit-operations';
import { rawTextIn } from '@platform/test-kit/raw-text';
import { buildSchema, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const schema = buildSchema(read('gateway/api.graphql'));

/** Fields that are said not to be recorded, by their directive in the supergraph. */
const unrecorded = new Set<string>();
visit(parse(read('gateway/supergraph.graphql')), {
  FieldDefinition: ({ name, directives }) => {
    if (directives?.some((directive) => directive.name.value === 'unrecorded')) unrecorded.add(name.value);
  },
});
const fieldsOf = (type: 'Mutation' | 'Query'): string[] =>
  Object.keys((type === 'Mutation' ? schema.getMutationType() : schema.getQueryType())?.getFields() ?? {});

describe('sentences of the audit trail', () => {
  it.each(['Mutation', 'Query'] as const)('each %s that is recorded has one, and nothing that is gone', (type) => {
    const expected = fieldsOf(type).filter((name) => !unrecorded.has(name));
    expect(unrecorded.size).toBeGreaterThan(0);
    expect([...RECORDED_OPERATIONS[type]].toSorted()).toEqual(expected.toSorted());
  });

  it('are for people, with and without the name of what it was done to', () => {
    for (const subject of ['The Castellan Family', null]) {
      const all = [
        ...RECORDED_OPERATIONS.Mutation.map((name) => doneText(name, subject)),
        ...RECORDED_OPERATIONS.Query.map((name) => `Viewed ${viewedText(name, subject)}`),
      ];
      for (const text of all) {
        expect(rawTextIn(text), text).toEqual([]);
        expect(text).toMatch(/^[A-Z]\w+ \w.*\w$|^Signed (in|out)$/);
      }
    }
  });

  it('say what was done to what', () => {
    expect(doneText('updateEstate', 'The Castellan Family')).toBe('Changed the details of The Castellan Family');
    expect(doneText('updateEstate', null)).toBe('Changed the details of an estate');
    expect(doneText('open file will.pdf', null)).toBe('Opened the file will.pdf');
    expect(doneText('support request', null)).toBe('Asked customer care for help');
    expect(doneText('repealed', null)).toBe('Did something that this release no longer has');
    expect(viewedText('documents', 'The Castellan Family')).toBe('the documents of The Castellan Family');
    expect(viewedText('estate', 'The Castellan Family')).toBe('The Castellan Family');
  });
});
