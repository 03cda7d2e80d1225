import type { PersonFacts } from '../../documents/personFiles.ts';
import type { Db } from '../../store/database/connection.ts';
import { accessHistory } from '../../store/learning/access.ts';
import { findCourses } from '../../store/learning/curriculum.ts';
import { ordersOfUser } from '../../store/order/orders.ts';
import { readAddresses } from '../../store/people/addresses.ts';
import { findListedPerson } from '../../store/people/deskPeople.ts';
import { findRegistered } from '../../store/people/people.ts';
import {
  acceptedBy,
  cartRows,
  commentsBy,
  mailTo,
  notesAbout,
  pushRows,
  sessionRows,
  signInRows,
  watchedBy,
} from '../../store/people/personRows.ts';
import { readTaxData } from '../../store/people/taxData.ts';

/** Reads all stored data of a person but for their files; `null` without such a person. */
export async function readPersonFacts(db: Db, userId: string): Promise<PersonFacts | null> {
  const person = await findListedPerson(db, userId);
  const registered = await findRegistered(db, userId);
  if (person === null || registered === null) return null;
  const accesses = await accessHistory(db, userId);
  return {
    ...{ person, registered, accesses },
    addresses: await readAddresses(db, userId),
    tax: await readTaxData(db, userId),
    orders: (await ordersOfUser(db, userId)).map(({ order }) => order),
    courses: await findCourses(db, [...new Set(accesses.map(({ itemId }) => itemId))]),
    watched: await watchedBy(db, userId),
    comments: await commentsBy(db, userId),
    cart: await cartRows(db, userId),
    signIns: await signInRows(db, userId),
    sessions: await sessionRows(db, userId),
    push: await pushRows(db, userId),
    mail: await mailTo(db, userId),
    accepted: await acceptedBy(db, userId),
    notes: await notesAbout(db, userId),
  };
}
