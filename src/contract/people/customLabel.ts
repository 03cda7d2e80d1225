import * as z from 'zod/mini';
import type { LocalText } from '../../domain/localText.ts';
import { type CustomLabel, customLabelTypes, labelsMaximum } from '../../domain/people/customLabel.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, idSchema, localTextCodec } from '../primitives.ts';

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A JSON list as text, which is how the specification has it. */
const itemListCodec = z.codec(z.string().check(z.maxLength(60_000)), z.custom<readonly LocalText[]>(), {
  decode: (text, context) => {
    const options = z.safeParse(z.array(localTextCodec), parsedJson(text));
    if (options.success) return options.data;
    context.issues.push({ code: 'custom', input: text, message: 'No list of options' });
    return z.NEVER;
  },
  encode: (options) => JSON.stringify(options),
});

const customLabelCodec = z.codec(
  z.object({
    id: idSchema,
    type_label: z.enum(customLabelTypes),
    label: localTextCodec,
    order_label: z.int(),
    required: flagCodec,
    item_list: itemListCodec,
  }),
  z.custom<CustomLabel>(),
  {
    decode: (w) => ({
      id: w.id,
      type: w.type_label,
      label: w.label,
      order: w.order_label,
      isRequired: w.required,
      options: w.item_list,
    }),
    encode: (l) => ({
      id: l.id,
      type_label: l.type,
      label: l.label,
      order_label: l.order,
      required: l.isRequired,
      item_list: l.options,
    }),
  },
);

export const listCustomLabels = defineCall({
  name: 'listCustomLabels',
  method: 'GET',
  path: '/public/customlabel',
  scope: 'public',
  caching: 'shared',
  summary: 'What the shop asks at registration beside its own fields, in its order.',
  response: dataOf(z.array(customLabelCodec)),
});

export const saveCustomLabels = defineCall({
  name: 'saveCustomLabels',
  method: 'PUT',
  path: '/api/admin/customlabel',
  scope: 'administrator',
  origin: 'addition',
  summary:
    'What the shop asks at registration from now on: the whole list, in its order. Given answers stay as they are.',
  body: z.codec(
    z.object({ data: z.array(customLabelCodec).check(z.maxLength(labelsMaximum)) }),
    z.custom<readonly CustomLabel[]>(),
    { decode: (w) => w.data, encode: (labels) => ({ data: [...labels] }) },
  ),
  response: dataOf(z.array(customLabelCodec)),
  failures: ['INPUT_ERROR'],
});
