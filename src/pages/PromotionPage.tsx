import { useParams } from 'react-router-dom';
import { PromotionScreen } from '../features/promotion/PromotionScreen.tsx';

/** A promotion: its items, its saving, and a button to add all of them. */
export function PromotionPage() {
  const { promotionId = '' } = useParams();
  return <PromotionScreen promotionId={promotionId} />;
}
