import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type OrderNoteDraft, writeOrderNote } from '../../../contract/administration/orderCare.ts';
import { noteMaximum, type OrderNote } from '../../../domain/order/orderNote.ts';
import { writtenText } from '../../../domain/writtenText.ts';
import { orderCareMessages } from '../../../i18n/buying/orderCare.ts';
import { parcelMessages } from '../../../i18n/buying/parcel.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { orderCareQuery } from '../administrationQueries.ts';
import { useDeskForm } from '../form/useDeskForm.ts';
import { ReviewPart } from '../orders/ReviewPart.tsx';
import { focusReview } from '../shortcuts/reviewFocus.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { CareForm } from './CareForm.tsx';

/** The desk's notes of an order and the questions to its buyer, with a form for the next one. */
export function NotesPart({ orderId, level }: { orderId: string; level: 2 | 3 }) {
  const texts = useMessages(orderCareMessages);
  const { data } = useQuery(orderCareQuery(orderId));
  const [written, setWritten] = useState(0);
  if (data === undefined) return null;
  // The button that had the focus is gone with the sent form.
  const begin = () => {
    setWritten((before) => before + 1);
    focusReview();
  };
  return (
    <ReviewPart title={texts.notes} level={level}>
      <NoteForm key={written} orderId={orderId} onWritten={begin} />
      {data.notes.length > 0 && (
        <ul className="stack stack-3">
          {data.notes.map((note) => (
            <li key={note.id}>
              <Written note={note} />
            </li>
          ))}
        </ul>
      )}
    </ReviewPart>
  );
}

function NoteForm({ orderId, onWritten }: { orderId: string; onWritten: () => void }) {
  const texts = useMessages(orderCareMessages);
  const client = useQueryClient();
  const [kind, setKind] = useState<OrderNoteDraft['kind']>('note');
  const field = useRef<HTMLDivElement>(null);
  useShortcuts({
    KeyQ: () => {
      setKind('asked');
      field.current?.querySelector('textarea')?.focus();
    },
  });
  const form = useDeskForm({
    stored: { text: '' },
    refuse: ({ text }) => (writtenText(text) === '' ? { text: texts.required } : {}),
    send: async ({ text }, key) => {
      const answer = await callServer(writeOrderNote, { params: { orderId }, body: { kind, text } }, { key });
      client.setQueryData(orderCareQuery(orderId).queryKey, answer);
    },
    saved: texts.done[kind],
    onSaved: onWritten,
  });
  return (
    <CareForm form={form} action={kind === 'note' ? texts.add : texts.send}>
      <Segmented
        legend={texts.kind}
        value={kind}
        onChoose={setKind}
        choices={[
          { value: 'note', label: texts.kinds.note },
          { value: 'asked', label: texts.kinds.asked },
        ]}
      />
      <div ref={field}>
        <TextAreaField
          label={texts[kind]}
          hint={kind === 'note' ? texts.noteHint : texts.askedHint}
          rows={2}
          maxLength={noteMaximum}
          problem={form.problems.text}
          value={form.values.text}
          onText={(text) => form.change({ text })}
        />
      </div>
    </CareForm>
  );
}

function Written({ note }: { note: OrderNote }) {
  const texts = useMessages(orderCareMessages);
  const { states } = useMessages(parcelMessages);
  const format = useFormat();
  return (
    <div className="sm">
      <p className="adm-beside adm-note">{noteText(note, states)}</p>
      <p className="xs mut">
        {texts.marks[note.kind]} · {note.authorName ?? texts.former} ·{' '}
        <time dateTime={formatMachineTime(note.at)}>{format.dateTime(note.at)}</time>
      </p>
    </div>
  );
}

/** A parcel's note begins with its state. */
function noteText({ kind, text }: OrderNote, states: Readonly<Record<string, string>>): string {
  if (kind !== 'parcel') return text;
  const [state = '', ...rest] = text.split(' ');
  return [states[state] ?? state, ...rest].join(' ');
}
