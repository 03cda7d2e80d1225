import { ownData } from '../../contract/people/profile.ts';
import { dataRightsMessages } from '../../i18n/people/dataRights.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { fetchFile } from '../../platform/net/fetchFile.ts';
import { AccountSection } from './AccountSection.tsx';
import { DataDownload } from './DataDownload.tsx';

/** The person's right to a copy of their data. */
export function OwnDataPart() {
  const texts = useMessages(dataRightsMessages);
  return (
    <AccountSection name="ownData">
      <p className="read">{texts.own}</p>
      <DataDownload fetch={() => fetchFile(ownData, {})} />
    </AccountSection>
  );
}
