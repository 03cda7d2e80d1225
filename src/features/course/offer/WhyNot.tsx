import { courseStateMessages } from '../../../i18n/catalogue/courseStates.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import type { SaleState } from './saleState.ts';

type Reason = Exclude<SaleState, { kind: 'open' }>;

/** Why there is no ordinary next step, in one sentence. `plain` is without a frame around it. */
export function WhyNot({ state, plain }: { state: Reason; plain: boolean }) {
  const text = useReason(state);
  return plain ? text : <Note tone={toneOf(state)}>{text}</Note>;
}

function useReason(state: Reason): string {
  const texts = useMessages(courseStateMessages).reasons;
  const { dateTime } = useFormat();
  switch (state.kind) {
    case 'study':
      return texts.owned;
    case 'notYet':
      return texts.notYet(dateTime(state.at));
    case 'closed':
      return texts.closed(dateTime(state.at));
    default:
      return texts[state.kind];
  }
}

const toneOf = ({ kind }: Reason) =>
  kind === 'study' || kind === 'owned' ? 'done' : kind === 'ordered' || kind === 'staff' ? 'info' : 'here';
