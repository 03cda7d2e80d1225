import type { FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';

/** Adds sources to a directive of the reply's policy. */
export function extendPolicy(reply: FastifyReply, directive: string, sources: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string' || sources.length === 0) return;
  const end = new RegExp(`(?<=(?:^|;)${directive} [^;]*)(?=;|$)`);
  reply.header(policyHeader, policy.replace(end, ` ${sources.join(' ')}`));
}
