import { useQuery } from '@tanstack/react-query';
import { privateFilePath } from '../../../contract/administration/administration.ts';
import { textIn } from '../../../domain/localText.ts';
import type { StoredAnswer } from '../../../domain/people/customLabel.ts';
import type { RegisteredPerson } from '../../../domain/people/registeredPerson.ts';
import type { Acceptance } from '../../../domain/site/acceptance.ts';
import { registeredPersonMessages } from '../../../i18n/people/registeredPerson.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { RetryNote } from '../../../ui/notice/RetryNote.tsx';
import { adminBuyerQuery } from '../administrationQueries.ts';
import { type Fact, Facts } from '../Facts.tsx';

/** The buyer's registration data: group, picture, and answers to the shop's questions. */
export function BuyerTold({ orderId }: { orderId: string }) {
  const texts = useMessages(registeredPersonMessages);
  const { data, isError, isFetching, refetch } = useQuery(adminBuyerQuery(orderId));
  if (isError && !data) {
    return (
      <RetryNote isBusy={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </RetryNote>
    );
  }
  return data ? <RegisteredFacts data={data} /> : null;
}

/** Group, picture, answers to the shop's questions, and the accepted terms. */
export function RegisteredFacts({ data }: { data: RegisteredPerson }) {
  const texts = useMessages(registeredPersonMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const own: readonly Fact[] = [
    { key: 'nickname', label: texts.nickname, value: data.nickname },
    { key: 'address', label: texts.address, value: data.address },
    { key: 'group', label: texts.group, value: data.groupName && textIn(data.groupName, language) },
    { key: 'picture', label: texts.picture, value: pictureOf(data, texts.seePicture) },
    ...acceptedFacts(data.acceptance, texts, format),
  ];
  const answers = data.answers.map((answer) => ({
    key: `answer-${answer.id}`,
    label: textIn(answer.label, language),
    value:
      answer.type === 'image' ? (
        <PictureLink name={nameIn(answer)}>{texts.seePicture}</PictureLink>
      ) : (
        answer.values.map((value) => textIn(value, language)).join(', ')
      ),
  }));
  return <Facts facts={[...own, ...answers]} />;
}

const nameIn = ({ values }: StoredAnswer): string => values[0]?.th ?? '';

const pictureOf = ({ pictureName }: RegisteredPerson, words: string) =>
  pictureName === null ? null : <PictureLink name={pictureName}>{words}</PictureLink>;

function PictureLink({ name, children }: { name: string; children: string }) {
  return (
    <a className="link" href={privateFilePath(name, null)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

type Words = (typeof registeredPersonMessages)['th'];

/** The accepted pages, each with its version and the time. */
const acceptedFacts = (
  acceptance: Acceptance | null,
  texts: Words,
  format: ReturnType<typeof useFormat>,
): readonly Fact[] =>
  (['terms', 'privacy'] as const).map((page) => {
    const version = acceptance?.[page] ?? null;
    const value =
      acceptance === null || version === null
        ? null
        : texts.accepted(format.dateTime(version), format.dateTime(acceptance.acceptedAt));
    return { key: page, label: texts[page], value };
  });
