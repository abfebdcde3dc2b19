import { expect, it } from 'vitest';
import { entityStructure } from './entity-structure.ts';

it('has each owner with what he holds, without sums and without who holds nothing', () => {
  const sheet = {
    columns: [
      { id: 'ada', label: 'Ada Marsh' },
      { id: 'tom', label: 'Tom Marsh' },
      { id: 'trust', label: 'Marsh Trust' },
      { id: 'inside', label: 'In the taxable estate' },
    ],
    groups: [
      { rows: [{ id: 'a', label: 'Savings', cells: [100_00, 0, 0, 100_00] }] },
      { rows: [{ id: 'b', label: 'House', cells: [40_00, 0, 60_00, 100_00] }] },
    ],
  };
  expect(entityStructure(sheet)).toEqual([
    {
      id: 'ada',
      name: 'Ada Marsh',
      total: 140_00,
      lines: [
        { id: 'a', label: 'Savings', amount: 100_00 },
        { id: 'b', label: 'House', amount: 40_00 },
      ],
    },
    { id: 'trust', name: 'Marsh Trust', total: 60_00, lines: [{ id: 'b', label: 'House', amount: 60_00 }] },
  ]);
});
