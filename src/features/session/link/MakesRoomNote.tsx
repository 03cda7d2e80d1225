import { mailedEntryMessages } from '../../../i18n/people/mailedEntry.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';

/** The data of the current person that the mailed link's button will delete. */
export function MakesRoomNote() {
  const { makesRoom } = useMessages(mailedEntryMessages);
  return (
    <Note tone="here" live>
      {makesRoom}
    </Note>
  );
}
