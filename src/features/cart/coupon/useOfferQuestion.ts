import { useState } from 'react';
import type { OfferQuestion } from './offerQuestion.ts';

type Asked = { readonly question: OfferQuestion; readonly settle: (isAgreed: boolean) => void };

/** A question that waits for an answer. Without a question the answer is yes. */
export function useOfferQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    question: asked?.question ?? null,
    ask: async (question: OfferQuestion | null): Promise<boolean> =>
      question === null || (await new Promise<boolean>((settle) => setAsked({ question, settle }))),
    answer: (isAgreed: boolean): void => {
      setAsked(null);
      asked?.settle(isAgreed);
    },
  };
}
