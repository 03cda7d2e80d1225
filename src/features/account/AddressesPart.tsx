import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import {
  type AddressField,
  addressBegunFor,
  addressesMaximum,
  type SavedAddress,
} from '../../domain/people/postalAddress.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { formatAddress } from '../../i18n/people/formatAddress.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkConfirm } from '../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { AddressFields } from '../addresses/AddressFields.tsx';
import { addressesQuery } from '../addresses/addressesQuery.ts';
import { useAddressActions } from '../addresses/useAddressActions.ts';
import { type TypedAddress, useAddressForm } from '../addresses/useAddressForm.ts';
import { CacheAge } from '../device/CacheAge.tsx';
import { OwnDataState } from '../device/OwnDataState.tsx';
import { PersistedFormFrame } from '../device/PersistedFormFrame.tsx';
import { useChangesOfOtherTabs } from '../device/useOwnData.ts';
import type { PersistedForm } from '../device/usePersistedForm.ts';
import { AccountSection } from './AccountSection.tsx';

/** The delivery addresses: the list, and one form to add or change one. */
export function AddressesPart({ person }: { person: Person }) {
  const texts = useMessages(addressMessages);
  const query = useQuery(addressesQuery);
  useChangesOfOtherTabs(addressesQuery.queryKey);
  const form = useAddressForm(person.id);
  const list = query.data;
  const { values } = form;
  const edited = list?.find(({ id }) => id === values?.id);
  const wasDeleted = useDeletedElsewhere(form, query.isFetching ? undefined : list);
  const openNew = () => form.open({ ...addressBegunFor(person), id: null });
  return (
    <AccountSection name="addresses">
      {list === undefined ? <OwnDataState query={query} /> : list.length === 0 && <p className="mut">{texts.empty}</p>}
      {list !== undefined && list.length > 0 && (
        <AddressList
          list={list}
          hiddenId={values?.id ?? null}
          onChange={values === null ? (address) => form.open(address) : undefined}
        />
      )}
      <CacheAge queryKey={addressesQuery.queryKey} />
      {values !== null ? (
        <div className="stack account-inset">
          <h3>{values.id === null ? texts.addTitle : texts.changeTitle}</h3>
          {wasDeleted && (
            <Note tone="here" live>
              {texts.isGone}
            </Note>
          )}
          <PersistedFormFrame form={form} label={values.id === null ? texts.addTitle : texts.changeTitle}>
            <AddressFields
              values={values}
              problems={form.problems}
              isAlwaysDefault={edited?.isDefault === true || list?.length === 0}
              onChange={form.change}
            />
          </PersistedFormFrame>
        </div>
      ) : (
        list !== undefined && (
          <div>
            {list.length < addressesMaximum ? (
              <Button kind="outline" small icon="plus" onClick={openNew}>
                {texts.add}
              </Button>
            ) : (
              <p className="hint">{texts.full}</p>
            )}
          </div>
        )
      )}
    </AccountSection>
  );
}

/** Keeps the typed text as a new address if the address in the form was deleted elsewhere. */
function useDeletedElsewhere(
  { values, change }: Pick<PersistedForm<TypedAddress, AddressField>, 'values' | 'change'>,
  /** `undefined` while it is not known. */
  list: readonly SavedAddress[] | undefined,
): boolean {
  const [was, setWas] = useState(false);
  const isOpen = values !== null;
  const id = values?.id ?? null;
  const isGone = id !== null && list !== undefined && !list.some((address) => address.id === id);
  useEffect(() => {
    if (isGone) {
      setWas(true);
      change({ id: null });
    } else if (!isOpen) setWas(false);
  });
  return was && isOpen;
}

function AddressList({
  list,
  hiddenId,
  onChange,
}: {
  list: readonly SavedAddress[];
  /** The address that is open in the form. */
  hiddenId: string | null;
  /** Undefined while a form is open. */
  onChange: ((address: SavedAddress) => void) | undefined;
}) {
  const texts = useMessages(addressMessages);
  const { removing, choosing } = useAddressActions();
  const [unwanted, setUnwanted] = useState<SavedAddress | null>(null);
  const network = usePressedCall(
    removing,
    () => unwanted !== null && removing.mutate(unwanted.id, { onSuccess: () => setUnwanted(null) }),
  );
  const { language } = useLanguage();
  return (
    <ul className="account-rows">
      {list
        .filter(({ id }) => id !== hiddenId)
        .map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            isBusy={choosing.isPending && choosing.variables.id === address.id}
            onChoose={network.isAway ? undefined : () => choosing.mutate(address)}
            onChange={onChange && (() => onChange(address))}
            onRemove={() => setUnwanted(address)}
          />
        ))}
      {unwanted !== null && (
        <NetworkConfirm
          danger
          network={network}
          why={texts.question.away}
          title={texts.question.title}
          body={
            <p>
              {unwanted.recipient} · {formatAddress(unwanted, language)}
            </p>
          }
          confirm={texts.question.confirm}
          onClose={() => setUnwanted(null)}
        />
      )}
    </ul>
  );
}

function AddressRow({
  address,
  isBusy,
  onChoose,
  onChange,
  onRemove,
}: {
  address: SavedAddress;
  isBusy: boolean;
  /** Undefined while offline. The checkbox in the form waits for the network and says so. */
  onChoose: (() => void) | undefined;
  onChange: (() => void) | undefined;
  onRemove: () => void;
}) {
  const texts = useMessages(addressMessages);
  const { language } = useLanguage();
  const { recipient } = address;
  return (
    <li className="stack stack-2">
      <div>
        <p className="row">
          <span className="strong">{recipient}</span>
          <span className="mut num">{address.tel}</span>
          {address.isDefault && (
            <Tag tone="here" icon="check">
              {texts.isDefault}
            </Tag>
          )}
        </p>
        <p className="read">{formatAddress(address, language)}</p>
      </div>
      <div className="row account-verbs">
        {onChange && (
          <Button kind="quiet" small aria-label={texts.changeOf(recipient)} onClick={onChange}>
            {texts.change}
          </Button>
        )}
        {onChoose && !address.isDefault && (
          <Button kind="quiet" small busy={isBusy} aria-label={texts.makeDefaultOf(recipient)} onClick={onChoose}>
            {texts.makeDefault}
          </Button>
        )}
        <Button kind="quiet" small className="text-danger" aria-label={texts.removeOf(recipient)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
