import * as z from 'zod/mini';
import { pageOf } from './primitives.ts';

type Row = z.core.$ZodType;
type Page<S extends Row> = { readonly rows: readonly z.output<S>[]; readonly total: number };

/** A page of a list and how many rows there are in all. The cast is here for the reason of `dataOf`. */
export const pageCodec = <S extends Row>(row: S) =>
  z.codec(pageOf(row as Row), z.custom<{ readonly rows: readonly unknown[]; readonly total: number }>(), {
    decode: (wire) => ({ rows: wire.data, total: wire.total }),
    encode: (page) => ({ success: true as const, data: [...page.rows], total: page.total }),
  }) as unknown as z.ZodMiniType<Page<S>, z.input<ReturnType<typeof pageOf<S>>>>;
