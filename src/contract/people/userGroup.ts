import * as z from 'zod/mini';
import type { UserGroup } from '../../domain/people/userGroup.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, localTextCodec } from '../primitives.ts';

const userGroupCodec = z.codec(
  z.object({ id: z.string(), name: localTextCodec, is_default: flagCodec }),
  z.custom<UserGroup>(),
  {
    decode: (w) => ({ id: w.id, name: w.name, isDefault: w.is_default }),
    encode: (group) => ({ id: group.id, name: group.name, is_default: group.isDefault }),
  },
);

export const listUserGroups = defineCall({
  name: 'listUserGroups',
  method: 'GET',
  path: '/api/user/group',
  scope: 'public',
  caching: 'shared',
  summary: 'The groups that people can be in.',
  response: dataOf(z.array(userGroupCodec)),
});
