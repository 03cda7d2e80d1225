import { isIPv6 } from 'node:net';

/** The part of an address that its user cannot choose: an IPv6 client has a whole /64, an IPv4 client one address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after ? after.split(':').length : 0;
  const zeros = after === undefined ? 0 : 8 - groups.length - rest;
  return [...groups, ...Array<string>(zeros).fill('0'), ...(after ?? '').split(':')].slice(0, 4).join(':');
}
