import { UnavailableState } from '@platform/ui-kit';
import { Component, type ReactNode } from 'react';
import { reportError } from '../client/report-error.ts';

export interface SectionBoundaryProps {
  /** The area's name for people, such as "Documents". */
  readonly name: string;
  /** Called before a retry, so that the owner can make a new `lazy()`. */
  readonly onRetry?: () => void;
  readonly actions?: ReactNode;
  /** A change of this value clears the error: a new place deserves a new try. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failures: number;
  readonly key: string | undefined;
}

/**
 * Keeps a failing part inside the content area: one silent retry, then "This section is unavailable" with Try again.
 * The rest of the page goes on.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  override state: State = { error: null, failures: 0, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: SectionBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.key ? null : { error: null, failures: 0, key: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    const { failures } = this.state;
    if (failures === 0) {
      this.props.onRetry?.();
      this.setState({ error: null, failures: 1 });
      return;
    }
    reportError(error, `section:${this.props.name}`);
    this.setState({ failures: failures + 1 });
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (!error) return this.props.children;
    // The first failure is retried without a word.
    if (failures === 0) return null;
    return <UnavailableState name={this.props.name} onRetry={this.retry} actions={this.props.actions} />;
  }
}
