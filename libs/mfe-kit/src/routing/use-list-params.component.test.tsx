import { act, render } from '@testing-library/react';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fireEvent, screen } from '../testing/index.ts';
import { useListParams } from './use-list-params.ts';

/** A list that is drawn again, as when its rows arrive, without a change of its address. */
function List() {
  const list = useListParams();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <input aria-label="Search" value={list.searchText} onChange={({ target }) => list.setSearch(target.value)} />
      <button type="button" onClick={() => list.setFilter('state', 'MA')}>
        Massachusetts
      </button>
      <button type="button" onClick={draw}>
        Rows arrive
      </button>
    </>
  );
}

/** Addresses change only when the page lets them: what is chosen meanwhile meets an older address. */
function slowList() {
  let held = false;
  let release = (): void => {};
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <List />,
        loader: () => (held ? new Promise<null>((settle) => (release = () => settle(null))) : null),
        hydrateFallbackElement: <p>Loading</p>,
      },
    ],
    { initialEntries: ['/clients'] },
  );
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.search,
    hold: () => (held = true),
    release: () => {
      release();
      return vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), { timeout: 20_000 });
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('a filter and a search that wait for the page together are both in its address, also when rows arrive meanwhile', async () => {
  const { address, hold, release } = slowList();
  await screen.findByLabelText('Search');
  hold();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Massachusetts' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rows arrive' }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  await act(release);
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({ state: 'MA', search: 'nobody' });
});
