import { rejectCodes } from '../../../domain/order/rejectReason.ts';
import { rejectReasonMessages } from '../../../i18n/buying/rejectReasons.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { otherReason, type ReasonProblem, type TypedReason } from './rejectReason.ts';

/** The reason of a rejection: a standard one with an addition; for a request free text only. */
export function ReasonFields({
  isRequest,
  typed: { chosen, more },
  problem,
  onChange,
}: {
  isRequest: boolean;
  typed: TypedReason;
  problem: ReasonProblem | null;
  onChange: (changes: Partial<TypedReason>) => void;
}) {
  const texts = useMessages(administrationMessages).decide;
  const reasons = useMessages(rejectReasonMessages).usual;
  const words = {
    problem: problem === 'more' ? texts.moreRequired : undefined,
    ...{ maxLength: 400, rows: 1, value: more, onText: (next: string) => onChange({ more: next }) },
  };
  if (isRequest) return <TextAreaField label={texts.reason} hint={texts.reasonHint} required {...words} />;
  return (
    <>
      <SelectField
        label={texts.reason}
        hint={texts.reasonHint}
        placeholder={texts.choose}
        problem={problem === 'reason' ? texts.reasonRequired : undefined}
        value={chosen}
        onText={(next) => onChange({ chosen: next })}
        choices={[
          ...rejectCodes.map((code) => ({ value: code, label: reasons[code] })),
          { value: otherReason, label: texts.otherReason },
        ]}
      />
      {chosen !== '' && <TextAreaField label={texts.more} required={chosen === otherReason} {...words} />}
    </>
  );
}
