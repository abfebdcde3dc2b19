import { expect, it } from 'vitest';
import { ESTATE_HISTORY } from './estate.history.ts';

const stored = (netWorthByPerson: object[]) => ({
  _id: 'e',
  people: [],
  calculated: { asOf: '2026-11-20', netWorthCents: 5, netWorthByPerson },
});

it('a net worth by person stored as cents is its amountCents, and nothing else of the figures changes', () => {
  const [, amounts] = ESTATE_HISTORY;
  const next = amounts?.change(
    stored([
      { personId: 'p', cents: 5 },
      { personId: 'q', cents: 0 },
    ]),
  );
  expect(next).toEqual(
    stored([
      { personId: 'p', amountCents: 5 },
      { personId: 'q', amountCents: 0 },
    ]),
  );
  expect(amounts?.change(stored([]))).toEqual(stored([]));
});
