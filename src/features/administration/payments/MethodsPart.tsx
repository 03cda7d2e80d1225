import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodsSetting } from '../../../contract/order/shopPayments.ts';
import { methodDescriptions, providerTitles } from '../../../domain/order/paymentMethod.ts';
import type { ShopMethod } from '../../../domain/order/typedMethods.ts';
import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { useMethodTitle } from '../../cart/useMethodTitle.ts';
import { EditablePartHead } from '../form/EditablePartHead.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { MethodsForm } from './MethodsForm.tsx';
import { type MethodState, methodState } from './methodState.ts';
import { useShop } from './useShop.ts';

/** Every payment method with its state, and the form that orders them and switches them on and off. */
export function MethodsPart() {
  const texts = useMessages(shopPaymentsMessages);
  const query = useQuery(settingQuery(methodsSetting));
  const [isEdited, setEdited] = useState(false);
  const stored = query.data;
  const canEdit = stored !== undefined && !isEdited;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.methods.title}>
      <EditablePartHead title={texts.methods.title} onEdit={canEdit ? () => setEdited(true) : null} />
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {isEdited && stored && <MethodsForm stored={stored} onClose={() => setEdited(false)} />}
      {!isEdited && stored && (
        <ol className="stack stack-2">
          {stored.methods.map((each) => (
            <li key={each.method}>
              <MethodFacts each={each} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const tones: Readonly<Record<MethodState, Tone>> = {
  offered: 'done',
  off: 'plain',
  noKeys: 'plain',
  noAccount: 'here',
  notInCurrency: 'here',
};

function MethodFacts({ each }: { each: ShopMethod }) {
  const { state: words } = useMessages(shopPaymentsMessages).methods;
  const { language } = useLanguage();
  const titleOf = useMethodTitle();
  const state = methodState(each, useShop());
  const { icon, provider } = methodDescriptions[each.method];
  return (
    <div className="row sb">
      <span className="row">
        <Icon name={icon} />
        <span>
          <span className="strong">{titleOf(each)}</span>
          {provider !== null && <span className="sm mut adm-beside"> {providerTitles[provider][language]}</span>}
        </span>
      </span>
      <Tag tone={tones[state]}>{words[state]}</Tag>
    </div>
  );
}
