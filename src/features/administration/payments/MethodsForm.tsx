import { methodsSetting } from '../../../contract/order/shopPayments.ts';
import { isReported, methodDescriptions, providerTitles } from '../../../domain/order/paymentMethod.ts';
import {
  methodTitleMaximum,
  refuseMethods,
  type ShopMethods,
  storedMethods,
  type TypedMethod,
  typedMethods,
} from '../../../domain/order/typedMethods.ts';
import { storedText } from '../../../domain/typedText.ts';
import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { useMethodTitle } from '../../cart/useMethodTitle.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { FieldProblems } from '../form/useDeskForm.ts';
import { useSettingForm } from '../form/useResourceForm.ts';
import { methodState } from './methodState.ts';
import { ShopPictureField } from './ShopPictureField.tsx';
import { useShop } from './useShop.ts';

/** All payment methods in the shop's order. */
export function MethodsForm({ stored, onClose }: { stored: ShopMethods; onClose: () => void }) {
  const { problems: sentences, saved, methods: texts } = useMessages(shopPaymentsMessages);
  const titleOf = useMethodTitle();
  const form = useSettingForm(methodsSetting, {
    ...{ value: stored, stored: typedMethods(stored), draftOf: storedMethods, saved, onSaved: onClose },
    refuse: (values) => sentencesOf(refuseMethods(values), sentences),
  });
  const { problems, change } = form;
  const { methods } = form.values;
  const nameOf = (each: TypedMethod | undefined) =>
    each === undefined ? '' : titleOf({ method: each.method, title: storedText(each.title) });
  return (
    <DeskFormFrame form={form} label={texts.title} isOpened savesUnchanged={false} onCancel={onClose}>
      <StaleNote form={form} labels={{ methods: texts.title }} />
      <MovableRows
        rows={methods}
        label={texts.title}
        nameOf={(at) => nameOf(methods[at])}
        isRemovable={false}
        onRows={(rows) => change({ methods: rows })}
      >
        {(method, at, changeRow) => (
          <MethodFields
            method={method}
            name={nameOf(method)}
            within={`methods.${at}.`}
            problems={problems}
            onChange={changeRow}
          />
        )}
      </MovableRows>
      {problems.methods && <Problem>{problems.methods}</Problem>}
    </DeskFormFrame>
  );
}

function MethodFields({
  method: typed,
  name,
  within,
  problems,
  onChange,
}: {
  method: TypedMethod;
  name: string;
  within: string;
  problems: FieldProblems;
  onChange: (method: TypedMethod) => void;
}) {
  const { methods: texts } = useMessages(shopPaymentsMessages);
  const usual = useMethodTitle()({ method: typed.method, title: null });
  const detail = useDetail(typed);
  const change = (changes: Partial<TypedMethod>) => onChange({ ...typed, ...changes });
  return (
    <>
      <DeskFields
        form={{ values: typed, problems, change }}
        within={within}
        fields={[
          {
            ...{ kind: 'check', name: 'isOn', label: texts.isOn, detail },
            disabled: !typed.hasKeys && !typed.isOn,
          },
          {
            ...{ kind: 'languages', name: 'title', label: texts.name, maximum: methodTitleMaximum },
            hint: texts.nameHint(usual),
          },
        ]}
      />
      {isReported(typed.method) && (
        <ShopPictureField
          label={texts.qr}
          hint={texts.qrHint}
          of={name}
          url={typed.qrImageUrl}
          problem={problems[`${within}qrImageUrl`]}
          onUrl={(qrImageUrl) => change({ qrImageUrl })}
        />
      )}
    </>
  );
}

/** The meaning of the switch, or why buyers do not see the method. */
function useDetail(typed: TypedMethod): string {
  const { methods: texts } = useMessages(shopPaymentsMessages);
  const { language } = useLanguage();
  const shop = useShop();
  const { provider } = methodDescriptions[typed.method];
  switch (methodState({ ...typed, isOn: true }, shop)) {
    case 'noKeys':
      return texts.noKeysDetail(provider === null ? '' : providerTitles[provider][language]);
    case 'noAccount':
      return texts.noAccountDetail;
    case 'notInCurrency':
      return texts.notInCurrencyDetail;
    default:
      return texts.isOnDetail;
  }
}
