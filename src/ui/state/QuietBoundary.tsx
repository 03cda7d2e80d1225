import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Rendered in its place. */
  fallback?: ReactNode;
  /** Called so that the part can be requested again. */
  onFailure?: () => void;
};

/** Leaves a failing part out, such as a missing chunk; the root reports the defect. */
export class QuietBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
