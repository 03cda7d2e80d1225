import type { ReactNode } from 'react';
import { AdminFrame } from '../features/administration/AdminFrame.tsx';
import { SignedIn } from '../features/session/SignedIn.tsx';

/** Around every administrator page: a guest signs in first and stays at the address; the frame decides who may see it. */
export function AdminGate({ title, children }: { title: string; children: ReactNode }) {
  return <SignedIn title={title}>{() => <AdminFrame title={title}>{children}</AdminFrame>}</SignedIn>;
}
