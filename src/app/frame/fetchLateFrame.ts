import type { ComponentType } from 'react';

/**
 * Fetches the late frame. The schemas run before it, in tasks of their own: together they would block a slow phone
 * for 0.1 s.
 */
export async function fetchLateFrame(): Promise<ComponentType> {
  await import('../../contract/field.ts');
  await import('../../platform/net/callServer.ts');
  return (await import('./LateFrame.tsx')).LateFrame;
}
