import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call keeps nothing of what it is sent although it is no GET. */
    savesNothing?: boolean;
  }
}

/** Whether nothing was to be saved by a request. */
export const savesNothing = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || routeOptions.config.savesNothing === true;
