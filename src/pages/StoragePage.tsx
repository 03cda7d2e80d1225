import '../ui/styles/buyer.css';
import { StorageScreen } from '../features/storage/StorageScreen.tsx';
import { storageMessages } from '../i18n/learning/storage.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** Data of the app on this device; works offline and without a session. */
export function StoragePage() {
  const { title, body } = useMessages(storageMessages);
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="narrow stack stack-6">
        <header className="stack stack-2">
          <h1>{title}</h1>
          <p className="mut">{body}</p>
        </header>
        <StorageScreen />
      </div>
    </>
  );
}
