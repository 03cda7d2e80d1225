import { courseMessages } from '../../i18n/course.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import type { SaleState } from './saleState.ts';
import type { Register } from './useRegister.ts';

/** The one next step. `bar` is the narrow place at the foot of phones. */
export function OfferActions({
  courseId,
  state,
  register,
  bar = false,
}: {
  courseId: string;
  state: SaleState;
  register: Register;
  bar?: boolean;
}) {
  const texts = useMessages(courseMessages).offer;
  const block = !bar;

  if (state.kind === 'study') {
    return (
      <ButtonLink to={links.learn(courseId)} icon="play" block={block}>
        {texts.study}
      </ButtonLink>
    );
  }
  if (state.kind === 'ordered' || state.kind === 'owned') {
    const order = state.orderToken === null ? links.studentOrders() : links.order(state.orderToken);
    return (
      <ButtonLink to={order} icon="receipt" block={block}>
        {texts.seeOrder}
      </ButtonLink>
    );
  }
  if (state.kind !== 'open') return null;
  return (
    <Button block={block} onClick={() => void register.register()}>
      {texts.register}
    </Button>
  );
}

/** Why there is no ordinary next step, in one sentence; nothing while the course can be bought. */
export function OfferReason({ state }: { state: SaleState }) {
  const text = useReason(state);
  return text === null ? null : <Note tone={toneOf(state)}>{text}</Note>;
}

export function useReason(state: SaleState): string | null {
  const texts = useMessages(courseMessages).offer;
  const { dateTime, date } = useFormat();
  switch (state.kind) {
    case 'open':
      return null;
    case 'study':
    case 'owned':
      return texts.owned;
    case 'notYet':
      return texts.notYet(dateTime(state.at));
    case 'closed':
      return texts.closed(date(state.at));
    default:
      return texts[state.kind];
  }
}

const toneOf = ({ kind }: SaleState) =>
  kind === 'study' || kind === 'owned' ? 'done' : kind === 'ordered' || kind === 'staff' ? 'info' : 'here';
