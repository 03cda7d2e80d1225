import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notice, subscribeToNotices } from './notify.ts';

/** Loaded with the first notice. */
const ToastStack = lazy(() => import('./ToastStack.tsx').then((file) => ({ default: file.ToastStack })));

/** The one place where notices appear; stands in the frame. */
export function Toasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => subscribeToNotices((notice) => setNotices((shown) => [...shown, notice])), []);
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack notices={notices} />
    </Suspense>
  );
}
