import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { noTaxData, type TaxData } from '../../domain/tax/taxData.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { CacheAge } from '../device/CacheAge.tsx';
import { OwnDataState } from '../device/OwnDataState.tsx';
import { PersistedFormFrame } from '../device/PersistedFormFrame.tsx';
import { useChangesOfOtherTabs } from '../device/useOwnData.ts';
import { TaxDataFields } from '../taxData/TaxDataFields.tsx';
import { taxDataQuery } from '../taxData/taxDataQuery.ts';
import { useTaxDataForm } from '../taxData/useTaxDataForm.ts';
import { AccountSection } from './AccountSection.tsx';

/** The addressee of tax invoices, stored once and prefilled in every order. */
export function TaxDataPart({ person }: { person: Person }) {
  const texts = useMessages(taxDataMessages);
  const query = useQuery(taxDataQuery);
  useChangesOfOtherTabs(taxDataQuery.queryKey);
  const { form, tellCertificate } = useTaxDataForm(person.id);
  const saved = query.data;
  return (
    <AccountSection
      name="tax"
      isEditing={form.values !== null}
      onEdit={saved && form.values === null ? () => form.open(saved) : undefined}
    >
      {form.values !== null ? (
        <PersistedFormFrame form={form} label={texts.title}>
          <TaxDataFields
            values={form.values}
            problems={form.problems}
            onChange={form.change}
            onCertificate={tellCertificate}
          />
        </PersistedFormFrame>
      ) : saved === undefined ? (
        <OwnDataState query={query} />
      ) : saved === null ? (
        <>
          <p className="mut">{texts.empty}</p>
          <div>
            <Button
              kind="outline"
              small
              icon="plus"
              onClick={() => form.open({ ...noTaxData, nameOne: person.firstName, nameTwo: person.lastName })}
            >
              {texts.add}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TaxDataFacts data={saved} />
          <CacheAge queryKey={taxDataQuery.queryKey} />
        </>
      )}
    </AccountSection>
  );
}

function TaxDataFacts({ data }: { data: TaxData }) {
  const texts = useMessages(taxDataMessages);
  const isCompany = data.personType === 'juristic';
  return (
    <dl className="account-facts">
      <dt>{texts.personTypes[data.personType]}</dt>
      <dd>
        {isCompany ? data.nameOne : `${data.nameOne} ${data.nameTwo}`}
        {isCompany && <span className="sm mut">{texts.branch(data.nameTwo)}</span>}
      </dd>
      <dt>{texts.fields.payerId}</dt>
      <dd className="num">{data.payerId}</dd>
      <dt>{texts.fields.address}</dt>
      <dd>
        {data.address} <span className="num">{data.postcode}</span>
      </dd>
      {!data.isDeliveredToTaxAddress && (
        <>
          <dt>{texts.fields.deliveryAddress}</dt>
          <dd>{data.deliveryAddress}</dd>
        </>
      )}
    </dl>
  );
}
