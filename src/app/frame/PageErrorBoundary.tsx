import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

type State = { failure: { reason: unknown } | null };

/** Catches errors of a page, so that the frame with cart and home link stays. */
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
