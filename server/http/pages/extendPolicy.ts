import type { FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';

/** Adds sources to a directive of the reply's policy; they replace `'none'`. */
export function extendPolicy(reply: FastifyReply, directive: string, sources: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string' || sources.length === 0) return;
  const given = new RegExp(`(?<=(?:^|;)${directive} )[^;]*`);
  const extended = policy.replace(given, (known) => [...(known === "'none'" ? [] : [known]), ...sources].join(' '));
  reply.header(policyHeader, extended);
}
