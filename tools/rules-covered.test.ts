import { expect, test } from 'vitest';
import { compareRules, rulesIn } from './rules-covered.ts';

test('rules are read from titles of every form, not from the code beside them', () => {
  const source = `
    test('a form counts (R105), R156', () => { const R999 = 'R998'; });
    test.each([1, 2])("R157's message", () => {});
    describe(\`R158: \${what}\`, () => {
      it(
        'R159: on a line of its own',
        () => {},
      );
    });
  `;
  expect(rulesIn(source)).toEqual(['R105', 'R156', 'R157', 'R158', 'R159']);
});

test('a proof that is gone and one that is new are told apart', () => {
  expect(compareRules(['R001', 'R002'], ['R002', 'R003', 'R003'])).toEqual({ lost: ['R001'], added: ['R003'] });
});
