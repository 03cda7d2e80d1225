import './formShape.css';
import type { ReactNode } from 'react';

/** A form that waits for what the device keeps of it: as large as it will be, whatever the shop asks, so that nothing jumps. */
export const FormShape = ({ children }: { children: ReactNode }) => (
  <div className="form-shape" inert>
    {children}
  </div>
);
