import { csvOf } from '../../src/domain/csv.ts';
import { type Language, type LocalText, textIn } from '../../src/domain/localText.ts';
import type { Order } from '../../src/domain/order/order.ts';
import type { ListedPerson } from '../../src/domain/people/deskPerson.ts';
import type { PostalAddress } from '../../src/domain/people/postalAddress.ts';
import type { RegisteredPerson } from '../../src/domain/people/registeredPerson.ts';
import type { Acceptance } from '../../src/domain/site/acceptance.ts';
import type { TaxData } from '../../src/domain/tax/taxData.ts';
import { formatBangkokDate, formatBangkokTime } from '../../src/domain/time.ts';
import { ordersMessages } from '../../src/i18n/buying/orders.ts';
import { accountMessages } from '../../src/i18n/people/account.ts';
import { type DataColumn, type DataSheet, dataSheets, personDataMessages } from '../../src/i18n/people/personData.ts';

type InCourse = { readonly courseTh: string; readonly courseEn: string | null };

/** All stored data of a person, as read from the database. */
export type PersonFacts = {
  readonly person: ListedPerson;
  readonly registered: RegisteredPerson;
  readonly addresses: readonly PostalAddress[];
  readonly tax: TaxData | null;
  readonly orders: readonly Order[];
  readonly courses: readonly { readonly id: string; readonly title: LocalText }[];
  readonly accesses: readonly {
    readonly itemId: string;
    readonly startsAt: number;
    readonly endsAt: number | null;
    readonly revokedAt: number | null;
    readonly givenReason: string | null;
    readonly takenReason: string | null;
  }[];
  readonly watched: readonly (InCourse & {
    readonly lectureTh: string;
    readonly lectureEn: string | null;
    readonly seconds: number;
    readonly at: number;
    readonly isFinished: boolean | null;
  })[];
  readonly comments: readonly (InCourse & {
    readonly text: string;
    readonly writtenAt: number;
    readonly stars: number | null;
  })[];
  readonly cart: readonly {
    readonly titleTh: string;
    readonly titleEn: string | null;
    readonly quantity: number;
    readonly at: number;
  }[];
  readonly signIns: readonly { readonly provider: string; readonly email: string | null; readonly at: Date }[];
  readonly sessions: readonly {
    readonly from: Date;
    readonly until: Date;
    readonly ip: string | null;
    readonly agent: string | null;
  }[];
  readonly push: readonly { readonly at: number; readonly endpoint: string }[];
  readonly mail: readonly {
    readonly at: number;
    readonly to: string;
    readonly subject: string;
    readonly text: string | null;
  }[];
  /** The terms that orders accepted. */
  readonly accepted: readonly { readonly orderNumber: string; readonly acceptance: Acceptance | null }[];
  /** The desk's notes about orders. */
  readonly notes: readonly { readonly orderNumber: string; readonly text: string; readonly at: number }[];
};

/** A row of a sheet: readable values by column. */
type DataRow = Readonly<Partial<Record<DataColumn, string>>>;

/** All data of a person: one sheet for each kind, with readable values. */
type PersonData = Readonly<Record<DataSheet, readonly DataRow[]>>;

const when = (at: number | Date | null): string => {
  if (at === null) return '';
  const instant = Number(at);
  return `${formatBangkokDate(instant)} ${formatBangkokTime(instant)}`;
};
const amount = (minor: number): string => (minor / 100).toFixed(2);
const filled = (fields: Readonly<Partial<Record<DataColumn, string | null>>>): DataRow =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));

/** The sheets of a person's data, with values in the reader's language. */
function personSheets(facts: PersonFacts, language: Language): PersonData {
  const { person, registered, tax, orders } = facts;
  const words = personDataMessages[language];
  const text = (th: string, en: string | null) => textIn({ th, en }, language);
  const { name, email, username, tel, role, createdAt } = person;
  const { nickname, address, groupName, answers } = registered;
  const group = groupName === null ? '' : textIn(groupName, language);
  return {
    details: [
      filled({
        ...{ name, nickname, email, username, tel, address, group },
        ...{ role: accountMessages[language].roles[role], time: when(createdAt) },
      }),
    ],
    answers: answers.map(({ label, values }) =>
      filled({ question: textIn(label, language), text: values.map((value) => textIn(value, language)).join(', ') }),
    ),
    addresses: facts.addresses.map(({ recipient, tel: phone, line, ...at }) =>
      filled({
        ...{ name: recipient, tel: phone, postcode: at.postcode },
        address: [line, at.subdistrict, at.district, at.province].join(' '),
      }),
    ),
    taxData:
      tax === null
        ? []
        : [
            filled({
              name: `${tax.nameOne} ${tax.nameTwo}`.trim(),
              ...{ taxId: tax.payerId, address: tax.address, postcode: tax.postcode },
              ...{ deliveryAddress: tax.deliveryAddress, file: tax.certificateName },
            }),
          ],
    ...ordersData(orders, language),
    courses: coursesData(facts, language),
    progress: facts.watched.map((row) =>
      filled({
        ...{ course: text(row.courseTh, row.courseEn), lecture: text(row.lectureTh, row.lectureEn) },
        ...{ seconds: row.seconds.toFixed(0), time: when(row.at) },
        finished: row.isFinished ? words.yes : '',
      }),
    ),
    comments: facts.comments.map((row) =>
      filled({
        ...{ course: text(row.courseTh, row.courseEn), text: row.text, time: when(row.writtenAt) },
        stars: row.stars === null ? null : String(row.stars),
      }),
    ),
    cart: facts.cart.map((row) =>
      filled({ item: text(row.titleTh, row.titleEn), quantity: String(row.quantity), time: when(row.at) }),
    ),
    signIns: facts.signIns.map((row) => filled({ provider: row.provider, email: row.email, time: when(row.at) })),
    devices: [
      ...facts.sessions.map(({ from, until, ip, agent }) =>
        filled({ device: agent, ip, time: when(from), until: when(until) }),
      ),
      ...facts.push.map(({ at, endpoint }) => filled({ pushAddress: endpoint, time: when(at) })),
    ],
    messages: facts.mail.map(({ at, to, subject, text: said }) =>
      filled({ time: when(at), email: to, subject, text: said }),
    ),
    acceptances: [{ orderNumber: null, acceptance: registered.acceptance }, ...facts.accepted].flatMap(
      ({ orderNumber, acceptance }) =>
        acceptance === null
          ? []
          : [
              filled({
                ...{ order: orderNumber, time: when(acceptance.acceptedAt) },
                ...{ terms: when(acceptance.terms), privacy: when(acceptance.privacy) },
              }),
            ],
    ),
    notes: facts.notes.map(({ orderNumber, text: written, at }) =>
      filled({ order: orderNumber, text: written, time: when(at) }),
    ),
  };
}

function coursesData({ accesses, courses }: PersonFacts, language: Language): readonly DataRow[] {
  const titleOf = (itemId: string): string => {
    const title = courses.find(({ id }) => id === itemId)?.title;
    return title === undefined ? itemId : textIn(title, language);
  };
  return accesses.map(({ itemId, startsAt, endsAt, revokedAt, givenReason, takenReason }) =>
    filled({
      ...{ course: titleOf(itemId), time: when(startsAt), until: when(revokedAt ?? endsAt) },
      reason: [givenReason, takenReason].filter(Boolean).join(', '),
    }),
  );
}

function ordersData(orders: readonly Order[], language: Language): Pick<PersonData, 'orders' | 'lines' | 'payments'> {
  const { status } = ordersMessages[language];
  return {
    orders: orders.map((order) => {
      const { tax, shipping } = order;
      const parcel = shipping?.address ?? null;
      return filled({
        ...{ order: order.number, time: when(order.placedAt), status: status[order.status] },
        ...{ total: amount(order.total), currency: order.currency, document: order.document?.number ?? null },
        ...{ name: order.buyerName, email: order.email, tel: order.tel },
        ...{ taxId: tax?.payerId ?? null, address: tax?.address ?? null },
        deliveryAddress:
          parcel === null
            ? null
            : [
                parcel.recipient,
                parcel.line,
                parcel.subdistrict,
                parcel.district,
                parcel.province,
                parcel.postcode,
              ].join(' '),
      });
    }),
    lines: orders.flatMap(({ number, currency, lines }) =>
      lines.map((line) =>
        filled({
          ...{ order: number, item: textIn(line.title, language), plan: textIn(line.planName, language) },
          ...{
            quantity: String(line.quantity),
            price: amount(line.unitPrice),
            discount: amount(line.discount),
            currency,
          },
        }),
      ),
    ),
    payments: orders.flatMap(({ number, currency, reports, moneyBack = [] }) => [
      ...reports.map((report) =>
        filled({
          ...{ order: number, time: when(report.transferredAt), total: amount(report.amount), currency },
          ...{ name: report.contactName, bank: report.originBankCode, text: report.note },
          file: report.slipNames.join(', '),
        }),
      ),
      ...moneyBack.map((back) =>
        filled({
          ...{ order: number, time: when(back.at), total: `-${amount(back.amount)}`, currency: back.currency },
          reason: back.reason,
        }),
      ),
    ]),
  };
}

/** A text file of the export. */
type DataFile = { readonly name: string; readonly text: string };

/** The text files of the export: an explanation, everything as JSON, and a CSV for each kind. */
export function personFiles(facts: PersonFacts, language: Language): readonly DataFile[] {
  const words = personDataMessages[language];
  const data = personSheets(facts, language);
  return [
    { name: 'README.txt', text: `\uFEFF${words.readme}\n` },
    { name: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
    ...dataSheets.map((sheet) => ({ name: `${words.sheets[sheet]}.csv`, text: sheetOf(sheet, data, language) })),
  ];
}

/** The name of the ZIP. */
export const personFileName = (language: Language, now: number): string =>
  `${personDataMessages[language].fileName}-${formatBangkokDate(now)}.zip`;

/** The folder of stored files in the ZIP. */
export const filesFolder = (language: Language): string => personDataMessages[language].files;

function sheetOf(sheet: DataSheet, data: PersonData, language: Language): string {
  const { columns } = personDataMessages[language];
  const rows = data[sheet];
  const names = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) =>
    rows.some((row) => (row[name] ?? '') !== ''),
  );
  return csvOf([names.map((name) => columns[name]), ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}
