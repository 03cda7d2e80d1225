import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

type State = { failure: { reason: unknown } | null };

/** Catches what a page throws, so that the frame, the cart and the way home stay. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { failure: { reason } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageFailure reason={failure.reason} onRetry={() => this.setState({ failure: null })} />;
  }
}
