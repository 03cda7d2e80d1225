import { useParams } from 'react-router-dom';
import { PromotionScreen } from '../features/promotion/PromotionScreen.tsx';

/** A promotion: what is in it, what it saves, and all of it into the cart. */
export function PromotionPage() {
  const { promotionId = '' } = useParams();
  return <PromotionScreen promotionId={promotionId} />;
}
