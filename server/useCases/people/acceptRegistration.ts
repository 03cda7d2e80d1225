import {
  answersWireField,
  type Registration,
  registrationWireFields,
} from '../../../src/contract/people/registration.ts';
import { taxWireFields } from '../../../src/contract/people/taxData.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import {
  askedLabels,
  type CustomLabel,
  cachedAnswers,
  type LabelProblem,
  refuseAnswers,
  type StoredAnswer,
} from '../../../src/domain/people/customLabel.ts';
import {
  askedContact,
  asksGroup,
  type ContactFields,
  normaliseContact,
  type RegistrationFields,
  type RegistrationProblem,
  type RegistrationProblems,
  refuseRegistration,
  registrationRules,
} from '../../../src/domain/people/registration.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { refuseTaxData } from '../../../src/domain/tax/taxData.ts';
import { offersTaxInvoice } from '../../../src/domain/tax/taxInvoice.ts';
import { type FieldFault, type Refusal, refuse } from '../../base/refusal.ts';
import { faultyFields } from '../../base/refuseFields.ts';
import type { Db } from '../../store/database/connection.ts';
import { readCustomLabels } from '../../store/people/customLabels.ts';
import { readUserGroups } from '../../store/people/userGroups.ts';
import { readSettings } from '../../store/site/settings.ts';
import { ownUploads, type UploadOwner } from '../../store/site/uploads.ts';

/** The form's fields for the rules. Only one of the two passwords is sent. */
export const fieldsOfRegistration = (registration: Registration): RegistrationFields => ({
  firstName: registration.firstName,
  lastName: registration.lastName,
  nickname: registration.nickname ?? '',
  email: registration.email,
  tel: registration.tel ?? '',
  address: registration.address ?? '',
  picture: registration.pictureName ?? '',
  groupId: registration.groupId ?? '',
  username: registration.username ?? '',
  password: registration.password ?? '',
  confirmPassword: registration.password ?? '',
});

/** The valid registration as stored. */
export type AcceptedRegistration = {
  readonly kind: 'accepted';
  /** The asked contact fields as stored. */
  readonly contact: ContactFields;
  readonly pictureName: string | null;
  /** `null`: the default group. */
  readonly groupId: string | null;
  readonly answers: readonly StoredAnswer[];
  readonly pictures: readonly SentPicture[];
};

/** An upload of a registration with its field. */
type SentPicture = { readonly path: string; readonly name: string };

/** The sent fields; the repeated password is not. */
const wireNames: ReadonlyMap<string, string> = new Map(Object.entries(registrationWireFields));

/** Types of a profile picture (specification 5). Uploads also accept webp. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'];

/** Validates a registration: every invalid field at once, or its stored form. */
export async function acceptRegistration(
  db: Db,
  registration: Registration,
  sender: UploadOwner,
  choosesCredentials: boolean,
): Promise<AcceptedRegistration | Refusal> {
  const settings = await readSettings(db);
  const labels = askedLabels(await readCustomLabels(db));
  const groups = asksGroup(settings) ? await readUserGroups(db) : [];
  const fields = fieldsOfRegistration(registration);
  const problems: RegistrationProblems = refuseRegistration(
    fields,
    settings.contactFields,
    registrationRules(settings, { choosesCredentials, hasGroups: groups.length > 0 }),
  );
  if (groups.length > 0 && !groups.some(({ id }) => id === fields.groupId)) problems.groupId ??= 'group.required';

  const pictureName = settings.profilePicture.isEnabled ? registration.pictureName : null;
  const answers = cachedAnswers(labels, registration.answers);
  const pictures: SentPicture[] = answers.flatMap(({ id, type, values }) =>
    type === 'image' ? [{ path: `${answersWireField}.${id}`, name: values[0]?.th ?? '' }] : [],
  );
  if (pictureName !== null) pictures.push({ path: registrationWireFields.picture ?? '', name: pictureName });

  const faults: Record<string, FieldFault> = {
    ...(await refusePictures(db, pictures, sender)),
    ...faultsOfFields(problems),
    ...faultsOfAnswers(labels, refuseAnswers(labels, registration.answers)),
    ...faultsOfTax(registration, settings),
  };
  if (Object.keys(faults).length > 0) return refuse(codeOf(Object.values(faults)), { fields: faults });
  return {
    kind: 'accepted',
    contact: askedContact(normaliseContact(fields), settings.contactFields),
    pictureName,
    groupId: groups.length > 0 ? fields.groupId : null,
    answers,
    pictures,
  };
}

const faultsOfFields = (problems: RegistrationProblems): Record<string, FieldFault> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => {
      const wireName = wireNames.get(field);
      return wireName === undefined ? [] : [[wireName, problem]];
    }),
  );

/** A shop without tax invoices asks for no tax data. */
const faultsOfTax = ({ tax }: Registration, settings: SiteSettings): Record<string, FieldFault> =>
  tax === undefined || !offersTaxInvoice(settings)
    ? {}
    : faultyFields(refuseTaxData(tax, settings), (field) => taxWireFields[field]);

const faultsOfAnswers = (
  labels: readonly CustomLabel[],
  problems: Readonly<Record<string, LabelProblem>>,
): Record<string, FieldFault> =>
  Object.fromEntries(
    labels.flatMap(({ id, label }) => {
      const code = problems[id];
      return code === undefined ? [] : [[`${answersWireField}.${id}`, { code, label }]];
    }),
  );

/** A missing or foreign picture must be uploaded again. */
async function refusePictures(
  db: Db,
  pictures: readonly SentPicture[],
  sender: UploadOwner,
): Promise<Record<string, FieldFault>> {
  const names = pictures.map(({ name }) => name);
  const sent = await ownUploads(db, names, sender);
  const faults: Record<string, RegistrationProblem> = {};
  for (const { path, name } of pictures) {
    const upload = sent.find((one) => one.name === name);
    const isTwice = names.filter((other) => other === name).length > 1;
    if (upload === undefined || isTwice) faults[path] = 'picture.failed';
    else if (!pictureTypes.includes(upload.mediaType)) faults[path] = 'picture.type';
  }
  return faults;
}

const codeOfProblem: Readonly<Record<string, FailureCode>> = {
  'username.charset': 'INVALID_FORMAT_USERNAME',
  'username.max': 'INVALID_FORMAT_USERNAME',
  'password.charset': 'INVALID_FORMAT_PASSWORD',
  'password.min': 'INVALID_FORMAT_PASSWORD',
  'password.max': 'INVALID_FORMAT_PASSWORD',
  'email.invalid': 'INVALID_FORMAT_EMAIL',
};

/** The field's own code if it is the only invalid one. */
const codeOf = ([fault, ...others]: readonly FieldFault[]): FailureCode =>
  (typeof fault === 'string' && others.length === 0 && codeOfProblem[fault]) || 'INPUT_ERROR';
