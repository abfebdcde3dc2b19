import { expect, it } from 'vitest';
import { nextTurn, type PageRect, turned } from './turned.ts';

const BOX = { x: 0.1, y: 0.2, width: 0.5, height: 0.05 };
const rounded = (rect: PageRect) => Object.values(rect).map((part) => Number(part.toFixed(6)));

it('a box goes with its page, and is back after four turns', () => {
  expect(rounded(turned(BOX, 90))).toEqual(rounded({ x: 0.75, y: 0.1, width: 0.05, height: 0.5 }));
  const around = [1, 2, 3, 4].reduce((rect: PageRect) => turned(rect, 90), BOX);
  expect(rounded(around)).toEqual(rounded(BOX));
});
it.each([180, 270] as const)('%d is that many quarters', (turn) => {
  const quarters = Array.from({ length: turn / 90 }).reduce((rect: PageRect) => turned(rect, 90), BOX);
  expect(rounded(turned(BOX, turn))).toEqual(rounded(quarters));
});
it('turns go around', () => expect([0, 90, 180, 270].map((turn) => nextTurn(turn as 0))).toEqual([90, 180, 270, 0]));
