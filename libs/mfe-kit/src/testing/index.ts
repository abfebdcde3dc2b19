export { fireEvent, screen, waitFor, within } from '@testing-library/react';
export { sessionOf } from '../session/session.fixture.ts';
export { type LoadStates, testLoading, testStale } from './load-states.ts';
export { type Answers, live, type MockedGraph, mockedGraph, refusal, unanswered } from './mocked-graph.ts';
export { renderScreen, type ScreenOptions, type ShownScreen } from './render-screen.tsx';
