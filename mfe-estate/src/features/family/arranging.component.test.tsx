import { fireEvent, refusal, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { family, LENA, NOTHING_ELSE, ORIN, open, PETRA, person } from './family.fixture.tsx';

interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
interface Moves {
  readonly positions: readonly Place[];
  readonly releasedIds: readonly string[];
  readonly reset: boolean;
}

/** A graph that keeps places as the platform does. */
function kept(places: readonly Place[] = []) {
  let known = places;
  const asked: Moves[] = [];
  const answers = {
    ...NOTHING_ELSE,
    ...family(3),
    nodePositions: () => known,
    updateNodePositions: ({ positions, releasedIds, reset }: Moves) => {
      asked.push({ positions: positions.map(({ id, x, y }) => ({ id, x, y })), releasedIds, reset });
      const gone = [...releasedIds, ...positions.map(({ id }) => id)];
      known = [...(reset ? [] : known.filter(({ id }) => !gone.includes(id))), ...positions];
      return { ok: true, nodePositions: known, estate: { id: 'estate-1', version: 3 + asked.length } };
    },
  };
  return { answers, asked };
}

const lena = () => screen.getByRole('button', { name: /^(LB ?)?Lena Birch/ });
const placeOf = (card: HTMLElement) => ({
  x: Number.parseFloat(card.style.left),
  y: Number.parseFloat(card.style.top),
});

async function arrange({ answers }: ReturnType<typeof kept>) {
  const { user } = open(answers);
  await user.click(await screen.findByRole('button', { name: 'Arrange cards' }));
  await screen.findByText(/Drag a card, or move it with the arrow keys/);
  return user;
}

test('a card is moved by arrow keys, saved once it is left, and put back where the family’s order has it', async () => {
  const graph = kept();
  const user = await arrange(graph);
  const before = placeOf(lena());
  lena().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  const there = { x: before.x + 44, y: before.y + 2 };
  expect(placeOf(lena())).toEqual(there);
  await expect.poll(() => document.activeElement).toBe(lena());
  await user.tab();
  await waitFor(() =>
    expect(graph.asked).toEqual([{ positions: [{ id: 'lena', ...there }], releasedIds: [], reset: false }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Lena Birch is back in the old place.');
  expect(graph.asked[1]).toEqual({ positions: [], releasedIds: ['lena'], reset: false });
  await waitFor(() => expect(placeOf(lena())).toEqual(before));
});

test('a card that is dragged is saved where it is let go, in line with another one that it almost stands beside', async () => {
  const graph = kept();
  await arrange(graph);
  const before = placeOf(lena());
  const petra = placeOf(screen.getByRole('button', { name: /Petra Birch/ }));
  fireEvent.pointerDown(lena(), { button: 0, pointerId: 1, clientX: 500, clientY: 400 });
  fireEvent.pointerMove(lena(), { pointerId: 1, clientX: 502, clientY: 401 });
  expect(placeOf(lena())).toEqual(before);
  fireEvent.pointerMove(lena(), { pointerId: 1, clientX: 800, clientY: 400 + petra.y - before.y + 5 });
  expect(placeOf(lena())).toEqual({ x: before.x + 300, y: petra.y + 5 });
  fireEvent.pointerUp(lena(), { pointerId: 1, clientX: 800, clientY: 400 + petra.y - before.y + 5 });
  const there = { x: before.x + 300, y: petra.y };
  await waitFor(() => expect(graph.asked.map(({ positions }) => positions)).toEqual([[{ id: 'lena', ...there }]]));
  await screen.findByText('Lena Birch has a new place.');
  expect(placeOf(lena())).toEqual(there);
  // A row of the second generation that stands beside the first says nothing that is not so.
  expect(screen.queryByText('Second generation')).toBeNull();
});

test('Escape leaves a card where it was, and a press that moves nothing selects it', async () => {
  const graph = kept();
  const user = await arrange(graph);
  const before = placeOf(lena());
  lena().focus();
  await user.keyboard('{ArrowLeft}{Escape}');
  expect(placeOf(lena())).toEqual(before);
  await user.click(lena());
  expect(lena().getAttribute('aria-pressed')).toBe('true');
  expect(graph.asked).toEqual([]);
});

test('a place that could not be saved is said, and the card stands where the others see it', async () => {
  const graph = kept();
  const user = await arrange({
    ...graph,
    answers: {
      ...graph.answers,
      updateNodePositions: () => {
        throw refusal('Somebody in this drawing is not in the family any more.', 'UNKNOWN_REFERENCE', 'positions');
      },
    } as typeof graph.answers,
  });
  const before = placeOf(lena());
  lena().focus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await screen.findByText('Somebody in this drawing is not in the family any more.');
  expect(placeOf(lena())).toEqual(before);
});

test('places of others are shown, and tidied up with a way back', async () => {
  const places = [{ id: 'lena', x: 700, y: 300 }];
  const graph = kept(places);
  const { user } = open(graph.answers);
  await screen.findByRole('button', { name: 'Tidy up' });
  expect(placeOf(lena())).toEqual({ x: 700, y: 300 });
  await user.click(screen.getByRole('button', { name: 'Tidy up' }));
  await screen.findByText('1 card is back in the family’s own order.');
  expect(screen.queryByRole('button', { name: 'Tidy up' })).toBeNull();
  expect(placeOf(lena())).not.toEqual({ x: 700, y: 300 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The cards are where they were put before.');
  expect(graph.asked).toEqual([
    { positions: [], releasedIds: [], reset: true },
    { positions: places, releasedIds: [], reset: false },
  ]);
  expect(placeOf(lena())).toEqual({ x: 700, y: 300 });
});

test('who may not change the estate sees the places and moves nothing', async () => {
  const graph = kept([{ id: 'lena', x: 700, y: 300 }]);
  open(graph.answers, sessionOf({ account: { activeRole: 'CLIENT', assumableRoles: ['CLIENT'] } }));
  await screen.findByRole('region', { name: 'Family tree' });
  expect(placeOf(lena())).toEqual({ x: 700, y: 300 });
  expect(screen.queryByRole('button', { name: 'Arrange cards' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tidy up' })).toBeNull();
});

test('nobody is left out: who has no place in the tree stands under it', async () => {
  const brother = person('hugh', 'Hugh Alder', { clientRelationship: null });
  const husband = person('max', 'Max Alder');
  const { estate } = family(3, [ORIN, PETRA, LENA, husband, brother], {
    familyTree: {
      g1: [{ id: 'orin' }, { id: 'petra' }],
      g2: [{ id: 'lena' }, { id: 'max' }, { id: 'hugh' }],
      g3: [],
      other: [],
    },
    relations: [
      { id: 'tie-1', kind: 'PARENT', from: { id: 'orin' }, to: { id: 'lena' } },
      { id: 'tie-2', kind: 'SPOUSE', from: { id: 'lena' }, to: { id: 'max' } },
      { id: 'tie-3', kind: 'SIBLING', from: { id: 'max' }, to: { id: 'hugh' } },
      { id: 'tie-4', kind: 'SPOUSE', from: { id: 'orin' }, to: { id: 'petra' } },
    ],
  });
  open({ ...NOTHING_ELSE, estate });
  const tree = within(await screen.findByRole('region', { name: 'Family tree' }));
  expect(tree.getByRole('button', { name: /Max Alder/ })).toBeTruthy();
  expect(tree.queryByRole('button', { name: /Hugh Alder/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Hugh Alder/ })).toBeTruthy();
});

test('what stands under the names and whether the deceased are shown is chosen, and said in the address', async () => {
  const late = { isDeceased: true, birthDate: '1945-01-01', deathDate: '2011-04-04' };
  const hugh = person('hugh', 'Hugh Farrow', late);
  const pat = person('pat', 'Pat Alder', { ...late, state: null });
  const { estate } = family(3, [{ ...ORIN, ageInYears: 74 }, PETRA, LENA, hugh, pat], {
    relations: [
      { id: 'tie-1', kind: 'PARENT', from: { id: 'orin' }, to: { id: 'lena' } },
      { id: 'tie-2', kind: 'FORMER_SPOUSE', from: { id: 'orin' }, to: { id: 'hugh' } },
    ],
    familyTree: {
      g1: [{ id: 'orin' }, { id: 'petra' }, { id: 'hugh' }],
      g2: [{ id: 'lena' }],
      g3: [],
      other: [{ id: 'pat' }],
    },
  });
  const { user } = open({ ...NOTHING_ELSE, estate });
  const client = await screen.findByRole('button', { name: /Orin Birch/ });
  expect(client.textContent).toContain('74, Oregon');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'State' }));
  await waitFor(() => expect(client.textContent).not.toContain('74'));
  expect(client.textContent).toContain('Oregon');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Those who join others alone' }));
  await screen.findByText(/2 deceased people are not shown\./);
  expect(screen.queryByRole('button', { name: /Hugh Farrow/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Pat Alder/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.queryByRole('button', { name: /Hugh Farrow/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'All of them' }));
  await screen.findByRole('button', { name: /Hugh Farrow/ });
  expect(screen.getByRole('button', { name: /Pat Alder/ })).toBeTruthy();
});

test('the tree is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open({ ...NOTHING_ELSE, ...family(3) });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});
