import { stagesOf } from './stages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build that the worker keeps; each carries the stage that the build gave it (see vite.config.ts). */
export const { first: firstStage, later: laterStage } = stagesOf(self.__WB_MANIFEST);
