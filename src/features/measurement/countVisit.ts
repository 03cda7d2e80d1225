import { countVisitCall } from '../../contract/site/visits.ts';
import type { VisitKind } from '../../domain/site/visits.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** Adds one to the shop's own count, of a visitor who agreed. One that is not answered is lost, never counted twice. */
export function countVisit(kind: VisitKind): void {
  callServer(countVisitCall, { body: { kind } }).catch(() => undefined);
}
