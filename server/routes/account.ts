import {
  addAddressCall,
  changeAddressCall,
  deleteAddressCall,
  listAddresses,
  postcodePlaces,
} from '../../src/contract/people/addresses.ts';
import { endOtherSessions, endSession, listSessions } from '../../src/contract/people/deviceSessions.ts';
import {
  changePassword,
  currentPasswordField,
  ownData,
  ownProfile,
  saveProfileCall,
} from '../../src/contract/people/profile.ts';
import { ownTaxData, saveTaxDataCall } from '../../src/contract/people/taxData.ts';
import { placesOfPostcode } from '../base/placesOfPostcode.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import { newId } from '../store/database/newId.ts';
import { readAddresses } from '../store/people/addresses.ts';
import { deleteOtherSessions, deleteSession, readSessions } from '../store/people/sessions.ts';
import { readTaxData } from '../store/people/taxData.ts';
import { exportOwn } from '../useCases/people/exportPerson.ts';
import { addAddress, changeAddress, deleteAddress } from '../useCases/people/saveAddress.ts';
import { saveProfile } from '../useCases/people/saveProfile.ts';
import { saveTaxData } from '../useCases/people/saveTaxData.ts';
import { showProfile } from '../useCases/people/showProfile.ts';

export const accountRoutes = [
  handle(
    ownProfile,
    async (_, { parts, person }) => (await showProfile(parts.db, person().userId)) ?? refuse('UNAUTHORIZED'),
  ),

  handle(
    ownData,
    (_, { parts, person, language, requestId, now }) => {
      const { userId, role } = person();
      return exportOwn(parts, { userId, role, language }, { press: requestId, call: ownData.name, now });
    },
    { limits: (_, { throttles, person }) => [[throttles.dataExport, person().userId]] },
  ),

  handle(saveProfileCall, ({ body }, { person, once, now }) =>
    once((tx) => saveProfile(tx, person().userId, body, now)),
  ),

  handle(
    changePassword,
    async ({ body }, { parts, person, throttles }) => {
      const { userId, sessionId } = person();
      const changed = await parts.identity.changePassword(userId, body.current, body.password);
      if (changed.kind === 'refused') {
        if (changed.code !== 'LOGIN_FAILED') return refuse(changed.code);
        return refuse('INPUT_ERROR', { fields: { [currentPasswordField]: 'password.wrong' } });
      }
      throttles.passwordChange.forget(userId);
      if (!body.signsOutOthers) return null;
      for (const ended of await deleteOtherSessions(parts.db, userId, sessionId)) {
        parts.realtime.closeSocketsOf(userId, ended);
      }
      return null;
    },
    { limits: (_, { throttles, person }) => [[throttles.passwordChange, person().userId]] },
  ),

  handle(ownTaxData, (_, { parts, person }) => readTaxData(parts.db, person().userId)),

  handle(saveTaxDataCall, ({ body }, { person, once, now }) => {
    const { userId, cartKey } = person();
    const owner = { userId, guestKeyHash: cartKey === null ? null : guestKeyHash(cartKey) };
    return once((tx) => saveTaxData(tx, owner, body, now));
  }),

  handle(postcodePlaces, async ({ params }) => placesOfPostcode(params.postcode)),

  handle(listAddresses, (_, { parts, person }) => readAddresses(parts.db, person().userId)),

  handle(addAddressCall, ({ body }, { parts, person, once, now }) => {
    const owned = { id: newId(now, parts.randomBytes), userId: person().userId };
    return once((tx) => addAddress(tx, owned, body, now));
  }),

  handle(changeAddressCall, ({ params, body }, { person, once, now }) =>
    once((tx) => changeAddress(tx, { id: params.addressId, userId: person().userId }, body, now)),
  ),

  handle(deleteAddressCall, ({ params }, { person, once }) =>
    once((tx) => deleteAddress(tx, { id: params.addressId, userId: person().userId })),
  ),

  handle(listSessions, (_, { parts, person, now }) => readSessions(parts.db, person(), now)),

  handle(endSession, async ({ params }, { parts, person, once, now }) => {
    const { userId, sessionId } = person();
    return await onceCounted(once, {
      run: async (tx) => {
        // The asking session ends by signing out, which also deletes its cookie.
        const isEnded = params.sessionId !== sessionId && (await deleteSession(tx, userId, params.sessionId));
        return { answer: await readSessions(tx, person(), now), news: isEnded };
      },
      announce: (isEnded) => isEnded && parts.realtime.closeSocketsOf(userId, params.sessionId),
    });
  }),

  handle(endOtherSessions, async (_, { parts, person, once, now }) => {
    const { userId, sessionId } = person();
    return await onceCounted(once, {
      run: async (tx) => {
        const ended = await deleteOtherSessions(tx, userId, sessionId);
        return { answer: await readSessions(tx, person(), now), news: ended };
      },
      announce: (ended) => {
        for (const id of ended) parts.realtime.closeSocketsOf(userId, id);
      },
    });
  }),
];
