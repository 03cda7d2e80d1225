import { mailedEntryMessages } from '../../../i18n/people/mailedEntry.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';

/** What goes of whoever else is here with the next press of a mailed link's button. */
export function MakesRoomNote() {
  const { makesRoom } = useMessages(mailedEntryMessages);
  return (
    <Note tone="here" live>
      {makesRoom}
    </Note>
  );
}
