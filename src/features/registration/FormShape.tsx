import './formShape.css';
import type { ReactNode } from 'react';

/** The place of a form that still waits for its draft, in its final size, so that nothing jumps. */
export const FormShape = ({ children }: { children: ReactNode }) => (
  <div className="form-shape" inert>
    {children}
  </div>
);
