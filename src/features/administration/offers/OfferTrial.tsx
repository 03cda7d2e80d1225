import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OfferTrial as Trial } from '../../../contract/administration/adminOffers.ts';
import { textIn } from '../../../domain/localText.ts';
import type { OfferCourse } from '../../../domain/pricing/shopOffer.ts';
import { offerFaultWords } from '../../../i18n/buying/offerFaults.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckGroup } from '../../../ui/form/CheckGroup.tsx';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';

const sampleChoices = 12;

type Asked<Draft> = { readonly draft: Draft; readonly sample: readonly string[] };

/** A sample cart of the offer's courses, and its total by the rules of the cart before anything is saved. */
export function OfferTrial<Draft>({
  draft,
  courses,
  needed,
  isFaulty,
  ask,
}: {
  draft: Draft;
  courses: readonly OfferCourse[];
  /** Number of courses that the offer needs. */
  needed: number;
  isFaulty: boolean;
  ask: (asked: Asked<Draft>) => Promise<Trial>;
}) {
  const { trial: texts, fields } = useMessages(shopOffersMessages);
  const { language } = useLanguage();
  const isAway = useConnection() !== 'online';
  const [picked, pick] = useState<readonly string[] | null>(null);
  const offered = courses.slice(0, sampleChoices);
  const sample = (picked ?? offered.slice(0, needed).map(({ id }) => id)).filter((id) =>
    offered.some((course) => course.id === id),
  );
  const asked = { draft, sample };
  const trying = useMutation({ mutationFn: ask, networkMode: 'always' });
  const isOld = JSON.stringify(trying.variables) !== JSON.stringify(asked);
  if (courses.length === 0) return null;
  return (
    <section className="leaf stack" aria-label={texts.title}>
      <h2 className="adm-group">{texts.title}</h2>
      <p className="read">{texts.body}</p>
      <CheckGroup
        legend={texts.sample}
        choices={offered.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))}
        chosen={sample}
        several
        required={false}
        requiredWord={fields.required}
        problem={undefined}
        onChoose={pick}
      />
      <div className="row">
        <Button
          kind="outline"
          busy={trying.isPending}
          disabled={isAway || isFaulty || sample.length === 0}
          onClick={() => trying.mutate(asked)}
        >
          {texts.run}
        </Button>
        {isFaulty && <span className="hint">{texts.faults}</span>}
        {!isFaulty && trying.data && isOld && <span className="hint">{texts.old}</span>}
      </div>
      <FailureNote error={trying.error} />
      {trying.data && !isOld && <TrialFacts trial={trying.data} />}
    </section>
  );
}

function TrialFacts({ trial: { quote, titles, refusals } }: { trial: Trial }) {
  const texts = useMessages(shopOffersMessages).trial;
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(minor, quote.currency);
  const reasons = [...new Set(refusals.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  return (
    <div className="stack stack-3" role="status">
      <dl className="stack stack-2 adm-trial">
        {quote.lines.map((line, at) => (
          <Row key={line.itemId} name={textIn(titles[at] ?? { th: line.itemId, en: null }, language)}>
            {money(line.gross)}
          </Row>
        ))}
        {quote.offers.map((offer) => (
          <Row
            key={offer.id}
            name={offer.kind === 'coupon' ? texts.coupon : texts.promotion(textIn(offer.title, language))}
          >
            −{money(offer.discount)}
          </Row>
        ))}
        <Row name={texts.total} isStrong>
          {money(quote.total)}
        </Row>
      </dl>
      {quote.discount === 0 && <Note tone="here">{texts.nothing}</Note>}
      {reasons.map((reason) => (
        <Note key={reason} tone="here">
          {offerFaultWords(reason, language)}
        </Note>
      ))}
    </div>
  );
}

function Row({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className={isStrong ? 'row sb strong' : 'row sb'}>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
