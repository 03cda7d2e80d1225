/** Set by the build from the hash of its sources. */
declare const __BUILD_ID__: string | undefined;

/** Which build runs here. */
export const buildId = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'unbuilt';
