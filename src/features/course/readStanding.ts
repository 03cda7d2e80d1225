import { courseViewer } from '../../contract/catalogue/courseViewer.ts';
import { blocksBuying } from '../../domain/order/orderStatus.ts';
import { callServer } from '../../platform/net/callServer.ts';
import type { CourseStanding } from './courseStanding.ts';

/** Fetches the signed-in person's relation to a course. */
export async function readStanding(courseId: string, signal: AbortSignal): Promise<CourseStanding> {
  const viewer = await callServer(courseViewer, { params: { id: courseId } }, { signal });
  return {
    isWaiting: viewer.orderStatus !== null && blocksBuying(viewer.orderStatus),
    isRejected: viewer.orderStatus === 'rejected',
    orderToken: viewer.orderToken,
    hasAccess: viewer.hasAccess,
    ownPlans: viewer.ownPlans,
  };
}
