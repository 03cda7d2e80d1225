import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { textIn } from '../../domain/localText.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Tabs } from '../../ui/show/Tabs.tsx';
import { Paragraphs } from '../course/Paragraphs.tsx';

/** Description, facts and delivery of a product, one tab at a time. Without facts there is no tab for them. */
export function ProductWords({ product }: { product: ProductDetail }) {
  const texts = useMessages(productMessages);
  const { language } = useLanguage();
  const facts = (
    <dl className="sum sm product-facts">
      {product.facts.map(({ label, value }) => (
        <div key={label.th + value.th}>
          <dt>{textIn(label, language)}</dt>
          <dd>{textIn(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
  const shipping = (
    <div className="read stack stack-3 measure">
      {texts.shippingSteps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </div>
  );
  const tabs = [
    { id: 'detail', title: texts.tabs.detail, content: <Paragraphs text={product.description} /> },
    ...(product.facts.length > 0 ? [{ id: 'facts', title: texts.tabs.facts, content: facts }] : []),
    { id: 'shipping', title: texts.tabs.shipping, content: shipping },
  ];
  return <Tabs label={texts.tabs.label} tabs={tabs} />;
}
