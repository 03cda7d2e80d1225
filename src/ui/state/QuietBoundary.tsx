import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Stands in its place. */
  fallback?: ReactNode;
  /** Whoever asked for the part may be let ask again. */
  onFailure?: () => void;
};

/** Leaves a part out when it fails, as when its chunk cannot be fetched; the defect is reported by the root. */
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
