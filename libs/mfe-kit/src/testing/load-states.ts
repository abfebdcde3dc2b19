import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refusal, unanswered } from './mocked-graph.ts';
import type { ShownScreen } from './render-screen.tsx';

export interface LoadStates {
  /** Opens the screen over these answers. */
  readonly open: (answers: Answers) => ShownScreen;
  /** What the screen is read from: its root field and a good answer of it. */
  readonly field: string;
  readonly answer: unknown;
  /** What the placeholder is called. */
  readonly loading: string;
  /** A text that stands only on the screen that has loaded. */
  readonly shown: string | RegExp;
}

/** What each screen must do before it has anything to show: say what loads, say that it failed, and try again. */
export function testLoading({ open, field, answer, loading, shown }: LoadStates): void {
  test('while it is read a placeholder says what is loading', async () => {
    open({ [field]: unanswered });
    await screen.findByLabelText(loading);
    expect(screen.queryAllByText(shown)).toEqual([]);
  });

  test('when it cannot be read the page says so, and reads it again when it is asked to', async () => {
    let fails = true;
    const { user } = open({
      [field]: () => {
        if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
        return answer;
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryAllByText(shown)).toEqual([]);
    fails = false;
    await user.click(again);
    await screen.findAllByText(shown);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
}

/** What was read stays when a later reading of the operation fails; `says` is how the page tells of it. */
export function testStale(states: LoadStates & { readonly operation: string; readonly says: RegExp }): void {
  const { open, field, answer, shown, operation, says } = states;
  test('a later reading that fails keeps what is shown, says so, and can be repeated', async () => {
    const { graph, user } = open({ [field]: answer });
    await screen.findAllByText(shown);
    graph.cut(operation);
    await graph.client.refetchQueries({ include: [operation] }).catch(() => undefined);
    await screen.findByText(says);
    expect(screen.getAllByText(shown)).not.toEqual([]);
    graph.letThrough(operation);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText(says)).toBeNull();
    expect(screen.getAllByText(shown)).not.toEqual([]);
  });
}
