import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FigureStep, figureSteps } from '../../../domain/order/salesFigures.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { shopFiguresQuery } from '../administrationQueries.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { FirstStepsPart } from '../start/FirstStepsPart.tsx';
import './overview.css';
import { SalesPart } from './SalesPart.tsx';
import { SellersPart } from './SellersPart.tsx';
import { SumsPart } from './SumsPart.tsx';
import { WorkPart } from './WorkPart.tsx';

/** The first screen of the desk: what waits, and how the shop sells. */
export function AdminOverview() {
  const texts = useMessages(shopFiguresMessages);
  const [step, setStep] = useState<FigureStep>('day');
  const query = useQuery(shopFiguresQuery(step));
  const figures = query.data;
  return (
    <>
      <header className="adm-head">
        <h1>{texts.title}</h1>
        <Segmented
          legend={texts.step}
          choices={figureSteps.map((value) => ({ value, label: texts.steps[value] }))}
          value={step}
          onChoose={setStep}
        />
      </header>
      <FirstStepsPart />
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {figures && (
        <>
          <WorkPart work={figures.work} />
          <SumsPart figures={figures} step={step} />
          <SalesPart figures={figures} />
          <div className="ov-pair">
            <SellersPart title={texts.best} items={figures.best} currency={figures.currency} />
            <SellersPart title={texts.worst} items={figures.worst} currency={figures.currency} />
          </div>
        </>
      )}
    </>
  );
}
