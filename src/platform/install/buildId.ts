/** The hash of the sources, set by the build. */
declare const __BUILD_ID__: string | undefined;

/** The id of the running build. */
export const buildId = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'unbuilt';
