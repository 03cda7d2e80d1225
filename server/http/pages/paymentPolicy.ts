import type { FastifyReply } from 'fastify';
import type { PageOrigins } from '../../payments/paymentProvider.ts';
import { methodsOn } from '../../store/order/paymentMethods.ts';
import type { AppParts } from '../../useCases/appParts.ts';
import { extendPolicy } from './extendPolicy.ts';

const directives = [
  ['script-src', 'scripts'],
  ['connect-src', 'connections'],
  ['frame-src', 'frames'],
  ['form-action', 'forms'],
] as const satisfies readonly (readonly [string, keyof PageOrigins])[];

/** Allows the hosts of the providers whose methods are switched on, in a page's policy. */
export async function allowProviders(reply: FastifyReply, { db, payments }: Pick<AppParts, 'db' | 'payments'>) {
  const methods = await methodsOn(db);
  const providers = new Set(methods.flatMap((method) => payments.of(method) ?? []));
  for (const [directive, kind] of directives) {
    const origins = [...providers].flatMap(({ pageOrigins }) => pageOrigins[kind]);
    extendPolicy(reply, directive, [...new Set(origins)]);
  }
}
