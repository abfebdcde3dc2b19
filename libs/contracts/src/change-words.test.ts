import { describe, expect, it } from 'vitest';
import { changeText } from './change-words.ts';

const house = {
  part: 'assets',
  action: 'CHANGED',
  name: 'Lake house',
  fields: [{ label: 'Value' }, { label: 'Value as of' }],
} as const;

describe('what a write has changed, in a sentence', () => {
  it('names the thing and the fields that differ', () => {
    expect(changeText([house], 0)).toBe('Changed Lake house: Value, Value as of');
  });
  it('says of something new or gone that it is, and of more than a line holds how much', () => {
    const gone = { ...house, action: 'REMOVED' } as const;
    expect(changeText([gone], 0)).toBe('Removed Lake house');
    expect(changeText([gone, gone, gone, gone], 2)).toBe(
      'Removed Lake house; Removed Lake house; Removed Lake house; 3 more things',
    );
    const fields = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((label) => ({ label }));
    expect(changeText([{ ...house, fields }], 0)).toBe('Changed Lake house: A, B, C, D, E and 2 more fields');
  });
  it('says one label once', () => {
    expect(changeText([{ ...house, fields: [{ label: 'Kind' }, { label: 'Kind' }] }], 0)).toBe(
      'Changed Lake house: Kind',
    );
  });
});
