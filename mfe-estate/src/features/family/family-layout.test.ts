import { describe, expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH, type Kin, layoutFamily } from './family-layout.ts';

const married: Kin = { kind: 'SPOUSE', from: 'robert', to: 'helen' };
const child = (parent: string, to: string): Kin => ({ kind: 'PARENT', from: parent, to });

describe('layoutFamily', () => {
  it('puts partners side by side and children in the row below', () => {
    const { cards, partners } = layoutFamily(
      ['robert'],
      [married, child('robert', 'anna'), child('helen', 'anna'), child('robert', 'thomas')],
    );
    const at = new Map(cards.map((card) => [card.id, card]));
    expect(at.get('helen')?.y).toBe(at.get('robert')?.y);
    expect((at.get('anna')?.y ?? 0) - (at.get('robert')?.y ?? 0)).toBeGreaterThan(CARD_HEIGHT);
    expect(at.get('anna')?.y).toBe(at.get('thomas')?.y);
    expect(partners).toMatchObject([{ kind: 'married' }]);
  });

  it('draws a child of an earlier marriage from the dashed line', () => {
    const kin: Kin[] = [
      married,
      { kind: 'FORMER_SPOUSE', from: 'robert', to: 'diane' },
      child('robert', 'julia'),
      child('diane', 'julia'),
      child('robert', 'anna'),
      child('helen', 'anna'),
    ];
    const { children, partners } = layoutFamily(['robert'], kin);
    expect(children.find(({ id }) => id === 'julia')?.isPrior).toBe(true);
    expect(children.find(({ id }) => id === 'anna')?.isPrior).toBe(false);
    expect(partners.map(({ kind }) => kind).toSorted()).toEqual(['married', 'prior']);
  });

  it('never lets two cards overlap, nor places anybody twice', () => {
    const kin = [
      married,
      ...['a', 'b', 'c'].flatMap((id) => [child('robert', id), child('helen', id)]),
      ...['d', 'e', 'f'].map((id) => child('b', id)),
    ];
    const { cards } = layoutFamily(['robert', 'helen', 'ruth'], kin);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const one of cards) {
      const beside = cards.filter(({ id, y }) => id !== one.id && y === one.y);
      for (const other of beside) expect(Math.abs(other.x - one.x)).toBeGreaterThanOrEqual(CARD_WIDTH);
    }
  });

  it('hangs a stepchild under its own parents, not under the couple that it lives with', () => {
    const tie = (kind: Kin['kind'], from: string, to: string): Kin => ({ kind, from, to });
    const { children } = layoutFamily(
      ['nell', 'ruth'],
      [
        tie('SPOUSE', 'nell', 'tom'),
        tie('FORMER_SPOUSE', 'tom', 'ruth'),
        tie('STEPPARENT', 'nell', 'sam'),
        tie('PARENT', 'tom', 'sam'),
        tie('PARENT', 'ruth', 'sam'),
        tie('STEPPARENT', 'nell', 'kim'),
      ],
    );
    expect(Object.fromEntries(children.map(({ id, isPrior }) => [id, isPrior]))).toEqual({ sam: true, kim: false });
  });

  it('ends on a family whose relations form a circle', () => {
    const { cards } = layoutFamily(['a'], [child('a', 'b'), child('b', 'a')]);
    expect(cards).toHaveLength(2);
  });

  it('is empty for nobody', () => {
    expect(layoutFamily([], [])).toMatchObject({ cards: [], rows: [] });
  });
});
