import { Component, type ReactNode } from 'react';

/** Leaves a part of the frame out when it fails, as when its chunk cannot be fetched; the defect is reported by the root. */
export class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
