import type { ComponentType } from 'react';

/**
 * What the late frame needs of the contract runs before it, in tasks of its own: together they would block a slow phone
 * for 0.1 s.
 */
export async function fetchLateFrame(): Promise<ComponentType> {
  await import('../../contract/field.ts');
  await import('../../platform/net/callServer.ts');
  return (await import('./LateFrame.tsx')).LateFrame;
}
