import { type Answers, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage } from '../estate/estate-page.fixture.tsx';
import { ANSWERS, estate, page } from './overview.fixture.tsx';

test('a household that has moved is saved where it lives now, and comes back by Undo', async () => {
  let kept = estate();
  const { user, graph } = openEstatePage(page, {
    ...ANSWERS,
    estate: () => kept,
    updateEstate: ({
      input,
    }: {
      input: { version: number; clientState: string; expensesPercent: number; growthBetweenDeathsPercent: number };
    }) => {
      kept = estate({
        ...input,
        version: input.version + 1,
        assumptions: {
          portabilityElected: true,
          expensesPercent: input.expensesPercent,
          growthBetweenDeathsPercent: input.growthBetweenDeathsPercent,
        },
      });
      return { ok: true, estate: kept };
    },
  } as Answers);
  await user.click(await screen.findByRole('button', { name: 'Household' }));
  await user.selectOptions(await screen.findByLabelText(/^State of residence/), 'OR');
  const costs = screen.getByLabelText('Settlement costs of an estate');
  await user.clear(costs);
  await user.type(costs, '3.5');
  const growth = screen.getByLabelText(/^Growth a year between the deaths/);
  await user.clear(growth);
  await user.type(growth, '4.25');
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await screen.findByText('The household is saved.');
  const sent = () => graph.sent.filter(({ name }) => name === 'UpdateHousehold').map(({ variables }) => variables);
  expect(sent()).toEqual([
    {
      input: {
        id: 'estate-1',
        version: 3,
        displayName: 'The Marsh Family',
        city: 'Salem',
        clientState: 'OR',
        portabilityElected: true,
        expensesPercent: 3.5,
        growthBetweenDeathsPercent: 4.25,
        assumedPouroverWill: false,
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The household is as it was.');
  expect(sent().at(-1)).toMatchObject({ input: { version: 4, clientState: 'MA', expensesPercent: 0 } });
});
