import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call changes nothing although it is no GET. */
    onlyReads?: boolean;
  }
}

/** Whether a request only reads, so that nothing was to be saved. */
export const isRead = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || routeOptions.config.onlyReads === true;
