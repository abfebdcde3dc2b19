import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { PlatformRoot } from '../session/platform-root.tsx';
import { useSessionState } from '../session/session-context.tsx';
import type { Session } from '../session/session-query.ts';
import { type Answers, type MockedGraph, mockedGraph } from './mocked-graph.ts';

export interface ScreenOptions {
  /** As the address bar has it: "/clients?add". */
  readonly at?: string;
  /** null: nobody is signed in. */
  readonly session?: Session | null;
  readonly answers?: Answers;
}

export interface ShownScreen {
  readonly graph: MockedGraph;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The address that is shown now. */
  path(): string;
}

/** A screen behind the same providers as in the shell, over a mocked graph. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): ShownScreen {
  const { at = '/', session = null, answers = {} } = options;
  const graph = mockedGraph({ currentSession: session, ...answers });
  let path = at;
  const noteOf = (next: string): void => {
    path = next;
  };
  const page = (
    <PlatformRoot client={graph.client} scheme="light">
      <Place onChange={noteOf} />
      <Suspense fallback={null}>
        <OnceSessionIsRead>{screen}</OnceSessionIsRead>
      </Suspense>
    </PlatformRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })} />);
  return { graph, user: userEvent.setup({ delay: null }), path: () => path };
}

function Place({ onChange }: { onChange: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

function OnceSessionIsRead({ children }: { children: ReactNode }) {
  const { loading, error } = useSessionState();
  if (error) throw error;
  return loading ? null : children;
}
