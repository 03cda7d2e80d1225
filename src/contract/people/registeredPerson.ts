import * as z from 'zod/mini';
import { customLabelTypes, type StoredAnswer } from '../../domain/people/customLabel.ts';
import type { RegisteredPerson } from '../../domain/people/registeredPerson.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, idSchema, localTextCodec } from '../primitives.ts';

/** An answer that is kept has been looked at (`validation`), and bears the words of its question (specification 3). */
const storedAnswerCodec = z.codec(
  z.object({
    id: z.string(),
    type_label: z.enum(customLabelTypes),
    label: localTextCodec,
    value: z.array(localTextCodec),
    validation: flagCodec,
  }),
  z.custom<StoredAnswer>(),
  {
    decode: (w) => ({ id: w.id, type: w.type_label, label: w.label, values: w.value }),
    encode: (a) => ({ id: a.id, type_label: a.type, label: a.label, value: [...a.values], validation: true }),
  },
);

const registeredPersonCodec = z.codec(
  z.object({
    nickname: z.nullable(z.string()),
    address: z.nullable(z.string()),
    user_group: z.nullable(localTextCodec),
    displayImgUrl: z.nullable(z.string()),
    customLabel: z.array(storedAnswerCodec),
  }),
  z.custom<RegisteredPerson>(),
  {
    decode: (w) => ({
      nickname: w.nickname,
      address: w.address,
      groupName: w.user_group,
      pictureName: w.displayImgUrl,
      answers: w.customLabel,
    }),
    encode: (p) => ({
      nickname: p.nickname,
      address: p.address,
      user_group: p.groupName,
      displayImgUrl: p.pictureName,
      customLabel: [...p.answers],
    }),
  },
);

export const adminBuyer = defineCall({
  name: 'adminBuyer',
  method: 'GET',
  path: '/api/admin/orders/{orderId}/buyer',
  scope: 'administrator',
  origin: 'addition',
  summary: 'What the buyer of an order told at registration beside name, e-mail and number.',
  params: z.object({ orderId: idSchema }),
  response: dataOf(registeredPersonCodec),
  failures: ['NOT_FOUND'],
});
