import { useNavigate } from 'react-router-dom';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { isSharedDevice } from '../../platform/session/sharedDevice.ts';
import { storeSharedSlip } from '../../platform/session/sharedSlips.ts';
import { links } from '../../ui/press/links.ts';
import { SlipField } from '../bankTransfer/SlipField.tsx';
import { persistedOrTold } from '../cart/persistedOrTold.ts';
import { usePerson } from '../session/useSession.ts';
import { useSharedSlips } from './useSharedSlips.ts';

/** Takes a picture by hand if the system shared none: some phones send a share without its parts. */
export function PickedSlip() {
  const userId = usePerson()?.id ?? null;
  const { readAgain } = useSharedSlips();
  const navigate = useNavigate();
  const take = async ({ bytes, name, type }: SlipBytes) => {
    const sharer = { userId, isUnmarked: !isSharedDevice() };
    const picture = new File([bytes], name, { type });
    if (!(await persistedOrTold(() => storeSharedSlip(picture, sharer, Date.now())))) return;
    readAgain();
    // Without the message about the share.
    navigate(links.share(), { replace: true });
  };
  return (
    <SlipField
      slip={null}
      required={false}
      problem={undefined}
      mayLeaveOut={false}
      onChange={(slip) => slip && void take(slip)}
    />
  );
}
