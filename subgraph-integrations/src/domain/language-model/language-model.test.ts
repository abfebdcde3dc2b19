import { describe, expect, it } from 'vitest';
import { changedLanguageModel, NO_LANGUAGE_MODEL } from './language-model.ts';

const means = {
  addressProblem: (address: string) =>
    address.startsWith('https://') ? null : 'The address has to begin with https://',
  seal: (key: string) => `sealed ${key}`,
};
const change = (input: object, before = NO_LANGUAGE_MODEL) => changedLanguageModel(before, input, means);
const KEPT = {
  ...NO_LANGUAGE_MODEL,
  isEnabled: true,
  baseUrl: 'https://models.example.com/v1',
  modelName: 'reader',
  sealedKey: 'sealed k',
};

describe('the language model of an organization', () => {
  it('is off, and hides names, until somebody says otherwise', () => {
    expect(change({})).toMatchObject({ isEnabled: false, masksNames: true, sealedKey: null });
  });

  it.each([
    ['without an address', { isEnabled: true, modelName: 'reader' }, 'Say where the model is.'],
    ['without a name', { isEnabled: true, baseUrl: 'https://models.example.com' }, 'Say which model.'],
    ['at an address that may not be asked', { baseUrl: 'http://inner/' }, 'The address has to begin with https://'],
    ['with a key of a thousand letters', { apiKey: 'k'.repeat(1_000) }, /At most/],
  ])('is not taken %s', (_how, input, message) => {
    expect(() => change(input)).toThrow(message);
  });

  it('keeps its key sealed, and what is left out as it was', () => {
    expect(change({ apiKey: ' new ' }, KEPT)).toEqual({ ...change({}, KEPT), sealedKey: 'sealed new' });
    expect(change({ modelName: 'other' }, KEPT)).toMatchObject({
      modelName: 'other',
      sealedKey: 'sealed k',
      isEnabled: true,
    });
    expect(change({ apiKey: null }, KEPT).sealedKey).toBeNull();
  });

  it('does not take a key along to somebody else', () => {
    expect(change({ baseUrl: 'https://models.example.com/v2' }, KEPT).sealedKey).toBe('sealed k');
    expect(change({ baseUrl: 'https://elsewhere.example.com/v1' }, KEPT).sealedKey).toBeNull();
    expect(change({ baseUrl: 'https://elsewhere.example.com/v1', apiKey: 'own' }, KEPT).sealedKey).toBe('sealed own');
  });
});
