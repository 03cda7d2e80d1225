import { useState } from 'react';
import { exportPersonData } from '../../../contract/administration/accounts.ts';
import type { PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { dataRightsMessages } from '../../../i18n/people/dataRights.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fetchFile } from '../../../platform/net/fetchFile.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { DataDownload } from '../../account/DataDownload.tsx';
import { EraseSheet } from './EraseSheet.tsx';

/** A person's rights by the PDPA, done by the desk: a copy of the data, and its erasure. */
export function DataPart({ person }: { person: PersonAtDesk }) {
  const texts = useMessages(dataRightsMessages);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="read mut">{texts.body}</p>
      <div className="row">
        <DataDownload fetch={() => fetchFile(exportPersonData, { userId: person.id })} />
        <Button kind="outline" icon="trash" onClick={() => setIsErasing(true)}>
          {texts.erase}
        </Button>
      </div>
      {isErasing && <EraseSheet person={person} onClose={() => setIsErasing(false)} />}
    </section>
  );
}
