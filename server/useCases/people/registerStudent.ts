import { createHmac } from 'node:crypto';
import type { Registration } from '../../../src/contract/people/registration.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { type ContactFields, normaliseRegistration } from '../../../src/domain/people/registration.ts';
import { offersTaxInvoice } from '../../../src/domain/tax/taxInvoice.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueAccountMail } from '../../email/accountMail.ts';
import type { NewAccount } from '../../identity/identity.ts';
import { clientAddressHeader } from '../../identity/sessionLibrary.ts';
import type { ProvedIdentity } from '../../socialLogin/socialClient.ts';
import type { Tx } from '../../store/database/connection.ts';
import { isAddressOfAnother } from '../../store/order/buyers.ts';
import { accountWithEmail, findPerson, type StoredPerson } from '../../store/people/people.ts';
import { findLinked } from '../../store/people/socialLinks.ts';
import { acceptanceAt } from '../../store/site/customPages.ts';
import { readSettings } from '../../store/site/settings.ts';
import { attachedToPerson, attachUploads, type UploadOwner } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';
import { type AcceptedRegistration, acceptRegistration, fieldsOfRegistration } from './acceptRegistration.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';
import { saveTaxData } from './saveTaxData.ts';

/** Unreachable addresses of guest accounts, which have no sign-in until a password is set. */
export const madeUpDomain = '@buyer.invalid';

type Registering = {
  readonly registration: Registration;
  /** The request's key. A repetition finds the account of the first try. */
  readonly key: string;
  /** First time of this request. */
  readonly startedAt: number;
  readonly headers: Headers;
  /** Owner of its pictures. */
  readonly sender: UploadOwner;
  /** The provider identity of a member without username and password; otherwise `null`. */
  readonly identity: ProvedIdentity | null;
  readonly now: number;
};

/** The account and the link of its message. */
type OpenedAccount = { readonly person: StoredPerson; readonly token: string | null };

/**
 * The first step, outside a transaction: creates the account, or finds that of an earlier try. A known address is
 * refused for members and fine for guests; an unproved address joins nothing.
 */
export async function openAccount(parts: AppParts, registering: Registering): Promise<OpenedAccount | Refusal> {
  const { registration, sender, identity, now, headers } = registering;
  const choosesCredentials = registration.kind === 'member' && identity === null;
  const accepted = await acceptRegistration(parts.db, registration, sender, choosesCredentials);
  if (isRefusal(accepted)) return accepted;
  const from = headers.get(clientAddressHeader) ?? '';
  const acceptance = await acceptanceAt(parts.db, now, registration.accepts);
  const own = { ...ownWordsOf(accepted), acceptance };
  const account = { ...newAccountOf(parts, registering, accepted.contact), ...own, from };
  const names = accepted.pictures.map(({ name }) => name);
  const created = await parts.identity.createAccount(account, async (tx, userId) => {
    const isAttached = await attachUploads(tx, names, sender, attachedToPerson(userId));
    return isAttached ? await refuseOverLimit(tx, now) : 'INPUT_ERROR';
  });
  const userId =
    created.kind === 'created' ? created.userId : await ownEarlierAccount(parts, registering, account.email);
  const person = userId === null ? null : await findPerson(parts.db, userId);
  if (person === null) return created.kind === 'refused' ? refusalOf(created.code, accepted) : refuse('SERVER_ERROR');
  return { person, token: await buyerToken(parts, registration, person) };
}

/**
 * The second step, in one transaction with the key: queues the message and stores tax data. A missing certificate does
 * not undo the account: the order asks again.
 */
export async function finishRegistration(
  tx: Tx,
  parts: AppParts,
  { registration: { language, kind, tax }, sender, now }: Pick<Registering, 'registration' | 'sender' | 'now'>,
  { person, token }: OpenedAccount,
): Promise<Person> {
  if (tax && offersTaxInvoice(await readSettings(tx))) {
    await saveTaxData(tx, { userId: person.id, guestKeyHash: sender.guestKeyHash }, tax, now);
  }
  if (kind === 'member') await enqueueAccountMail(tx, parts, person, { kind: 'welcome', language, token: null });
  else if (token !== null) await enqueueAccountMail(tx, parts, person, { kind: 'buyerLink', language, token });
  return person;
}

/** Pictures were checked before; one may be gone meanwhile. */
const refusalOf = (code: FailureCode, { pictures }: AcceptedRegistration): Refusal =>
  code === 'INPUT_ERROR' && pictures.length > 0
    ? refuse(code, { fields: Object.fromEntries(pictures.map(({ path }) => [path, 'picture.failed'])) })
    : refuse(code);

const ownWordsOf = ({ pictureName, groupId, answers }: AcceptedRegistration) => ({
  ...{ pictureName, answers },
  userGroupId: groupId,
});

function newAccountOf(
  parts: AppParts,
  { registration, key, identity }: Registering,
  { firstName, lastName, nickname, tel, address }: ContactFields,
): NewAccount {
  const fields = normaliseRegistration(fieldsOfRegistration(registration));
  const contact = { firstName, lastName, nickname: nickname || null, tel: tel || null, address: address || null };
  if (identity !== null) {
    return { ...contact, role: 'student', email: fields.email, username: null, password: null, link: identity };
  }
  if (registration.kind === 'member') {
    return { ...contact, role: 'student', email: fields.email, username: fields.username, password: fields.password };
  }
  const email = `${madeUpName(parts, key)}${madeUpDomain}`;
  return { ...contact, role: 'nonMember', email, contactEmail: fields.email, username: null, password: null };
}

/** Secret to this server, and the same for one key. */
const madeUpName = ({ config }: AppParts, key: string): string =>
  createHmac('sha256', config.secrets.SESSION_SECRET).update(`buyer ${key}`).digest('hex').slice(0, 40);

/**
 * The account of an earlier try: a guest's by the made-up address, a member's by the password and only if younger than
 * the request, or by the provider.
 */
async function ownEarlierAccount(parts: AppParts, registering: Registering, email: string): Promise<string | null> {
  const { registration, startedAt, headers, identity } = registering;
  if (identity !== null) return (await findLinked(parts.db, identity))?.userId ?? null;
  const found = await accountWithEmail(parts.db, normaliseEmail(email));
  if (found === null || registration.kind === 'nonMember') return found?.id ?? null;
  if (found.createdAt <= startedAt) return null;
  const signedIn = await parts.identity.signIn(email, registration.password ?? '', headers);
  return signedIn.kind === 'signedIn' && signedIn.account.id === found.id ? found.id : null;
}

/** A password link, unless the address is another account's: its owner is told with the order. */
async function buyerToken(parts: AppParts, { kind }: Registration, person: StoredPerson): Promise<string | null> {
  if (kind === 'member' || (await isAddressOfAnother(parts.db, person.email, person.id))) return null;
  return (await parts.identity.startPasswordReset({ userId: person.id }))?.token ?? null;
}
