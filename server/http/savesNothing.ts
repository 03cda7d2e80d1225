import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call stores nothing although it is no GET. */
    savesNothing?: boolean;
  }
}

/** Whether a request only reads. */
export const savesNothing = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || routeOptions.config.savesNothing === true;
