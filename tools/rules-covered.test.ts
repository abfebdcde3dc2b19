import { expect, test } from 'vitest';
import { compareRules, rulesIn } from './rules-covered.ts';

test('rules are read from titles of every form, not from the code beside them', () => {
  const source = `
    test('a form counts (#105), #156', () => { const #999 = '#998'; });
    test.each([1, 2])("#157's message", () => {});
    describe(\`#158: \${what}\`, () => {
      it(
        '#159: on a line of its own',
        () => {},
      );
    });
  `.replaceAll('#', 'R');
  expect(rulesIn(source)).toEqual(['R105', 'R156', 'R157', 'R158', 'R159']);
});

test('a proof that is gone and one that is new are told apart', () => {
  expect(compareRules(['R001', 'R002'], ['R002', 'R003', 'R003'])).toEqual({ lost: ['R001'], added: ['R003'] });
});
