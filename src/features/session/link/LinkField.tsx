import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { nameOfNewcomer } from '../social/nameOfNewcomer.ts';
import type { useLinkQuestion } from './useLinkQuestion.ts';

/** Asks at sign-in whether to link the provider account that the person came from, and names that account. */
export function LinkField({ question }: { question: ReturnType<typeof useLinkQuestion> }) {
  const texts = useMessages(socialLoginMessages);
  const { newcomer, isYes, answer } = question;
  if (newcomer === null) return null;
  const name = texts.names[newcomer.provider];
  return (
    <CheckField
      label={texts.link.yes(name)}
      detail={texts.link.detail(name, nameOfNewcomer(newcomer))}
      checked={isYes}
      onCheck={answer}
    />
  );
}
